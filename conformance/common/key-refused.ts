/** What to do about a key that an engine does not take. */
export const KEY_REMEDY = "Give the key that the engine knows, by --api-key or TCK_API_KEY.";

/** Whether answers with these statuses all say that the caller is not known, or may not; false for none at all. */
export const isKeyRefused = (statuses: readonly number[]): boolean =>
  statuses.length > 0 && statuses.every((status) => status === 401 || status === 403);

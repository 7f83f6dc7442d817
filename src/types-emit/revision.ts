/** The revision of the protocol that the schemas describe. */
export const REVISION = "2026-08-28";

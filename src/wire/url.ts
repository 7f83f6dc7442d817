/**
 * Joins a base URL and a path of a peer. Whatever the path holds (`//evil.example`, `@evil`, `http://evil`), the result
 * keeps the base's scheme, host and port and stands under the base's own path; the path's query is left as it came.
 * An empty path gives the base itself. Undefined when the base is no absolute http(s) URL.
 */
export function joinUrl(base: string, path: string): string | undefined {
  const url = parseHttpUrl(base);
  if (url === undefined) return undefined;
  if (path === "") return url.href;
  const prefix = url.pathname.replace(/\/+$/, "");
  return `${url.origin}${prefix}${path.startsWith("/") ? "" : "/"}${path}`;
}

/** Reads an absolute http or https URL; undefined for anything else. */
export function parseHttpUrl(text: string): URL | undefined {
  const url = URL.parse(text);
  return url !== null && (url.protocol === "http:" || url.protocol === "https:") ? url : undefined;
}

/** The path and query of a request target, also when a client sent the whole URL as a proxy would expect it. */
export function originForm(target: string): string {
  return target.replace(/^https?:\/\/[^/?#]*/i, "").replace(/^(?!\/)/, "/");
}

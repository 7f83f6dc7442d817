/** What a blob's URI says. Source: BL-5. */
export interface BlobRef {
  readonly tenant: string;
  readonly id: string;
  readonly mime: string;
  readonly size: number;
  readonly name?: string;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** `blob://<tenant>/<id>?mime=…&size=…[&name=…]`. Source: BL-5. */
export function writeBlobUri({ tenant, id, mime, size, name }: BlobRef): string {
  const query = new URLSearchParams({ mime, size: String(size), ...(name === undefined ? {} : { name }) });
  return `blob://${encodeURIComponent(tenant)}/${id}?${query}`;
}

/** Undefined for anything that is not a whole blob URI. Source: BL-12. */
export function readBlobUri(uri: string): BlobRef | undefined {
  const match = /^blob:\/\/([^/?#]+)\/([^/?#]+)\?(.*)$/.exec(uri);
  if (match === null) return undefined;
  const [, tenant = "", id = "", query = ""] = match;
  const params = new URLSearchParams(query);
  const mime = params.get("mime");
  const size = params.get("size") ?? "";
  const name = params.get("name");
  if (!UUID.test(id) || mime === null || !/^\d+$/.test(size)) return undefined;
  const decoded = decode(tenant);
  if (decoded === undefined) return undefined;
  return { tenant: decoded, id, mime, size: Number(size), ...(name === null ? {} : { name }) };
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

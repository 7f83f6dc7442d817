import type { Blobs, Ids, StoredBytes } from "../ports.ts";
import { readBlobUri, writeBlobUri } from "./uri.ts";

/** Blobs that live as long as the process. */
export function memoryBlobs(ids: Ids): Blobs {
  const stored = new Map<string, StoredBytes>();
  const key = (tenant: string, id: string): string => JSON.stringify([tenant, id]);
  return {
    put(tenant, { bytes, mime, name }) {
      const id = ids.next();
      stored.set(key(tenant, id), { bytes, mime });
      return Promise.resolve(
        writeBlobUri({ tenant, id, mime, size: bytes.length, ...(name === undefined ? {} : { name }) }),
      );
    },
    get(tenant, uri) {
      const ref = readBlobUri(uri);
      return Promise.resolve(ref === undefined || ref.tenant !== tenant ? undefined : stored.get(key(tenant, ref.id)));
    },
    close: () => stored.clear(),
  };
}

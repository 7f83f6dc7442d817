import { createHash } from "node:crypto";
import { type FileHandle, mkdir, open, readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { readJson } from "../../json/read.ts";
import type { Blobs, Ids } from "../ports.ts";
import { readBlobUri, writeBlobUri } from "./uri.ts";

const NEWLINE = 0x0a;

/**
 * Blobs as files: a folder for each tenant, in it a file for each blob, which begins with a line of JSON that holds the
 * media type. A file has its name only once all of it is on the disk, so a crash leaves whole blobs or none.
 */
export function diskBlobs({ folder }: { readonly folder: string }, ids: Ids): Blobs {
  const made = new Map<string, Promise<string>>();
  const home = (tenant: string): string => join(folder, folderName(tenant));
  const makeHome = (tenant: string): Promise<string> => {
    const known = made.get(tenant) ?? makeFolder(folder, home(tenant));
    made.set(tenant, known);
    known.catch(() => made.delete(tenant));
    return known;
  };
  return {
    async put(tenant, { bytes, mime, name }) {
      const id = ids.next();
      const path = join(await makeHome(tenant), id);
      await writeWhole(path, [new TextEncoder().encode(`${JSON.stringify({ mime })}\n`), bytes]);
      return writeBlobUri({ tenant, id, mime, size: bytes.length, ...(name === undefined ? {} : { name }) });
    },
    async get(tenant, uri) {
      const ref = readBlobUri(uri);
      if (ref === undefined || ref.tenant !== tenant) return undefined;
      const file = await readFile(join(home(tenant), ref.id)).catch(ignoreAbsent);
      if (file === undefined) return undefined;
      const end = file.indexOf(NEWLINE);
      return { bytes: Uint8Array.from(file.subarray(end + 1)), mime: mimeIn(file.subarray(0, end).toString()) };
    },
    close: () => undefined,
  };
}

/** Any name may be a tenant's, `..` and names that differ in case alone as well. */
function folderName(tenant: string): string {
  return createHash("sha256").update(tenant).digest("hex");
}

async function makeFolder(parent: string, path: string): Promise<string> {
  await mkdir(path, { recursive: true });
  await settle(parent);
  return path;
}

async function writeWhole(path: string, parts: readonly Uint8Array[]): Promise<void> {
  const unfinished = `${path}.part`;
  try {
    await withFile(unfinished, "wx", async (file) => {
      for (const part of parts) await file.writeFile(part);
      await file.sync();
    });
    await rename(unfinished, path);
    await settle(join(path, ".."));
  } catch (thrown) {
    await rm(unfinished, { force: true }).catch(() => undefined);
    throw thrown;
  }
}

/** A new name outlives a loss of power only once its folder has been written too. Not every system can be asked for that. */
async function settle(folder: string): Promise<void> {
  await withFile(folder, "r", (file) => file.sync()).catch((thrown: NodeJS.ErrnoException) => {
    if (thrown.code !== "EISDIR" && thrown.code !== "EPERM" && thrown.code !== "EINVAL") throw thrown;
  });
}

async function withFile(path: string, flags: string, work: (file: FileHandle) => Promise<void>): Promise<void> {
  const file = await open(path, flags);
  try {
    await work(file);
  } finally {
    await file.close();
  }
}

function ignoreAbsent(thrown: NodeJS.ErrnoException): undefined {
  if (thrown.code !== "ENOENT") throw thrown;
}

function mimeIn(line: string): string {
  const read = readJson(line);
  const { mime } = (read.ok ? read.value : {}) as { readonly mime?: unknown };
  return typeof mime === "string" ? mime : "application/octet-stream";
}

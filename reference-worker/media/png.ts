import { crc32, deflateSync } from "node:zlib";

const SIGNATURE = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);

/**
 * A square PNG of one colour, 8 bits per channel, without alpha.
 * @param size side length in pixels, at least 1.
 * @param color `#rrggbb`.
 */
export function solidPng(size: number, color: string): Uint8Array {
  const pixel = Buffer.from(color.slice(1), "hex");
  // Every row starts with its filter: 0, none.
  const row = Buffer.concat([Uint8Array.of(0), ...Array.from({ length: size }, () => pixel)]);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(size, 0);
  header.writeUInt32BE(size, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const rows = deflateSync(Buffer.concat(Array.from({ length: size }, () => row)));
  return Buffer.concat([SIGNATURE, chunk("IHDR", header), chunk("IDAT", rows), chunk("IEND", new Uint8Array())]);
}

function chunk(kind: string, data: Uint8Array): Uint8Array {
  const body = Buffer.concat([Buffer.from(kind, "latin1"), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.byteLength, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

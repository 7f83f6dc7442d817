const RATE = 8_000;

/**
 * A sine tone as a WAV file: 8,000 samples a second, 8 bits, one channel.
 * @param hertz the pitch.
 * @param milliseconds the length.
 */
export function toneWav(hertz: number, milliseconds: number): Uint8Array {
  const count = Math.round((RATE * milliseconds) / 1_000);
  const file = Buffer.alloc(44 + count);
  file.write("RIFF", 0, "latin1");
  file.writeUInt32LE(36 + count, 4);
  file.write("WAVEfmt ", 8, "latin1");
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(RATE, 24);
  file.writeUInt32LE(RATE, 28);
  file.writeUInt16LE(1, 32);
  file.writeUInt16LE(8, 34);
  file.write("data", 36, "latin1");
  file.writeUInt32LE(count, 40);
  for (let n = 0; n < count; n++) file[44 + n] = 128 + Math.round(100 * Math.sin((2 * Math.PI * hertz * n) / RATE));
  return file;
}

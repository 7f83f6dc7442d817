import { connect, type Socket } from "node:net";

/** What one cell measured. */
export interface Load {
  readonly perSecond: number;
}

/** Reads one answer off a socket: by its content length, or by chunks up to the last one. Resolves when it is complete. */
const createReader = (socket: Socket): (() => Promise<void>) => {
  let pending = Buffer.alloc(0);
  let done: (() => void) | undefined;
  const complete = (): number => {
    const head = pending.indexOf("\r\n\r\n");
    if (head < 0) return -1;
    const headers = pending.toString("latin1", 0, head).toLowerCase();
    const length = /content-length: (\d+)/.exec(headers);
    if (length) return pending.length >= head + 4 + Number(length[1]) ? head + 4 + Number(length[1]) : -1;
    const end = pending.indexOf("0\r\n\r\n", Math.max(head + 4, pending.length - 2048));
    return end < 0 ? -1 : end + 5;
  };
  socket.on("data", (chunk) => {
    pending = pending.length === 0 ? chunk : Buffer.concat([pending, chunk]);
    const end = complete();
    if (end < 0) return;
    pending = pending.subarray(end);
    done?.();
  });
  return () =>
    new Promise((resolve) => {
      done = resolve;
    });
};

/** Sends `count` requests over `connections` sockets that are kept open, one at a time on each. */
export const load = async (
  port: number,
  path: string,
  body: string,
  connections: number,
  count: number,
): Promise<Load> => {
  const request = Buffer.from(
    `POST ${path} HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\ncontent-type: application/json\r\nx-api-key: key\r\nanthropic-version: 2023-06-01\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  );
  let left = count;
  const start = process.hrtime.bigint();
  await Promise.all(
    Array.from({ length: connections }, async () => {
      const socket = connect(port, "127.0.0.1").setNoDelay(true);
      await new Promise((resolve) => socket.once("connect", resolve));
      const answered = createReader(socket);
      while (left > 0) {
        left--;
        const whole = answered();
        socket.write(request);
        await whole;
      }
      socket.destroy();
    }),
  );
  const seconds = Number(process.hrtime.bigint() - start) / 1e9;
  return { perSecond: count / seconds };
};

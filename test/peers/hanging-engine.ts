/**
 * An engine that takes every request and answers none, and does not end when it is told to. The first session that is
 * submitted to it makes the file that is named, with its port.
 */
import { writeFileSync } from "node:fs";
import { createServer } from "node:http";

const [file = ""] = process.argv.slice(2);
const { TCK_PORT = "" } = process.env;
process.on("SIGTERM", () => undefined);
createServer((request, response) => {
  if (request.url?.endsWith("/submit") !== true) response.writeHead(404).end();
  else writeFileSync(file, TCK_PORT);
}).listen(Number(TCK_PORT), "127.0.0.1");

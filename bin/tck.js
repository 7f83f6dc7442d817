#!/usr/bin/env node
// Old syntax on purpose: this file must be readable by any Node, so that a too old one is told so in a sentence.
var v = process.versions.node.split(".").map(Number);
if (v[0] < 22 || (v[0] === 22 && v[1] < 18)) {
  process.stderr.write(
    "tck needs Node 22.18 or newer; this is " +
      process.versions.node +
      ". In a checkout use `npm start` or `npx tck`, which bring their own.\n",
  );
  process.exit(2);
} else {
  import("node:fs").then((fs) => {
    var source = new URL("../src/cli/main.ts", import.meta.url);
    return import(fs.existsSync(source) ? source.href : new URL("../dist/src/cli/main.js", import.meta.url).href);
  });
}

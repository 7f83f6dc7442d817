#!/usr/bin/env node
// Old syntax on purpose: this file must be readable by any Node, so that a too old one is told so in a sentence.
var v = process.versions.node.split(".").map(Number);
var source = new URL("../src/cli/main.ts", import.meta.url);
// biome-ignore lint/style/useNodejsImportProtocol: what is too old may not know the protocol
import("fs").then((fs) => {
  var checkout = fs.existsSync(source);
  if (v[0] > 22 || (v[0] === 22 && v[1] >= 18)) {
    // A run starts the reference engine many times: what was compiled once is not compiled again.
    return import("node:module").then((module) => {
      module.enableCompileCache();
      return import(checkout ? source.href : new URL("../dist/src/cli/main.js", import.meta.url).href);
    });
  }
  process.stderr.write(
    "tck needs Node 22.18 or newer; this is " +
      process.versions.node +
      (checkout
        ? ". In a checkout use `npm start` or `npx tck`, which bring their own.\n"
        : ". Install a newer one, for one project by `npm install --save-dev node@24`, or borrow one for the call: " +
          "`npx -p node@24 -p toolcall-tck tck ...`.\n"),
  );
  process.exit(2);
});

/**
 * Compiles as many different schemas of tools as its argument says, as an engine does that is sent them, and prints the
 * bytes that it still holds when it is done: `node --expose-gc bench/schema-memory-process.ts 1000`.
 */
import { boundedCompile } from "../src/engine/validator/bounded.ts";
import { createCompile } from "../src/protocol/json-schema.ts";

const compile = boundedCompile(createCompile());
const count = Number(process.argv[2]);

for (let i = 0; i < count; i++) {
  const compiled = compile({
    type: "object",
    properties: {
      [`port_${i}`]: { type: "string", minLength: i % 7 },
      unit: { enum: ["m", "ft", `unit ${i}`] },
      height: { type: "number", minimum: i },
      days: { type: "array", items: { type: "integer", maximum: i }, maxItems: 7 },
    },
    required: [`port_${i}`],
    additionalProperties: false,
  });
  if (!compiled.ok || compiled.check({ [`port_${i}`]: "Leith at noon" }) !== undefined)
    throw new Error(`Schema ${i} does not compile, or refuses what fits it.`);
}
for (let i = 0; i < 3; i++) globalThis.gc?.();
const { heapUsed, external } = process.memoryUsage();
process.stdout.write(`${heapUsed + external}\n`);

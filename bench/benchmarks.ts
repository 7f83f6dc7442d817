import { engineLongSession } from "./engine-long-session.ts";
import { engineSessions } from "./engine-sessions.ts";
import type { Benchmark } from "./harness/benchmark.ts";
import { importing } from "./import.ts";
import { schemaMemory } from "./schema-memory.ts";
import { startup } from "./startup.ts";
import { validators } from "./validators.ts";

/** Every benchmark, in the order in which they are run. */
export const benchmarks: readonly Benchmark[] = [
  validators,
  importing,
  startup,
  engineSessions,
  engineLongSession,
  schemaMemory,
  {
    name: "provider",
    about: "The mock provider beside a bare server and beside aimock, on loopback.",
    program: ["bench/provider.ts"],
  },
  {
    name: "conformance",
    about: "Verdicts of the engine suite beside the checks of MCP's conformance suite, on loopback.",
    program: ["bench/conformance.ts"],
  },
];

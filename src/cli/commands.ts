import type { CommandSpec } from "./command.ts";
import { call } from "./commands/call.ts";
import { compat } from "./commands/compat.ts";
import { demo } from "./commands/demo.ts";
import { diff } from "./commands/diff.ts";
import { doctor } from "./commands/doctor.ts";
import { explain } from "./commands/explain.ts";
import { init } from "./commands/init.ts";
import { judge } from "./commands/judge.ts";
import { lint } from "./commands/lint.ts";
import { list } from "./commands/list.ts";
import { merge } from "./commands/merge.ts";
import { replay } from "./commands/replay.ts";
import { report } from "./commands/report.ts";
import { serveEngine } from "./commands/serve-engine.ts";
import { serveProvider } from "./commands/serve-provider.ts";
import { serveWorker } from "./commands/serve-worker.ts";
import { testEngine } from "./commands/test-engine.ts";
import { testTool } from "./commands/test-tool.ts";
import { testWorker } from "./commands/test-worker.ts";
import { types } from "./commands/types.ts";
import { validate } from "./commands/validate.ts";

/** Every command, in the order of the help. */
export const commands: readonly CommandSpec[] = [
  demo,
  init,
  doctor,
  testEngine,
  testWorker,
  testTool,
  call,
  replay,
  judge,
  report,
  merge,
  diff,
  compat,
  serveEngine,
  serveWorker,
  serveProvider,
  list,
  explain,
  validate,
  types,
  lint,
];

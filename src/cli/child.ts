/** Targets that a command starts: the suite's binding for vitest starts them too. */
export { freePort, StartError, startChild } from "../../conformance/common/child.ts";

/**
 * The suite as a library: hold an engine or a worker, in any language, against the rules.
 * @module toolcall-tck/conformance
 */
export * from "./engine/index.ts";
export * from "./worker/index.ts";

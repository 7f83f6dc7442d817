/**
 * The wire: the types of every message, what checks a value against them, and the protocol's rules as pure functions.
 * @module toolcall-tck
 */
export type * from "./generated/types.ts";
export { createRules, type Rules } from "./protocol/rules.ts";
export {
  accepts,
  fits,
  is,
  isTypeName,
  type Problem,
  type TypeName,
  typeNames,
  type Verdict,
  validate,
} from "./validate/index.ts";

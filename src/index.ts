/**
 * The wire: the types of every message, and what checks a value against them.
 * @module toolcall-tck
 */
export type * from "./generated/types.ts";
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

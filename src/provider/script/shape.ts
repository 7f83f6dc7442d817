import { isObject } from "../../json/own.ts";
import type { Problem } from "./problems.ts";

// Until the validator of schemas/provider-script.json is generated: the outermost shape alone.
/** What is wrong with the shape of a script, before anything is looked at in detail. */
export const shapeProblems = (value: unknown): Problem[] => {
  if (Array.isArray(value)) return value.flatMap((step, index) => stepShape(step, `/${index}`));
  if (!isObject(value)) return [{ pointer: "", message: "must be a list of steps or an object" }];
  if (Array.isArray(value["turns"])) return value["turns"].flatMap((step, index) => stepShape(step, `/turns/${index}`));
  return isObject(value["conversations"]) ? [] : [{ pointer: "", message: "must have turns or conversations" }];
};

const stepShape = (step: unknown, pointer: string): Problem[] =>
  isObject(step) ? [] : [{ pointer, message: "must be an object" }];

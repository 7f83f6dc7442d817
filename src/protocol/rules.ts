import { readArguments } from "./arguments.ts";
import { planMessages } from "./data-uris.ts";
import { routeCall } from "./deferred.ts";
import { describeTools, showError, showResult } from "./model-view.ts";
import { checkOutput, outputValue } from "./output.ts";
import { isPaused } from "./pause.ts";
import { arrangePrompt, mayPrompt } from "./prompt.ts";
import { propose } from "./propose/index.ts";
import { newMessages } from "./reconcile.ts";
import type { Rules } from "./record.ts";
import { readError, readResult } from "./result.ts";
import { nextWait, policy } from "./retry.ts";
import { maySettle, resolveSettle } from "./settle.ts";
import { planStorage } from "./storage.ts";
import { makeExecute, toolOf, venue } from "./tools.ts";

export type * from "./record.ts";

/**
 * The record of rules, with some members replaced. A rule that needs another one asks this record for it, so that a
 * replaced member is used everywhere.
 */
export function createRules(replace: Partial<Rules> = {}): Rules {
  const rules: Rules = {
    readArguments,
    readResult,
    readError,
    outputValue,
    checkOutput: (result, check) => checkOutput(rules, result, check),
    planStorage,
    planMessages,
    showResult,
    showError,
    describeTools,
    policy,
    nextWait,
    resolveSettle,
    maySettle,
    mayPrompt,
    arrangePrompt: (view, messages) => arrangePrompt(rules, view, messages),
    toolOf,
    routeCall,
    maySend: (_next, beside) => beside.length === 0,
    isPaused,
    venue,
    makeExecute,
    newMessages,
    propose: (trigger, view) => propose(rules, trigger, view),
    ...replace,
  };
  return rules;
}

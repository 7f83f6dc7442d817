import { escapeToken } from "../json/pointer.ts";
import type { Finding } from "./finding.ts";
import type { EffectiveRequest } from "./model.ts";
import { createLiveConversation, type LiveConversation, leftOfWide } from "./script/live-conversation.ts";
import { createLiveFault } from "./script/live-fault.ts";
import { conversationsOf, type Problem, scriptProblems } from "./script/problems.ts";
import { ScriptError } from "./script/script-error.ts";
import type { ConversationScript, Script, ScriptSettings } from "./script/types.ts";

/** A whole script being played. */
export interface LiveScript {
  readonly settings: ScriptSettings;
  names(): readonly string[];
  /** The conversation that a request belongs to: by its path prefix, its key, its model, else the one named `*`. */
  find(request: Pick<EffectiveRequest, "prefix" | "apiKey" | "model">): LiveConversation | undefined;
  /** Adds a conversation, or starts one over with other turns. Throws a {@link ScriptError} for one that cannot be played. */
  put(name: string, conversation: Script): void;
  /** Starts a conversation over. */
  restart(name: string): void;
  remove(name: string): void;
  /** What has not been said yet, in one conversation or in all. */
  leftOver(name?: string): Finding[];
}

/** What was put into a script, or taken out of it (undefined), since it was given. */
export type Changes = ReadonlyMap<string, Script | undefined>;

const settingsOf = (script: Script): ScriptSettings => (Array.isArray(script) ? {} : (script as ScriptSettings));

/** What is wrong with a script as the one conversation of a name, by pointers into that script. */
const putProblems = (name: string, script: Script): Problem[] => {
  if (typeof script === "object" && script !== null && "conversations" in script && script.conversations !== undefined)
    return [{ pointer: "/conversations", message: "a script that is put under one name has turns of its own" }];
  const around = `/conversations/${escapeToken(name)}`;
  return scriptProblems({ conversations: { [name]: script } }).map(({ pointer, message }) => ({
    pointer: pointer.slice(around.length),
    message,
  }));
};

/** Puts a script to work. Throws a {@link ScriptError} that names everything that is wrong with it. */
export const createLiveScript = (script: Script, changes: Changes = new Map()): LiveScript => {
  const problems = scriptProblems(script);
  if (problems.length > 0) throw new ScriptError(problems);
  const settings = settingsOf(script);
  const single = Array.isArray(script) || !("conversations" in script) || script.conversations === undefined;
  const shared = single ? [] : (settings.faults ?? []).map((fault) => createLiveFault(fault, "always"));
  const sources = new Map<string, ConversationScript>();
  const conversations = new Map<string, LiveConversation>();
  const live = { fast: settings.fastRetries ?? false, maxToolRounds: settings.maxToolRounds ?? 100, shared };
  const play = (name: string, conversation: ConversationScript): void => {
    sources.set(name, conversation);
    conversations.set(name, createLiveConversation(name, conversation, live));
  };
  const put = (name: string, changed: Script): void => {
    const found = putProblems(name, changed);
    if (found.length > 0) throw new ScriptError(found);
    for (const { conversation } of conversationsOf(changed)) play(name, conversation);
  };
  for (const { name, conversation } of conversationsOf(script)) play(name, conversation);
  for (const [name, changed] of changes) {
    if (changed === undefined) conversations.delete(name);
    else put(name, changed);
  }
  const leftOver = (conversation: string, messages: readonly string[]): Finding[] =>
    messages.map((message) => ({ kind: "left-over", conversation, message, request: undefined }));
  return {
    settings,
    names: () => [...conversations.keys()],
    find: ({ prefix, apiKey, model }) =>
      (prefix === "" ? undefined : conversations.get(prefix)) ??
      (apiKey === "" ? undefined : conversations.get(apiKey)) ??
      conversations.get(model) ??
      conversations.get("*"),
    put,
    restart: (name) => play(name, sources.get(name)!),
    remove: (name) => void conversations.delete(name),
    leftOver: (only) => [
      ...[...conversations.values()]
        .filter(({ name }) => only === undefined || name === only)
        .flatMap(({ name, left }) => leftOver(name, left())),
      ...(only === undefined
        ? leftOver(
            "",
            leftOfWide(shared).map((left) => `the script ${left}`),
          )
        : []),
    ],
  };
};

import type { Finding } from "./finding.ts";
import type { EffectiveRequest } from "./model.ts";
import { createLiveConversation, type LiveConversation } from "./script/live-conversation.ts";
import { createLiveFault } from "./script/live-fault.ts";
import { conversationsOf, problemsOf } from "./script/problems.ts";
import { ScriptError } from "./script/script-error.ts";
import type { ConversationScript, Script, ScriptSettings, Step } from "./script/types.ts";

/** A whole script being played. */
export interface LiveScript {
  readonly settings: ScriptSettings;
  names(): readonly string[];
  /** The conversation that a request belongs to: by its path prefix, its key, its model, else the one named `*`. */
  find(request: Pick<EffectiveRequest, "prefix" | "apiKey" | "model">): LiveConversation | undefined;
  /** Adds a conversation, or starts one over with other turns. Throws a {@link ScriptError} for one that cannot be played. */
  put(name: string, conversation: ConversationScript | readonly Step[]): void;
  remove(name: string): void;
  /** What has not been said yet, in one conversation or in all. */
  leftOver(name?: string): Finding[];
}

const settingsOf = (script: Script): ScriptSettings => (Array.isArray(script) ? {} : (script as ScriptSettings));

/** Puts a script to work. Throws a {@link ScriptError} that names everything that is wrong with it. */
export const createLiveScript = (script: Script): LiveScript => {
  const problems = problemsOf(script);
  if (problems.length > 0) throw new ScriptError(problems);
  const settings = settingsOf(script);
  const single = Array.isArray(script) || !("conversations" in script) || script.conversations === undefined;
  const shared = single ? [] : (settings.faults ?? []).map((fault) => createLiveFault(fault, "always"));
  const conversations = new Map<string, LiveConversation>();
  const live = { fast: settings.fastRetries ?? false, maxToolRounds: settings.maxToolRounds ?? 100, shared };
  for (const { name, conversation } of conversationsOf(script)) {
    conversations.set(name, createLiveConversation(name, conversation, live));
  }
  return {
    settings,
    names: () => [...conversations.keys()],
    find: ({ prefix, apiKey, model }) =>
      (prefix === "" ? undefined : conversations.get(prefix)) ??
      (apiKey === "" ? undefined : conversations.get(apiKey)) ??
      conversations.get(model) ??
      conversations.get("*"),
    put: (name, conversation) => {
      const found = problemsOf({ conversations: { [name]: conversation } });
      if (found.length > 0) throw new ScriptError(found);
      const [entry] = conversationsOf({ conversations: { [name]: conversation } });
      if (entry !== undefined) conversations.set(name, createLiveConversation(name, entry.conversation, live));
    },
    remove: (name) => void conversations.delete(name),
    leftOver: (only) =>
      [...conversations.values()]
        .filter(({ name }) => only === undefined || name === only)
        .flatMap(({ name, left }) =>
          left().map((message): Finding => ({ kind: "left-over", conversation: name, message, request: undefined })),
        ),
  };
};

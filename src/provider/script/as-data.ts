import { isObject } from "../json-text.ts";

const turnAsData = (turn: unknown): unknown => {
  if (typeof turn === "function") return { text: "" };
  return isObject(turn) && typeof turn["when"] === "function" ? { ...turn, when: {} } : turn;
};

const conversationAsData = (conversation: unknown): unknown => {
  if (Array.isArray(conversation)) return Array.from(conversation, turnAsData);
  return isObject(conversation) && Array.isArray(conversation["turns"])
    ? { ...conversation, turns: Array.from(conversation["turns"], turnAsData) }
    : conversation;
};

/** A script as a file could hold it: data that fits stands for the functions that code may have. Total. */
export const asData = (script: unknown): unknown => {
  if (!isObject(script) || !isObject(script["conversations"])) return conversationAsData(script);
  const conversations = Object.entries(script["conversations"]).map(([name, one]) => [name, conversationAsData(one)]);
  return { ...script, conversations: Object.fromEntries(conversations) };
};

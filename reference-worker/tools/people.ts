import { defineTool } from "../../src/worker/index.ts";

/** Step 10, consent: with `approval` a person is asked first, here only for what is dear. */
export const transferMoney = defineTool({
  name: "transfer_money",
  description: "Transfer money to a person. Use this only after the user has named both the amount and the person.",
  input: {
    type: "object",
    properties: {
      amount: { type: "number", exclusiveMinimum: 0, maximum: 10_000, description: "The amount in euros." },
      to: { type: "string", minLength: 1, maxLength: 80, description: "The person's full name." },
    },
    required: ["amount", "to"],
    additionalProperties: false,
  },
  approval: ({ amount }) => amount > 100,
  execute: ({ amount, to }) => `${amount} euros are on their way to ${to}.`,
});

/** A question that only a person can answer: the tool tries for itself first, and null means that somebody is asked. */
export const chooseGift = defineTool({
  name: "choose_gift",
  description: "Let the user choose one of several gifts. Use this when there is more than one that would do.",
  input: {
    type: "object",
    properties: {
      gifts: {
        type: "array",
        items: { type: "string", minLength: 1, maxLength: 80 },
        minItems: 1,
        maxItems: 5,
        description: "The gifts to choose from.",
      },
    },
    required: ["gifts"],
    additionalProperties: false,
  },
  output: {
    type: "object",
    properties: { gift: { type: "string" } },
    required: ["gift"],
    additionalProperties: false,
  },
  onToolCalled: ({ gifts }) => (gifts.length === 1 ? { gift: gifts[0] ?? "" } : null),
});

/** A tool of the client: the worker declares it, and never hears of its calls until they have ended. */
export const pickFile = defineTool({
  name: "pick_file",
  description: "Let the user pick a file on their own computer. Use this when the user speaks of a file of theirs.",
  handler: "client",
  input: {
    type: "object",
    properties: { kind: { type: "string", enum: ["text", "image"], description: "What kind of file is wanted." } },
    required: ["kind"],
    additionalProperties: false,
  },
});

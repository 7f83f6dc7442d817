import { describe, expect, it } from "vitest";
import { answerWords, roadOf, triggerOf } from "../../../conformance/report/html/labels.ts";

describe("what an arrow says", () => {
  it.each([
    ["POST", "/", "POST /"],
    ["POST", "/api/machine/sessions/submit", "POST …/sessions/submit"],
    ["GET", "/api/machine/sessions/tck-session-17532c0e-124/events?after_seq=3", "GET …/sessions/…/events"],
    ["POST", "/v1/chat/completions", "POST /v1/chat/completions"],
    ["", "", ""],
  ])("%s %s is told as %s", (method, path, road) => {
    expect(roadOf(method, path)).toBe(road);
  });

  it.each([
    ['{"trigger":{"type":"tool.execute","name":"get_weather"}}', "tool.execute get_weather"],
    ['{"trigger":{"type":"session.start"}}', "session.start"],
    ['{"trigger":7}', "no trigger"],
    ["no JSON", "no trigger"],
    ['{"trigger":{}}', "no type"],
  ])("the trigger of %s is told as %s", (text, words) => {
    expect(triggerOf(text)).toBe(words);
  });

  it.each([
    ['{"actions":[{"type":"tool.result"}]}', "tool.result"],
    ['{"actions":[{"type":"a"},{"type":"b"},{"type":"c"},7]}', "a, b +2"],
    ['{"actions":[]}', "no actions"],
    ['{"calls":[{"tool":"list"}]}', "calls list"],
    ['{"text":"hello"}', "text"],
    ['{"error":"it is closed"}', "it is closed"],
    ["null", "null"],
    ["{}", "{}"],
    ["", ""],
    ["event: a\ndata: 1\n\n", "a stream"],
    ["<html>", ""],
    ["[1]", ""],
  ])("the answer %s is told as %s", (text, words) => {
    expect(answerWords(text)).toBe(words);
  });
});

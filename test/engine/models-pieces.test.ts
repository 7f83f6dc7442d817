import { expect, it } from "vitest";
import { mockProvider } from "../../src/provider/index.ts";
import { validate } from "../../src/validate/index.ts";
import { config, openHouse } from "./house.ts";
import { subscribe } from "./subscribe.ts";

const TEXT = "A sentence that is long enough to come in several pieces.";

function open() {
  const provider = mockProvider({
    turns: [{ text: TEXT, fault: { kind: "reset", afterEvents: 3 } }, { text: "Bye." }],
  });
  return openHouse({ config: config([]), provider: provider.handle });
}

it("Pieces of a streamed answer ride the event stream without an id, numbered within their attempt, and are on no record", async () => {
  const house = open();
  const reader = await subscribe(house);
  const { json } = await house.say("go");
  await house.pass(3);
  const pieces = reader.pieces();
  for (const piece of pieces) expect(validate("TokenDelta", piece)).toMatchObject({ ok: true });
  expect(reader.frames.filter(({ event }) => event === "llm.token.delta").every(({ id }) => id === undefined)).toBe(
    true,
  );
  const of = (attempt: number) => pieces.filter((piece) => piece.attempt === attempt);
  expect(of(1).length).toBeGreaterThan(0);
  expect(
    of(2)
      .map(({ text = "" }) => text)
      .join(""),
  ).toBe(TEXT);
  for (const attempt of [1, 2]) expect(of(attempt).map(({ seq }) => seq)).toEqual(of(attempt).map((_, index) => index));
  const [{ id } = { id: "" }] = await house.of("llm.call.requested");
  expect(pieces[0]).toMatchObject({ call_id: id, session_id: "session-1", agent_id: "agent", turn_id: json.turn_id });
  expect((await house.events()).map(({ payload }) => payload.type as string)).not.toContain("llm.token.delta");
  const ids = reader.frames.flatMap((frame) => (frame.id === undefined ? [] : [Number(frame.id)]));
  expect(ids).toEqual(ids.map((_, index) => index + 1));
  reader.leave();
});

it("A reader of one turn sees the pieces of that turn alone", async () => {
  const house = open();
  const reader = await subscribe(house, "?turn_id=second");
  await house.say("go");
  await house.pass(3);
  expect(reader.pieces()).toEqual([]);
  await house.say("again", { turn_id: "second" });
  expect(
    reader
      .pieces()
      .map(({ text = "" }) => text)
      .join(""),
  ).toBe("Bye.");
  reader.leave();
});

it("A call that is not to be streamed gives no pieces", async () => {
  const provider = mockProvider({ turns: [{ text: TEXT }] });
  const house = openHouse({
    config: config([]),
    provider: provider.handle,
    worker: ({ trigger, proposed }) =>
      trigger.type === "client.messages"
        ? { ...(proposed as object), actions: [{ type: "llm.call", stream: false }] }
        : undefined,
  });
  const reader = await subscribe(house);
  await house.say("go");
  expect(provider.requests.map(({ stream }) => stream)).toEqual([false]);
  expect(reader.pieces()).toEqual([]);
  expect(await house.of("turn.completed")).toMatchObject([{ data: TEXT }]);
  reader.leave();
});

import fc from "fast-check";
import type { EngineArea, EngineCase, ExpectedBlock, Json, PlannedAct } from "./case.ts";
import { withPayload } from "./delivery.ts";
import { assemble, coreArea, type DraftCall, valid } from "./draft.ts";
import { blockKinds, bytes, ok, toBase64 } from "./results.ts";

/** A call whose result is these blocks. */
const resulting = (content: readonly Json[], stored: readonly ExpectedBlock[], because: "blocks" | "empty-block") =>
  ({
    tool: {},
    call: {
      ...valid,
      answers: [{ take: "action", action: { type: "tool.result", content } }],
      expect: ok(because, { blocks: stored }),
    },
  }) satisfies DraftCall;

const binary = fc.oneof(blockKinds.image, blockKinds.audio, blockKinds.binary);

type Named = Pick<PlannedAct, "name" | "act">;

const fetching = (name: string, uri: string, key: "owner" | "tenant2" = "owner"): Named => ({
  name,
  act: { do: "blob", uri, key },
});

/** URIs that name nothing, and URIs that are none of a blob's. */
const odd: readonly Named[] = [
  fetching("no such blob: another id", "$other"),
  fetching("no such blob: made up", "blob://tck/01990c3e-7f3a-7c1b-9d55-0242ac120002?mime=image%2Fpng&size=4"),
  fetching("no blob URI: web", "https://example.test/a.png"),
  fetching("no blob URI: file", "file:///etc/passwd"),
  fetching("no blob URI: words", "the last picture"),
  fetching("no blob URI: inline", "data:image/png;base64,iVBORw=="),
];

const after = (named: readonly Named[]): PlannedAct[] =>
  named.map(({ name, act }) => ({ name, when: { trigger: "turn.finished" }, act }));

/** Blobs, and what the route answers to other URIs. */
const fetched: fc.Arbitrary<EngineCase> = fc
  .tuple(
    fc.array(binary, { minLength: 1, maxLength: 3 }),
    fc.shuffledSubarray([...odd], { minLength: 1, maxLength: 3 }),
  )
  .map(([drawn, asked]) => {
    const content = drawn.map(({ block }) => block);
    const stored = drawn.map((one) => one.stored);
    return assemble("blobs", [[resulting(content, stored, "blocks")]], undefined, {
      needs: ["blobs", "blob", "token"],
      acts: after(asked),
    });
  });

/** A blob that another tenant asks for. */
const foreign: fc.Arbitrary<EngineCase> = binary.map(({ block, stored }) =>
  assemble("foreign-blobs", [[resulting([block], [stored], "blocks")]], undefined, {
    needs: ["blobs", "blob", "token", "tenant2"],
    acts: after([fetching("another's blob", "$blob", "tenant2")]),
  }),
);

/** Blocks whose bytes are none. */
const empty: fc.Arbitrary<EngineCase> = fc
  .constantFrom<Json>(
    { type: "image", data: "", mimeType: "image/png" },
    { type: "audio", data: "", mimeType: "audio/wav" },
    { type: "resource", resource: { uri: "file:///r/empty.csv", mimeType: "text/csv", blob: "" } },
  )
  .map((block) =>
    assemble("empty-blobs", [[resulting([block], [{ type: "blob", base64: "" }], "empty-block")]], undefined, {
      needs: ["blobs"],
    }),
  );

/** Where a part of a message may hold its bytes. */
const holders: readonly ((uri: string) => Json)[] = [
  (url) => ({ type: "image_url", image_url: { url } }),
  (file_data) => ({ type: "file", file: { filename: "a.png", file_data } }),
  (uri) => ({ type: "blob", uri }),
];

/** References that no engine has made. */
const strange = fc.constantFrom(
  "blob://elsewhere/01990c3e-7f3a-7c1b-9d55-0242ac120002?mime=image%2Fpng&size=4",
  "blob://elsewhere/01990c3e-7f3a-7c1b-9d55-0242ac120003?mime=audio%2Fwav&size=9",
);

/** What a person says, with bytes in it or with references to something elsewhere. */
const said: fc.Arbitrary<EngineCase> = fc
  .array(
    fc.oneof(
      fc
        .tuple(fc.constantFrom(...holders), bytes)
        .map(([part, data]) => part(`data:image/png;base64,${toBase64(data)}`)),
      strange.map((uri): Json => ({ type: "blob", uri })),
    ),
    { minLength: 1, maxLength: 3 },
  )
  .map((parts) =>
    withPayload(assemble("client-bytes", [], undefined, { needs: ["blobs"] }), {
      type: "client.message",
      message: { role: "user", content: [{ type: "text", text: "look at this" }, ...parts] },
    }),
  );

const area = (name: string, weight: number, needs: readonly string[], cases: fc.Arbitrary<EngineCase>): EngineArea => ({
  ...coreArea(name, weight, cases),
  needs,
});

/** Bytes: stored, fetched, and said by people. */
export const blobAreas: readonly EngineArea[] = [
  area("blobs", 2, ["blobs", "blob", "token"], fetched),
  area("foreign-blobs", 1, ["blobs", "blob", "token", "tenant2"], foreign),
  area("empty-blobs", 2, ["blobs"], empty),
  area("client-bytes", 2, ["blobs"], said),
];

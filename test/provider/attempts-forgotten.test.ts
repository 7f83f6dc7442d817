import { expect, test } from "vitest";
import { createAttempts } from "../../src/provider/attempts.ts";
import type { WireRequest } from "../../src/wire/handle.ts";

const asked = (again = false): WireRequest => ({
  method: "POST",
  path: "/v1/chat/completions",
  headers: again ? { "x-stainless-retry-count": "1" } : {},
  body: new TextEncoder().encode('{"model":"m"}'),
  signal: new AbortController().signal,
});

test("of many conversations the one that has been silent for longest is forgotten, and no other", () => {
  const attempt = createAttempts(2);
  attempt("a", asked());
  attempt("b", asked());
  attempt("a", asked());
  attempt("c", asked());
  expect(attempt("a", asked(true))).toMatchObject({ call: 2, attempt: 2 });
  expect(attempt("b", asked())).toMatchObject({ call: 1, attempt: 1 });
});

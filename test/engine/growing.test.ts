import { expect, it } from "vitest";
import { Growing } from "../../src/engine/session/growing.ts";

it("What a growing list has handed out stays as it is when the list grows", () => {
  const list = new Growing<number>();
  list.push(1);
  list.push(2);
  const before = list.all;
  list.push(3);
  list.push(4);
  expect(before).toEqual([1, 2]);
  expect(list.all).toEqual([1, 2, 3, 4]);
});

it("A growing list hands out the same array until it grows", () => {
  const list = new Growing([1]);
  const before = list.all;
  expect(list.all).toBe(before);
  list.push(2);
  expect(list.all).not.toBe(before);
});

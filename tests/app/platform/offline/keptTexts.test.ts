import type { KeptText } from "../../../../src/app/platform/offline/KeptText";
import { forgetKeptTexts, keepText, readKeptTexts } from "../../../../src/app/platform/offline/keptTexts";

const mockTexts = new Map<unknown, unknown>();
let mockIsForbidden = false;

jest.mock("idb-keyval", () => {
  const allowed = <Value>(value: () => Value) =>
    mockIsForbidden ? Promise.reject(new DOMException("no", "SecurityError")) : Promise.resolve(value());
  return {
    createStore: () => "store",
    set: (key: unknown, value: unknown) => allowed(() => mockTexts.set(key, value)),
    entries: () => allowed(() => [...mockTexts]),
    delMany: (keys: unknown[]) => allowed(() => keys.forEach((key) => mockTexts.delete(key))),
    clear: () => allowed(() => mockTexts.clear()),
  };
});

const text = (id: string, language: KeptText["language"] = "en"): KeptText => ({
  id,
  title: `Title ${id}`,
  body: `body of ${id}`,
  language,
});

let now = 0;
beforeEach(() => {
  mockTexts.clear();
  mockIsForbidden = false;
  jest.spyOn(Date, "now").mockImplementation(() => (now += 1));
});

test("texts are kept once each, by language, the one seen last first", async () => {
  await keepText(text("a"));
  await keepText(text("b"));
  await keepText(text("c", "nl"));
  await keepText(text("a"));
  expect((await readKeptTexts("en")).map(({ id }) => id)).toEqual(["a", "b"]);
  expect(await readKeptTexts("nl")).toEqual([expect.objectContaining(text("c", "nl"))]);
});

test("sixty at most: those that were not seen for the longest time go", async () => {
  for (let at = 0; at < 65; at += 1) await keepText(text(`t${at}`));
  const kept = (await readKeptTexts("en")).map(({ id }) => id);
  expect(kept).toHaveLength(60);
  expect([kept[0], kept.at(-1)]).toEqual(["t64", "t5"]);
});

test("what is no text is not read; a browser that forbids storage has none, and nothing fails", async () => {
  mockTexts.set("x", { id: "x", title: 1 }).set("y", "text");
  expect(await readKeptTexts("en")).toEqual([]);
  mockIsForbidden = true;
  await keepText(text("a"));
  expect(await readKeptTexts("en")).toEqual([]);
  await forgetKeptTexts();
});

test("all are let go of at once", async () => {
  await keepText(text("a"));
  await forgetKeptTexts();
  expect(await readKeptTexts("en")).toEqual([]);
});

import {
  type CachedText,
  clearCachedTexts,
  cacheText,
  readCachedTexts,
} from "../../../../src/app/platform/offline/textCache";

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

const text = (id: string, language: CachedText["language"] = "en"): CachedText => ({
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

test("texts are stored once each, by language, the last seen first", async () => {
  await cacheText(text("a"));
  await cacheText(text("b"));
  await cacheText(text("c", "nl"));
  await cacheText(text("a"));
  expect((await readCachedTexts("en")).map(({ id }) => id)).toEqual(["a", "b"]);
  expect(await readCachedTexts("nl")).toEqual([expect.objectContaining(text("c", "nl"))]);
});

test("sixty at most: the least recently seen are deleted", async () => {
  for (let at = 0; at < 65; at += 1) await cacheText(text(`t${at}`));
  const kept = (await readCachedTexts("en")).map(({ id }) => id);
  expect(kept).toHaveLength(60);
  expect([kept[0], kept.at(-1)]).toEqual(["t64", "t5"]);
});

test("invalid entries are ignored; without storage there are none, and nothing fails", async () => {
  mockTexts.set("x", { id: "x", title: 1 }).set("y", "text");
  expect(await readCachedTexts("en")).toEqual([]);
  mockIsForbidden = true;
  await cacheText(text("a"));
  expect(await readCachedTexts("en")).toEqual([]);
  await clearCachedTexts();
});

test("all are deleted at once", async () => {
  await cacheText(text("a"));
  await clearCachedTexts();
  expect(await readCachedTexts("en")).toEqual([]);
});

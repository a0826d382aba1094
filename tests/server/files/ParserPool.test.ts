import path from "node:path";
import { ParserPool, type ParserPoolOptions } from "../../../src/server/files/ParserPool";
import { hostileFiles } from "../../support/hostile";

const worker = path.resolve("src/server/parserWorker.ts");
const hard = {
  name: "readTexts",
  fileName: "x.csv",
  bytes: hostileFiles["a table of open quotes"]!(5_000_000),
} as const;
const easy = { name: "readMemberList", bytes: Buffer.from("Emma\nNoah") } as const;
const emmaAndNoah = {
  value: [
    { line: 1, name: "Emma", username: null },
    { line: 2, name: "Noah", username: null },
  ],
};

let pool: ParserPool | null = null;
const open = (options: ParserPoolOptions = {}) => (pool = new ParserPool(worker, options));
afterEach(() => pool?.close());

test("a file that takes too long ends with its worker, and the next one is read", async () => {
  const { run } = bound(open({ atOnce: 1, deadlineMs: 5 }));
  expect(await run(hard)).toBe("tooHard");
  expect(await bound(open()).run(easy)).toEqual(emmaAndNoah);
});

test("a worker that ended is replaced", async () => {
  const { run } = bound(open({ atOnce: 1, deadlineMs: 100 }));
  expect(await run(hard)).toBe("tooHard");
  expect(await run(easy)).toEqual(emmaAndNoah);
});

test("a file whose reading fills the memory is no more than too hard", async () => {
  const { run } = bound(open({ atOnce: 1, deadlineMs: 60_000, memoryMb: 40 }));
  expect(await run({ ...hard, bytes: hostileFiles["a table of commas"]!(5_000_000) })).toBe("tooHard");
  expect(await run(easy)).toEqual(emmaAndNoah);
});

test("as many as may wait do, and the next one is told so at once", async () => {
  const { run } = bound(open({ atOnce: 1, mostWaiting: 1 }));
  const two = [run(easy), run(easy)];
  expect(await run(easy)).toBe("busy");
  expect(await Promise.all(two)).toEqual([emmaAndNoah, emmaAndNoah]);
});

/** As a function without types, for jobs of either kind. */
function bound(of: ParserPool): { run(job: any): Promise<unknown> } {
  return { run: (job) => of.run(job) };
}

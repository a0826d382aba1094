import { WalPositions } from "../../../../src/server/database/replica/WalPositions";

let now = 0;
let end = 0n;
let asked = 0;
const positions = () =>
  new WalPositions(
    async () => {
      asked += 1;
      const lsn = end;
      // What takes a while; meanwhile others write.
      await Promise.resolve();
      return lsn;
    },
    () => now,
    100,
  );
beforeEach(() => void ([now, end, asked] = [0, 10n, 0]));

test("what was committed before a moment is in the log up to a position that was asked for then or later", async () => {
  const log = positions();
  await log.ask();
  [now, end] = [5, 20n];
  await log.ask();
  [now, end] = [9, 30n];
  expect([await log.after(0), await log.after(1), await log.after(5), asked]).toEqual([10n, 20n, 20n, 2]);
  expect([await log.after(6), asked]).toEqual([30n, 3]);
});

test("one that is being asked for may be older than the moment: then another one is", async () => {
  const log = positions();
  const first = log.ask();
  [now, end] = [1, 20n];
  expect(await Promise.all([log.after(1), log.after(1)])).toEqual([20n, 20n]);
  await first;
  expect(asked).toBe(2);
});

test("a failure is passed on, and the next one asks again", async () => {
  let fails = true;
  const log = new WalPositions(
    async () => {
      if (fails) throw new Error("away");
      return 1n;
    },
    () => now,
    100,
  );
  await expect(log.after(0)).rejects.toThrow("away");
  fails = false;
  expect(await log.after(0)).toBe(1n);
});

test("how long ago a replica had everything; unknown when that is longer ago than what is remembered", async () => {
  const log = positions();
  for (const at of [0, 50, 100]) {
    [now, end] = [at, BigInt(at)];
    await log.ask();
  }
  expect([100n, 99n, 50n, 0n, -1n].map((lsn) => log.reachedAt(lsn))).toEqual([100, 50, 50, 0, null]);
  now = 160;
  await log.ask();
  expect(log.reachedAt(50n)).toBeNull();
});

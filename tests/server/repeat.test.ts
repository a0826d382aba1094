import { repeat } from "../../src/server/promises";

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test("work that takes longer than its pause is not begun a second time, and is waited for at the end", async () => {
  const ends: (() => void)[] = [];
  const stop = repeat(() => new Promise<void>((resolve) => ends.push(resolve)), 100, fail);
  await jest.advanceTimersByTimeAsync(350);
  expect(ends).toHaveLength(1);
  ends[0]!();
  await jest.advanceTimersByTimeAsync(100);
  expect(ends).toHaveLength(2);
  let isStopped = false;
  const stopping = stop().then(() => (isStopped = true));
  await jest.advanceTimersByTimeAsync(500);
  expect([ends.length, isStopped]).toEqual([2, false]);
  ends[1]!();
  await stopping;
});

test("an error is reported, and the next time tries again", async () => {
  const errors: unknown[] = [];
  const work = jest.fn().mockRejectedValueOnce(new Error("once")).mockResolvedValue(undefined);
  const stop = repeat(work, 100, (error) => errors.push(error));
  await jest.advanceTimersByTimeAsync(250);
  expect([work.mock.calls.length, errors]).toEqual([2, [new Error("once")]]);
  await stop();
});

function fail(error: unknown): never {
  throw error;
}

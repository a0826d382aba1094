import { createLog } from "../../../src/server/operations/openLog";
import { stopOnSignals } from "../../../src/server/operations/Drain";

const listeners = new Map<string, (signal: string) => void>();
let exits: (number | undefined)[];
let now: number;
beforeEach(() => {
  exits = [];
  now = 0;
  jest.useFakeTimers();
  jest.spyOn(performance, "now").mockImplementation(() => now);
  jest
    .spyOn(process, "on")
    .mockImplementation(
      (event, listener) => (listeners.set(String(event), listener as (signal: string) => void), process),
    );
  jest.spyOn(process, "exit").mockImplementation((code) => {
    exits.push(Number(code));
    return undefined as never;
  });
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const log = createLog("silent");
const hear = (signal: string) => listeners.get(signal)?.(signal);
const settled = () => jest.advanceTimersByTimeAsync(0);

test.each(["SIGTERM", "SIGINT"])("%s ends it in good order", async (signal) => {
  let done: () => void = () => undefined;
  const stop = jest.fn(() => new Promise<void>((resolve) => (done = resolve)));
  stopOnSignals(log, stop);
  hear(signal);
  await settled();
  expect(exits).toEqual([]);
  done();
  await settled();
  expect(exits).toEqual([0]);
  expect(stop).toHaveBeenCalledTimes(1);
});

test(
  "the same signal twice within a moment, as a terminal and npm send it, is one; a second one later " +
    "ends it at once",
  async () => {
    stopOnSignals(log, () => new Promise(() => undefined));
    hear("SIGINT");
    now = 20;
    hear("SIGINT");
    await settled();
    expect(exits).toEqual([]);
    now = 1_000;
    hear("SIGINT");
    await settled();
    expect(exits).toEqual([1]);
  },
);

test("after ten seconds it ends anyway", async () => {
  stopOnSignals(log, () => new Promise(() => undefined));
  hear("SIGTERM");
  await jest.advanceTimersByTimeAsync(9_999);
  expect(exits).toEqual([]);
  await jest.advanceTimersByTimeAsync(1);
  expect(exits).toEqual([1]);
});

test("an end that fails is an error", async () => {
  stopOnSignals(log, () => Promise.reject(new Error("no")));
  hear("SIGTERM");
  await settled();
  expect(exits).toEqual([1]);
});

import { ReplayPlayer, ReplayRun } from "../../../../../src/app/features/result/ReplayPlayer";

const keystrokes = [..."abcdefghij"].map((text, at) => ({ time: at * 1000, kind: "insert", text }) as const);
const create = () =>
  new ReplayPlayer(new ReplayRun({ rules: "free", text: "abcdefghij", keystrokes, durationMs: 9000 }));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Within a frame or two of that time. */
const near = (player: ReplayPlayer, moment: number) => expect(Math.abs(player.run.timeMs - moment)).toBeLessThan(150);

test("plays with the clock, and stops when paused", () => {
  const player = create();
  player.play();
  jest.advanceTimersByTime(3000);
  near(player, 3000);
  player.pause();
  expect(player.figures.get().phase).toBe("paused");
  jest.advanceTimersByTime(5000);
  near(player, 3000);
});

test.each([1, 2, 4] as const)("at %d×", (speed) => {
  const player = create();
  player.setSpeed(speed);
  player.play();
  jest.advanceTimersByTime(2000);
  near(player, 2000 * speed);
  expect(player.figures.get().speed).toBe(speed);
});

test("figures are updated at most once a second during playback, and at the end", () => {
  const player = create();
  const told = jest.fn();
  player.figures.subscribe(told);
  player.play();
  expect(told).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(5100);
  expect(told.mock.calls.length).toBeLessThanOrEqual(6);
  expect(told.mock.calls.length).toBeGreaterThanOrEqual(5);
  jest.advanceTimersByTime(5000);
  expect(player.figures.get()).toMatchObject({ phase: "ended", timeMs: 9000, accuracy: 100 });
  const calls = told.mock.calls.length;
  jest.advanceTimersByTime(5000);
  expect(told).toHaveBeenCalledTimes(calls);
});

test("after its end it starts again; after a jump back from the end it waits there", () => {
  const player = create();
  player.seek(9000);
  expect(player.figures.get().phase).toBe("ended");
  player.seek(4000);
  expect(player.figures.get()).toMatchObject({ phase: "paused", timeMs: 4000 });
  player.seek(9000);
  player.play();
  expect(player.figures.get()).toMatchObject({ phase: "playing", timeMs: 0 });
});

test("during playback it continues from a jump; a long frame is not skipped", () => {
  const player = create();
  player.play();
  player.seek(5000);
  expect(player.figures.get().phase).toBe("playing");
  jest.advanceTimersByTime(1000);
  near(player, 6000);
  jest.setSystemTime(Date.now() + 60_000);
  jest.spyOn(performance, "now").mockReturnValue(performance.now() + 60_000);
  jest.advanceTimersByTime(17);
  near(player, 6250);
  player.pause();
});

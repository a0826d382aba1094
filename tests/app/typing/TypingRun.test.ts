import { remainingText, TypingRun } from "../../../src/app/typing/TypingRun";
import { MAX_LOG_ENTRIES } from "../../../src/engine/log/Keystroke";

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const press = (run: TypingRun, text: string, timeStamp = performance.now()): void =>
  run.apply({ kind: "insert", text }, timeStamp);

test("the first key that counts is time zero; times are whole and never go back", () => {
  const run = new TypingRun({ rules: "free", text: "abc" });
  run.apply({ kind: "deleteGrapheme" }, 900);
  press(run, " ", 950);
  expect(run.phase).toBe("waiting");
  press(run, "a", 1000.4);
  press(run, "b", 1010.6);
  press(run, "x", 1005);
  expect(run.phase).toBe("running");
  expect(run.keystrokes).toEqual([
    { time: 0, kind: "insert", text: "a" },
    { time: 10, kind: "insert", text: "b" },
    { time: 10, kind: "insert", text: "x" },
  ]);
  expect(run.presses).toEqual({ all: 3, right: 2 });
});

test("word runs end with their last right letter", () => {
  const run = new TypingRun({ rules: "free", text: "ab c" });
  for (const [at, letter] of ["a", "b", " ", "c"].entries()) press(run, letter, at * 100);
  expect(run.phase).toBe("ended");
  expect(run.end).toEqual({ reason: "finished", durationMs: 300 });
  press(run, "d", 500);
  expect(run.keystrokes).toHaveLength(4);
});

test("a timed run ends at its time, to the millisecond; a key on the last one counts, a later one does not", () => {
  const run = new TypingRun({ rules: "free", text: "ab cd ef", limitMs: 15_000 });
  const phases: string[] = [];
  run.onPhase(() => phases.push(run.phase));
  const zero = performance.now();
  press(run, "a", zero);
  jest.advanceTimersByTime(15_010);
  press(run, "b", zero + 15_000);
  expect(run.phase).toBe("running");
  press(run, " ", zero + 15_001);
  expect(run.end).toEqual({ reason: "time", durationMs: 15_000 });
  expect(run.keystrokes.map(({ time }) => time)).toEqual([0, 15_000]);
  expect(phases).toEqual(["running", "ended"]);
});

test("a timed run also ends without a key", () => {
  const run = new TypingRun({ rules: "free", text: "ab cd", limitMs: 15_000 });
  press(run, "a");
  jest.advanceTimersByTime(15_100);
  expect(run.end).toEqual({ reason: "time", durationMs: 15_000 });
});

test("a race ignores keys before its start and counts from there", () => {
  const run = new TypingRun({ rules: "stopOnError", text: "ab", zero: 5000 });
  press(run, "a", 4999);
  expect(run.keystrokes).toEqual([]);
  press(run, "a", 5300);
  press(run, "x", 5400);
  run.apply({ kind: "deleteGrapheme" }, 5450);
  press(run, "b", 5500);
  expect(run.keystrokes.map(({ time }) => time)).toEqual([300, 400, 500]);
  expect(run.end).toEqual({ reason: "finished", durationMs: 500 });
});

test("a run continues from another's state", () => {
  const first = new TypingRun({ rules: "stopOnError", text: "abcd", zero: 0 });
  press(first, "a", 10);
  const run = new TypingRun({ rules: "stopOnError", text: "abcd", zero: 0, from: first.state });
  press(run, "b", 20);
  expect(remainingText(run.state)).toBe("cd");
  expect(run.keystrokes).toHaveLength(1);
});

test("text of a composition is shown and not typed; it disappears at the end", () => {
  const run = new TypingRun({ rules: "free", text: "é" });
  const changed = jest.fn();
  run.onChange(changed);
  run.compose("´");
  run.compose("´");
  expect(changed).toHaveBeenCalledTimes(1);
  expect(run.provisional).toBe("´");
  expect(run.phase).toBe("waiting");
  press(run, "e\u0301", 1);
  expect(run.end?.reason).toBe("finished");
  expect(run.provisional).toBe("");
});

test("stopped, it keeps the time of its last key", () => {
  const run = new TypingRun({ rules: "free", text: "abc" });
  press(run, "a", 0);
  press(run, "b", 700);
  run.stop("idle");
  run.stop("left");
  expect(run.end).toEqual({ reason: "idle", durationMs: 700 });
});

test("a full log ends the run", () => {
  const run = new TypingRun({ rules: "stopOnError", text: "ab" });
  press(run, "a", 0);
  for (let count = 1; count < MAX_LOG_ENTRIES; count += 1) press(run, "x", count);
  expect(run.end?.reason).toBe("limit");
});

test("live figures come once a second while there are listeners, and once at the end", () => {
  const run = new TypingRun({ rules: "free", text: "hello world again" });
  const heard = jest.fn();
  const stop = run.live.subscribe(heard);
  press(run, "hello");
  press(run, "x");
  jest.advanceTimersByTime(990);
  expect(heard).not.toHaveBeenCalled();
  jest.advanceTimersByTime(20);
  expect(heard).toHaveBeenCalledTimes(1);
  expect(run.live.get()).toMatchObject({ seconds: 1, accuracy: 83, words: 0 });
  expect(run.live.get()).toBe(run.live.get());
  jest.advanceTimersByTime(3000);
  expect(heard).toHaveBeenCalledTimes(4);
  run.stop("left");
  expect(heard).toHaveBeenCalledTimes(5);
  jest.advanceTimersByTime(3000);
  expect(heard).toHaveBeenCalledTimes(5);
  stop();
});

test("what is left to type", () => {
  const run = new TypingRun({ rules: "free", text: "ab cd" });
  press(run, "x", 0);
  expect(remainingText(run.state)).toBe("b cd");
});

import * as fc from "fast-check";
import { replay, startTyping } from "../../../../../src/engine/typing/Typing";
import { measureRun } from "../../../../../src/engine/metrics/measureRun";
import { ReplayRun } from "../../../../../src/app/features/result/ReplayPlayer";
import { anyRun } from "../../../../engine/support/arbitraries";

const keystrokes = [..."axc"].map((text, at) => ({ time: at * 1000, kind: "insert", text }) as const);
const kept = { rules: "free", text: "abc", keystrokes, durationMs: 2500 } as const;

test("nothing is typed at the start; each keystroke is announced at its time", () => {
  const run = new ReplayRun(kept);
  const changed = jest.fn();
  run.onChange(changed);
  expect([run.state, run.timeMs, run.wpm, run.accuracy]).toEqual([startTyping("free", "abc"), 0, 0, 100]);
  run.advance(999);
  expect(changed).toHaveBeenCalledTimes(1);
  run.advance(1000);
  expect([changed.mock.calls.length, run.accuracy]).toEqual([2, 50]);
  run.advance(9000);
  expect([changed.mock.calls.length, run.timeMs]).toEqual([3, 2500]);
});

test("a jump in either direction is announced once; 0 is before the first key", () => {
  const run = new ReplayRun(kept);
  const [changed, jumped] = [jest.fn(), jest.fn()];
  run.onChange(changed);
  const unlisten = run.onJump(jumped);
  run.seek(1500);
  expect(run.state).toEqual(replay(startTyping("free", "abc"), keystrokes.slice(0, 2)));
  run.seek(500);
  expect([run.state, run.accuracy]).toEqual([replay(startTyping("free", "abc"), keystrokes.slice(0, 1)), 100]);
  run.seek(-1);
  expect([run.state, run.timeMs]).toEqual([startTyping("free", "abc"), 0]);
  expect([jumped.mock.calls.length, changed.mock.calls.length]).toEqual([3, 0]);
  unlisten();
  run.seek(Infinity);
  expect([jumped.mock.calls.length, run.timeMs]).toEqual([3, 2500]);
});

test("for any run, its end is the engine's, with the measured figures, however it is reached", () => {
  fc.assert(
    fc.property(anyRun, fc.array(fc.nat(20_000), { maxLength: 8 }), (any, moments) => {
      const run = new ReplayRun(any);
      const walked = new ReplayRun(any);
      for (const moment of moments) run.seek(moment);
      run.seek(any.durationMs);
      for (let at = 1; at <= 5; at += 1) walked.advance((any.durationMs * at) / 5);
      if (any.durationMs === 0) return;
      const { wpm, accuracy, presses } = measureRun(any);
      for (const each of [run, walked]) {
        expect(each.wpm).toBe(wpm);
        if (presses > 0) expect(each.accuracy).toBe(accuracy);
      }
      expect(run.state).toEqual(walked.state);
    }),
  );
});

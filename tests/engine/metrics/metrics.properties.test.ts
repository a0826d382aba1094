import * as fc from "fast-check";
import { decodeLog, encodeLog } from "../../../src/engine/log/logCodec";
import { replay, startTyping } from "../../../src/engine/typing/Typing";
import { finalText } from "../../../src/engine/metrics/errorRates";
import { measureRun } from "../../../src/engine/metrics/measureRun";
import { rightCharacters } from "../../../src/engine/metrics/rates";
import { anyRun } from "../support/arbitraries";

const numbersIn = (value: unknown): readonly number[] => {
  if (typeof value === "number") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(numbersIn) : [];
};

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

it("every figure of every run is finite and not negative", () => {
  fc.assert(
    fc.property(anyRun, (run) => {
      for (const figure of numbersIn(measureRun(run))) expect(Number.isFinite(figure) && figure >= 0).toBe(true);
    }),
  );
});

it("rates and percentages stay in their ranges, and agree with each other", () => {
  fc.assert(
    fc.property(anyRun, (run) => {
      const { accuracy, consistency, wpm, raw, presses, rightPresses, strokesPerMinute, errorRates } = measureRun(run);
      for (const percentage of [
        accuracy,
        consistency,
        errorRates.msd,
        errorRates.total,
        errorRates.corrected,
        errorRates.uncorrected,
      ])
        expect(percentage).toBeLessThanOrEqual(100);
      expect(rightPresses).toBeLessThanOrEqual(presses);
      expect(wpm).toBeLessThanOrEqual(raw);
      expect(raw * 5).toBeLessThanOrEqual(strokesPerMinute + 1e-9);
      expect(errorRates.corrected + errorRates.uncorrected).toBeCloseTo(errorRates.total, 9);
      expect(errorRates.uncorrected).toBeLessThanOrEqual(errorRates.msd);
    }),
  );
});

it("the counts of characters add up to the final text", () => {
  fc.assert(
    fc.property(anyRun, ({ rules, text, keystrokes }) => {
      const state = replay(startTyping(rules, text), keystrokes);
      const { transcribed, presented, characters } = finalText(state);
      expect(characters.correct + characters.incorrect + characters.extra).toBe(transcribed.length);
      expect(rightCharacters(state)).toBeLessThanOrEqual(characters.correct);
      expect(characters.missed).toBeLessThanOrEqual(presented.length);
      expect(text.startsWith(presented.join("").trimEnd())).toBe(true);
    }),
  );
});

it("counts by key, by second and in total are the same", () => {
  fc.assert(
    fc.property(anyRun, (run) => {
      const { keys, seconds, presses, rightPresses } = measureRun(run);
      expect(sum(keys.map((key) => key.presses))).toBeLessThanOrEqual(presses);
      expect(sum(keys.map((key) => key.presses - key.misses))).toBe(rightPresses);
      expect(sum(seconds.map((second) => second.errors))).toBeLessThanOrEqual(presses - rightPresses);
      expect(seconds.length).toBe(Math.floor(run.durationMs / 1000) + (run.durationMs % 1000 > 500 ? 1 : 0));
    }),
  );
});

it("server and browser get exactly the same: measured twice, and from the encoded log", () => {
  fc.assert(
    fc.property(anyRun, (run) => {
      const here = JSON.stringify(measureRun(run));
      expect(JSON.stringify(measureRun(run))).toBe(here);
      const sent = decodeLog(encodeLog(run.keystrokes));
      expect(sent.ok && JSON.stringify(measureRun({ ...run, keystrokes: sent.keystrokes }))).toBe(here);
    }),
  );
});

it("keys after the end of a run change nothing", () => {
  fc.assert(
    fc.property(anyRun, (run) => {
      const within = run.keystrokes.filter(({ time }) => time <= run.durationMs);
      expect(measureRun(run)).toEqual(measureRun({ ...run, keystrokes: within }));
    }),
  );
});

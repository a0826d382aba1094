import * as fc from "fast-check";
import { startCopyTyping, stepCopyTyping, typedText } from "../../../src/engine/exams/CopyTyping";
import type { LiveCopy } from "../../../src/engine/live/LiveCopy";
import {
  liveFigures,
  liveMarks,
  livePosition,
  startLiveRun,
  type LiveRun,
  type LiveRules,
  layOutLiveText,
  takeLiveBatch,
} from "../../../src/engine/live/LiveRun";
import type { Keystroke } from "../../../src/engine/log/Keystroke";
import { encodeLog } from "../../../src/engine/log/logCodec";
import { editsOf, replay, startTyping } from "../../../src/engine/typing/Typing";
import { measureRun } from "../../../src/engine/metrics/measureRun";
import { acceptsKey } from "../../../src/engine/text/graphemes";
import { anyRun } from "../support/arbitraries";

const inBatches = (keystrokes: readonly Keystroke[], cuts: readonly number[]): readonly string[] => {
  const places = [0, ...cuts.map((cut) => cut % (keystrokes.length + 1)).toSorted((a, b) => a - b), keystrokes.length];
  return places.slice(1).map((end, at) => encodeLog(keystrokes.slice(places[at], end)));
};

const take = (run: LiveRun, batch: number, encoded: string): LiveRun => {
  const taken = takeLiveBatch(run, batch, encoded);
  if (!("run" in taken)) throw new Error(JSON.stringify(taken));
  return taken.run;
};

const follow = (rules: LiveRules, text: string, batches: readonly string[]): LiveRun =>
  batches.reduce((run, encoded, at) => take(run, at + 1, encoded), startLiveRun(layOutLiveText(rules, text)));

const cuts = fc.array(fc.nat(80), { maxLength: 6 });

it("however a log is divided into batches, the result is that of the whole log", () => {
  fc.assert(
    fc.property(anyRun, cuts, ({ rules, text, keystrokes }, places) => {
      const run = follow(rules, text, inBatches(keystrokes, places));
      const durationMs = keystrokes.at(-1)?.time ?? 0;
      const whole = measureRun({ rules, text, keystrokes, durationMs });
      const { wpm, accuracy } = liveFigures(run, durationMs);
      expect([run.presses, run.rightPresses, run.lastTime, run.entries, wpm]).toEqual([
        whole.presses,
        whole.rightPresses,
        durationMs,
        keystrokes.length,
        whole.wpm,
      ]);
      expect(accuracy).toBe(whole.presses > 0 ? whole.accuracy : 100);
      expect(run.typing).toEqual(replay(startTyping(rules, text), keystrokes));
    }),
  );
});

it("repeated, early and unordered batches change nothing, and requested ones give the same run", () => {
  fc.assert(
    fc.property(
      anyRun,
      cuts,
      fc.array(fc.nat(7), { maxLength: 30 }),
      fc.constantFrom<LiveRules>("free", "stopOnError", "exam"),
      ({ text, keystrokes }, places, order, rules) => {
        const batches = inBatches(keystrokes, places);
        let run = startLiveRun(layOutLiveText(rules, text));
        for (const number of order.map((place) => place % batches.length)) {
          const answer = takeLiveBatch(run, number + 1, batches[number] ?? "");
          if ("expected" in answer)
            expect([answer.expected, answer.expected < number + 1]).toEqual([run.batch + 1, true]);
          else if ("run" in answer && number + 1 <= run.batch) expect(answer.run).toBe(run);
          else if ("run" in answer) run = answer.run;
        }
        while (run.batch < batches.length) run = take(run, run.batch + 1, batches[run.batch] ?? "");
        expect(run).toEqual(follow(rules, text, batches));
      },
    ),
  );
});

it("every character up to the caret has a mark: wrong for other characters, fixed after an error", () => {
  fc.assert(
    fc.property(anyRun, ({ rules, text, keystrokes }) => {
      const run = follow(rules, text, [encodeLog(keystrokes)]);
      const marks = liveMarks(run);
      expect(marks).toMatch(/^[rwf]*$/u);
      expect(marks).toHaveLength(livePosition(run));
      expect(livePosition(run)).toBeLessThanOrEqual(run.text.length);
      if (run.presses === run.rightPresses && rules === "stopOnError") expect(marks).not.toMatch(/[wf]/u);
      if (run.typing.rules === "stopOnError") return expect(marks).not.toContain("w");
      if (run.typing.rules !== "free") return;
      const { typed, done } = run.typing;
      const word = run.text.words[done.length] ?? [];
      const start = run.text.starts[done.length] ?? run.text.length;
      typed.forEach((letter, at) => {
        if (at < word.length) expect(marks[start + at] === "w").toBe(!acceptsKey(word[at] ?? "", letter));
      });
    }),
  );
});

const whatStands = ({ done, typed }: LiveCopy): string => {
  const words: string[] = [];
  for (let rest = done; rest !== null; rest = rest.before) words.push(`${rest.letters.join("")} `);
  return (words.toReversed().join("") + typed.join("")).normalize("NFC");
};

it("a copy in progress is what is on the page, whatever is typed and deleted", () => {
  fc.assert(
    fc.property(anyRun, ({ text, keystrokes }) => {
      const run = follow("exam", text, [encodeLog(keystrokes)]);
      let page = startCopyTyping(10_000);
      for (const edit of keystrokes.flatMap(editsOf)) page = stepCopyTyping(page, edit);
      expect(run.typing.rules === "exam" && whatStands(run.typing)).toBe(typedText(page));
      expect(liveMarks(run)).toHaveLength(livePosition(run));
    }),
  );
});

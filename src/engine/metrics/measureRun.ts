import { applyKeystroke } from "../log/replay";
import type { Keystroke } from "../log/Keystroke";
import { sameLists } from "../typing/FreeTyping";
import { startTyping, type TypingRules } from "../typing/Typing";
import { KeyCollector } from "./collectKeys";
import { SecondCollector } from "./collectSeconds";
import { finalText } from "./finalText";
import { measureConsistency } from "./measureConsistency";
import { measureErrorRates } from "./measureErrorRates";
import { percent, perMinute, wordsPerMinute } from "./perMinute";
import { rightCharacters } from "./rightCharacters";
import type { RunMetrics } from "./RunMetrics";

/** A run as it is kept. */
export type Run = {
  readonly rules: TypingRules;
  /** The text that was asked, normalised. */
  readonly text: string;
  readonly keystrokes: readonly Keystroke[];
  /** When the run ended, in ms since its zero. Later keystrokes do not count. */
  readonly durationMs: number;
};

/**
 * All figures of a run, by replaying its log. Pure: server and browser get the same numbers to the last digit.
 */
export function measureRun({ rules, text, keystrokes, durationMs }: Run): RunMetrics {
  const keys = new KeyCollector();
  const seconds = new SecondCollector();
  let state = startTyping(rules, text);
  let presses = 0;
  let rightPresses = 0;
  let extraPresses = 0;
  let fixKeys = 0;
  let fixedCharacters = 0;
  let lastTime: number | null = null;
  for (const keystroke of keystrokes) {
    if (keystroke.time > durationMs) break;
    const before = state;
    seconds.advance(keystroke.time - 1, () => rightCharacters(before));
    let gapMs = lastTime === null ? null : keystroke.time - lastTime;
    state = applyKeystroke(
      state,
      keystroke,
      ({ outcome }) => {
        keys.add(outcome, gapMs);
        // The rest of one insertion came with its first character: it has no time of its own.
        gapMs = null;
        if (outcome.kind === "erased") {
          fixKeys += 1;
          fixedCharacters += outcome.count;
        }
        if (outcome.kind !== "pressed") return;
        presses += 1;
        seconds.press(outcome.right);
        if (outcome.expected === null) extraPresses += 1;
        if (outcome.right) rightPresses += 1;
        else if (rules === "stopOnError") fixedCharacters += 1;
      },
      sameLists,
    );
    lastTime = keystroke.time;
  }
  const final = finalText(state);
  const right = rightCharacters(state);
  const { correct, incorrect, extra } = final.characters;
  const points = seconds.finish(durationMs, right);
  return {
    durationMs,
    wpm: wordsPerMinute(right, durationMs),
    raw: wordsPerMinute(correct + incorrect + extra, durationMs),
    strokesPerMinute: perMinute(presses, durationMs),
    accuracy: percent(rightPresses, presses),
    consistency: measureConsistency(points.map((point) => point.raw)),
    presses,
    rightPresses,
    extraPresses,
    characters: final.characters,
    // Only when asked for: the distance of two long texts takes longer than all the rest.
    get errorRates() {
      return measureErrorRates({ ...final, fixedCharacters, fixKeys });
    },
    seconds: points,
    keys: keys.keys(),
    pairs: keys.pairs(),
  };
}

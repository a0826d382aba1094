import { type Language, loadPart, toWireLanguage } from "../../../../contract/languages/languages";
import { addRun } from "../../../../engine/adaptive/addRun";
import { defaultGoal, emptyAdaptiveState } from "../../../../engine/adaptive/AdaptiveState";
import { fitWords } from "../../../../engine/keyboards/fitText";
import { keyboardLayouts } from "../../../../engine/keyboards/keyboardLayouts";
import type { Course } from "../../../../engine/lessons/Course";
import { courseLayouts } from "../../../../engine/lessons/courses";
import type { KeyRecord } from "../../../../engine/lessons/hardestKeys";
import { encodeLog } from "../../../../engine/log/logCodec";
import { makeWordText } from "../../../../engine/practice/makeWordText";
import { wordsNeeded } from "../../../../engine/practice/PracticeMode";
import type { UnsavedRun } from "../../../features/saving/UnsavedRun";
import { randomUuid } from "../../../platform/randomId";
import { drawSeed } from "../../../typing/drawSeed";
import { layoutNameOf } from "../../../typing/layoutName";
import { TypingRun } from "../../../typing/TypingRun";

const SECONDS = 30;

/** A run of common words, and the seed from which the server makes them again. */
export type PlacementRun = { readonly run: TypingRun; readonly seed: number };

/** Loads the words of a language, and returns the function that starts a test with those that the keyboard can type. */
export async function loadPlacementTest(course: Course, language: Language): Promise<() => PlacementRun> {
  const words = fitWords(keyboardLayouts[courseLayouts[course.id]], await loadPart(language, "words"));
  return () => {
    const seed = drawSeed();
    const count = wordsNeeded({ kind: "time", seconds: SECONDS }) ?? 0;
    const text = makeWordText(words, count, seed, { punctuation: null, numbers: false });
    return { seed, run: new TypingRun({ rules: "free", text, limitMs: SECONDS * 1000 }) };
  };
}

/** What is saved of a test: an ordinary practice run. Call it once a run. */
export function describePlacementRun({ run, seed }: PlacementRun, course: Course, language: Language): UnsavedRun {
  return {
    runId: randomUuid(),
    mode: "TIME",
    modeAmount: SECONDS,
    language: toWireLanguage(language),
    seed,
    textId: null,
    layout: layoutNameOf(courseLayouts[course.id]),
    log: encodeLog(run.keystrokes),
    startedAtMs: Math.round(Date.now() - (performance.now() - (run.zero ?? performance.now()))),
  };
}

/** What a run shows about each key. */
export function keysOfRun({ rules, text, keystrokes, end }: TypingRun): readonly KeyRecord[] {
  const finished = { rules, text, keystrokes, durationMs: end?.durationMs ?? 0, id: "", endedAt: 0, day: 0 };
  return Object.entries(addRun(emptyAdaptiveState, finished, defaultGoal).keys).map(
    ([key, { presses, timeMs, missRate }]) => ({ key, presses, timeMs, missRate }),
  );
}

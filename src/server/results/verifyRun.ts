import type { Keystroke } from "../../engine/log/Keystroke";
import { decodeLog } from "../../engine/log/logCodec";
import { judgeExercise, starsOf, type ExerciseVerdict } from "../../engine/lessons/courseProgress";
import { findExercise } from "../../engine/lessons/courses";
import type { TypedExercise } from "../../engine/lessons/Course";
import { positionOf } from "../../engine/lessons/pace";
import { type Run, measureRun } from "../../engine/metrics/measureRun";
import type { RunMetrics } from "../../engine/metrics/RunMetrics";
import { splitGraphemes } from "../../engine/text/graphemes";
import { applyKeystroke, sameLists, startTyping, type Typing, type TypingRules } from "../../engine/typing/Typing";
import type { ResultRow } from "../database/schema";
import { DomainError } from "../DomainError";
import type { Task } from "./makeTask";

/**
 * Replays a practice run: returns what is saved of it, or why it cannot be saved.
 * - MALFORMED_LOG: the first key is not at zero, or something was deleted without Backspace.
 * - EMPTY_RUN: no key counted.
 * - UNFINISHED_RUN: the words or the text are not finished.
 * - IMPOSSIBLE_TIMING: a key after the time of a timed run.
 */
export function verifyRun(
  { rules, text, limitMs, keyRule }: Task,
  keystrokes: readonly Keystroke[],
): Run | DomainError {
  const last = keystrokes.at(-1);
  if (!last) return new DomainError("EMPTY_RUN");
  if (keystrokes[0]?.time !== 0) return new DomainError("MALFORMED_LOG");
  if (keyRule === "NO_BACKSPACE" && keystrokes.some(({ kind }) => kind !== "insert"))
    return new DomainError("MALFORMED_LOG");
  const { finishedAt, presses, furthestWord, position } = follow(startTyping(rules, text), keystrokes);
  if (presses === 0) return new DomainError("EMPTY_RUN");
  if (limitMs === null)
    return finishedAt === null
      ? new DomainError("UNFINISHED_RUN")
      : { rules, text, keystrokes, durationMs: finishedAt };
  if (last.time > limitMs) return new DomainError("IMPOSSIBLE_TIMING");
  return {
    rules,
    text: rules === "free" ? trim(text, furthestWord) : keyRule == null ? text : trimLetters(text, position),
    keystrokes,
    durationMs: finishedAt ?? limitMs,
  };
}

function follow(start: Typing, keystrokes: readonly Keystroke[]) {
  let state = start;
  let presses = 0;
  let furthestWord = 0;
  for (const keystroke of keystrokes) {
    state = applyKeystroke(
      state,
      keystroke,
      (step) => {
        if (step.outcome.kind === "pressed") presses += 1;
        if (step.state.rules === "free") furthestWord = Math.max(furthestWord, step.state.done.length);
      },
      sameLists,
    );
    if (state.finished) return { finishedAt: keystroke.time, presses, furthestWord, position: positionOf(state) };
  }
  return { finishedAt: null, presses, furthestWord, position: positionOf(state) };
}

/**
 * The words up to the furthest one begun, and one more: a text's last word has rules of its own (it ends the run, and
 * no space follows it), so another word must not become the last.
 */
function trim(text: string, furthestWord: number): string {
  return text
    .split(" ")
    .slice(0, furthestWord + 2)
    .join(" ");
}

/** The same for stop on error: the letters before the caret, the rest of its word, and one more word. */
function trimLetters(text: string, position: number): string {
  const typed = splitGraphemes(text).slice(0, position).join("");
  return typed + text.slice(typed.length).split(" ").slice(0, 2).join(" ");
}

/**
 * The outcome of a course exercise and its stars, derived again from its log; null for other runs, and for an exercise
 * that no longer exists.
 */
export function judgeResult({ exerciseId, prompt, log, durationMs, isEased }: ResultRow): JudgedExercise | null {
  const found = findTypedExercise(exerciseId);
  if (!found) return null;
  const decoded = decodeLog(log);
  if (!decoded.ok) return null;
  const { keystrokes } = decoded;
  return judge(found.exercise, measureRun({ rules: found.rules, text: prompt, keystrokes, durationMs }), isEased);
}

/** The same from the figures of its run. */
export function judgeFigures(exerciseId: string | null, figures: RunMetrics, isEased: boolean): JudgedExercise | null {
  const found = findTypedExercise(exerciseId);
  return found && judge(found.exercise, figures, isEased);
}

function findTypedExercise(
  exerciseId: string | null,
): { readonly exercise: TypedExercise; readonly rules: TypingRules } | null {
  const found = exerciseId === null ? null : findExercise(exerciseId);
  if (!found || (found.exercise.kind !== "strokes" && found.exercise.kind !== "minutes")) return null;
  return { exercise: found.exercise, rules: found.lesson.rules };
}

function judge(exercise: TypedExercise, figures: RunMetrics, isEased: boolean): JudgedExercise {
  return { verdict: judgeExercise(exercise, figures, isEased), stars: starsOf(exercise, figures, isEased) };
}

type JudgedExercise = { readonly verdict: ExerciseVerdict; readonly stars: number };

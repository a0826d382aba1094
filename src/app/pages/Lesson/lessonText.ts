import type { MessageDescriptor } from "@lingui/core";
import { msg, plural } from "@lingui/core/macro";
import type {
  Course,
  Exercise,
  ExerciseContent,
  ExerciseForm,
  Lesson,
  TypedExercise,
} from "../../../engine/lessons/Course";
import { COURSE_VERSION } from "../../../engine/lessons/courses";
import { findExamNorm } from "../../../engine/exams/examNorms";
import { hasWords } from "../../../engine/lessons/makeExerciseText";
import { type ExerciseMaterial, hasLearnedKeys } from "../../../engine/lessons/lessonKeys";
import { type Language, toWireLanguage } from "../../../contract/languages/languages";
import { encodeLog } from "../../../engine/log/logCodec";
import { randomUuid } from "../../platform/random";
import type { UnsavedRun } from "../../features/saving/UnsavedRun";
import { type ExerciseVerdict, judgeExercise } from "../../../engine/lessons/courseProgress";
import type { TypingRun, RunEnd } from "../../typing/TypingRun";
import type { FormStart } from "./exerciseForms/formRecords";
import type { RunMetrics } from "../../../engine/metrics/RunMetrics";

/** A short description of an exercise. */
type ExerciseWords = {
  /** What is typed. */
  readonly name: MessageDescriptor;
  /** How much of it. */
  readonly facts: readonly MessageDescriptor[];
};

const contents: Readonly<Record<ExerciseContent, MessageDescriptor>> = {
  keys: msg`The new keys`,
  mirror: msg`One hand, then the other`,
  mix: msg`New keys in words`,
  build: msg`Longer and longer words`,
  words: msg`Words`,
  phrases: msg`Short phrases`,
  names: msg`Words with a capital letter`,
  sentences: msg`Sentences`,
  review: msg`Words with your hardest keys`,
  numbers: msg`Numbers`,
  lines: msg`Lines`,
  columns: msg`Columns`,
  story: msg`A story where you decide what happens`,
};

/** How an exercise is done, after what is typed. */
const forms: Readonly<Partial<Record<ExerciseForm, MessageDescriptor>>> = {
  rhythm: msg`to a beat`,
  covered: msg`keyboard hidden`,
  dictation: msg`dictation`,
  ghost: msg`with a ghost`,
  fallingWords: msg`game: falling words`,
  duel: msg`game: duel`,
  story: msg`game: story`,
};

/** What a form asks of the user. */
export const formTips: Readonly<Partial<Record<ExerciseForm, MessageDescriptor>>> = {
  rhythm: msg`One key on each beat: keeping a steady beat matters more than speed.`,
  dictation: msg`Listen and type what you hear. You can hear it again at any time.`,
  fallingWords: msg`Type each word before it lands. You have five hearts, and you can keep playing without them.`,
  ghost: msg`The pale cursor shows how fast you need to type. Keep up with it, without rushing.`,
  duel: msg`Reach the end of the text before your rival does. Win, and the next one is faster.`,
  story: msg`Type each scene. Then decide what happens next, all the way to an ending.`,
};

/** Most keys of the first row form no words yet, so the exercise is another one of letters. */
const moreKeys = msg`All these keys once more`;

/** Before the very first keys there are none to mix them with. */
const firstContents: Readonly<Partial<Record<ExerciseContent, MessageDescriptor>>> = {
  mix: msg`The new keys, mixed`,
};

export function describeExercise(
  course: Course,
  lesson: Lesson,
  exercise: Exercise,
  material: ExerciseMaterial,
): ExerciseWords {
  switch (exercise.kind) {
    case "read":
      return { name: msg`Read and do`, facts: [] };
    case "strokes": {
      const { strokes } = exercise;
      if (exercise.form === "story") return { name: contents.story, facts: formOf(exercise) };
      return {
        name: nameOf(course, lesson, exercise.content, material),
        facts: [...formOf(exercise), msg`${strokes} keystrokes`],
      };
    }
    case "minutes":
      return {
        name: contents[exercise.content],
        facts: [...formOf(exercise), minutesOf(exercise.minutes)],
      };
    case "exam": {
      const norm = findExamNorm(exercise.norm);
      return {
        name: exercise.isMock ? msg`Practice exam` : msg`Exam`,
        facts: norm === null ? [] : [minutesOf(norm.minutes), ...(exercise.isMock ? [] : [timesOf(norm.attempts)])],
      };
    }
  }
}

/**
 * A sentence with what passes an exercise; null if it requires no figures. Each scene of a story is a run of its own.
 * @param speedText writes a speed in strokes per minute in the unit of the person.
 */
export function describeNeeds(
  exercise: Exercise,
  speedText: (strokesPerMinute: number) => string,
): MessageDescriptor | null {
  if (exercise.kind === "read" || exercise.kind === "exam") return null;
  const { accuracy, strokesPerMinute } = exercise.pass;
  const speed = speedText(strokesPerMinute);
  return exercise.form === "story"
    ? msg`To pass: one scene with ${accuracy} of 100 keys right, and ${speed}.`
    : msg`To pass: ${accuracy} of 100 keys right, and ${speed}.`;
}

function nameOf(
  course: Course,
  lesson: Lesson,
  content: ExerciseContent,
  material: ExerciseMaterial,
): MessageDescriptor {
  const first = hasLearnedKeys(course, lesson) ? undefined : firstContents[content];
  const needsWords = content === "words" || content === "phrases" || content === "review" || content === "build";
  return first ?? (needsWords && !hasWords(course, lesson, material) ? moreKeys : contents[content]);
}

function formOf({ form }: TypedExercise): readonly MessageDescriptor[] {
  const name = forms[form];
  return name === undefined ? [] : [name];
}

function minutesOf(minutes: number): MessageDescriptor {
  return msg`${plural(minutes, { one: "# minute", other: "# minutes" })}`;
}

function timesOf(attempts: number): MessageDescriptor {
  return msg`${plural(attempts, { one: "# attempt", other: "# attempts" })}`;
}

const layouts = {
  "us-intl": "US_INTERNATIONAL",
  us: "US",
  "be-azerty": "BELGIAN",
  "fr-azerty": "FRENCH",
  "de-qwertz": "GERMAN",
} as const;

/** Everything stored and sent for a finished exercise, with a new id. Call it once per run. */
export function describeLessonRun(
  { run, seed, focus }: ExerciseRun,
  { id }: Course,
  exercise: Exercise,
  language: Language,
): UnsavedRun {
  return {
    runId: randomUuid(),
    mode: "LESSON",
    modeAmount: null,
    language: toWireLanguage(language),
    seed,
    textId: null,
    exerciseId: exercise.id,
    courseVersion: COURSE_VERSION,
    focusKeys: focus.length > 0 ? focus : null,
    layout: layouts[id],
    log: encodeLog(run.keystrokes),
    startedAtMs: run.startedAtMs,
  };
}

/** A message about the result: kind, and with what to do next. */
export const outcomeWords: Readonly<Record<Exclude<Outcome, "PASSED">, MessageDescriptor>> = {
  INACCURATE: msg`Some keys were wrong. Type a bit more slowly: get it right first, and speed will follow.`,
  SLOW: msg`The keys were right. Type a little faster to pass.`,
  TOO_SHORT: msg`Some letters were skipped. Type every word to the end.`,
  IDLE: msg`You stopped for 10 seconds, so this one doesn't count. Start again when you're ready.`,
  TOO_LONG: msg`This took too long for one exercise. Start again when you're ready.`,
};

/**
 * The outcome of an exercise: its verdict, or that the user stopped typing, or that it became longer than a run may be.
 */
export type Outcome = ExerciseVerdict | "IDLE" | "TOO_LONG";

/** The address of a course's exam. */
export function examAddress({ id, norm }: Extract<Exercise, { kind: "exam" }>): string {
  return `/exam/${norm}?exercise=${encodeURIComponent(id)}`;
}

/** One run of an exercise, what its text was made from, and whether it is easier after earlier tries. */
export type ExerciseRun = {
  readonly run: TypingRun;
  readonly seed: number;
  readonly focus: readonly string[];
  readonly isEased: boolean;
  readonly form: FormStart;
};

/** The outcome of a run that is over, by the same rule as on the server. */
export function judgeRun(
  exercise: TypedExercise,
  { reason }: Pick<RunEnd, "reason">,
  metrics: RunMetrics,
  isEased = false,
): Outcome {
  if (reason === "idle" || reason === "left") return "IDLE";
  if (reason === "limit") return "TOO_LONG";
  return judgeExercise(exercise, metrics, isEased);
}

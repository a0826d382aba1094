import type { MessageDescriptor } from "@lingui/core";
import { msg, plural } from "@lingui/core/macro";
import type { Course, Exercise, ExerciseContent, Lesson, PassRule } from "../../../engine/lessons/Course";
import { findExamNorm } from "../../../engine/exams/examNorms";
import { hasWords } from "../../../engine/lessons/makeExerciseText";
import { hasKnownKeys } from "../../../engine/lessons/lessonKeys";
import type { Language } from "../../../engine/practice/PracticeMode";

/** An exercise in a few words. */
export type ExerciseWords = {
  /** What is typed. */
  readonly name: MessageDescriptor;
  /** How much of it. */
  readonly facts: readonly MessageDescriptor[];
  /** A sentence: what it takes to pass; null where that is not said in figures. */
  readonly needs: MessageDescriptor | null;
};

const contents: Readonly<Record<ExerciseContent, MessageDescriptor>> = {
  keys: msg`The new keys`,
  mix: msg`New keys and keys you know`,
  words: msg`Words`,
  names: msg`Words with a capital`,
  sentences: msg`Sentences`,
};

/** Most keys of the first row spell no words yet: then the exercise is another one of letters. */
const moreKeys = msg`Once more, all these keys`;

/** Before the very first keys there are none to mix them with. */
const firstContents: Readonly<Partial<Record<ExerciseContent, MessageDescriptor>>> = {
  mix: msg`The new keys, mixed`,
  words: msg`Longer rows of these keys`,
};

export function describeExercise(
  course: Course,
  lesson: Lesson,
  exercise: Exercise,
  language: Language,
): ExerciseWords {
  switch (exercise.kind) {
    case "read":
      return { name: msg`Read and do`, facts: [], needs: null };
    case "strokes": {
      const { strokes } = exercise;
      return {
        name: nameOf(course, lesson, exercise.content, language),
        facts: [msg`${strokes} keys`],
        needs: needsOf(exercise.pass),
      };
    }
    case "minutes":
      return { name: contents[exercise.content], facts: [minutesOf(exercise.minutes)], needs: needsOf(exercise.pass) };
    case "exam": {
      const norm = findExamNorm(exercise.norm);
      return {
        name: exercise.isMock ? msg`Practice exam` : msg`Exam`,
        facts: norm === null ? [] : [minutesOf(norm.minutes), ...(exercise.isMock ? [] : [timesOf(norm.attempts)])],
        needs: null,
      };
    }
  }
}

function nameOf(course: Course, lesson: Lesson, content: ExerciseContent, language: Language): MessageDescriptor {
  const first = hasKnownKeys(course, lesson) ? undefined : firstContents[content];
  return first ?? (content === "words" && !hasWords(course, lesson, language) ? moreKeys : contents[content]);
}

function needsOf({ accuracy, strokesPerMinute }: PassRule): MessageDescriptor {
  return msg`You pass with ${accuracy} of 100 keys right, and ${strokesPerMinute} keys a minute.`;
}

function minutesOf(minutes: number): MessageDescriptor {
  return msg`${plural(minutes, { one: "# minute", other: "# minutes" })}`;
}

function timesOf(attempts: number): MessageDescriptor {
  return msg`${plural(attempts, { one: "# try", other: "# tries" })}`;
}

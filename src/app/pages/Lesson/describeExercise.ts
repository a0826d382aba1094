import type { MessageDescriptor } from "@lingui/core";
import { msg, plural } from "@lingui/core/macro";
import type { Course, Exercise, ExerciseContent, Lesson, PassRule } from "../../../engine/lessons/Course";
import { findExamNorm } from "../../../engine/exams/findExamNorm";
import { hasWords } from "../../../engine/lessons/exercisePieces";
import type { Language } from "../../../engine/practice/PracticeMode";

/** An exercise in a few words: what is typed, how much of it, and what it takes to pass. */
export type ExerciseWords = { readonly name: MessageDescriptor; readonly facts: readonly MessageDescriptor[] };

const contents: Readonly<Record<ExerciseContent, MessageDescriptor>> = {
  keys: msg`The new keys`,
  mix: msg`New keys and keys you know`,
  words: msg`Words`,
  names: msg`Words with a capital`,
  sentences: msg`Sentences`,
};

/** The first keys spell no words yet: then the exercise is another one of letters. */
const moreKeys = msg`Once more, all these keys`;

export function describeExercise(course: Course, lesson: Lesson, exercise: Exercise, language: Language): ExerciseWords {
  switch (exercise.kind) {
    case "read":
      return { name: msg`Read and do`, facts: [] };
    case "strokes": {
      const { strokes } = exercise;
      const isLetters = exercise.content === "words" && !hasWords(course, lesson, language);
      return { name: isLetters ? moreKeys : contents[exercise.content], facts: [msg`${strokes} keys`, ...factsOf(exercise.pass)] };
    }
    case "minutes":
      return { name: contents[exercise.content], facts: [minutesOf(exercise.minutes), ...factsOf(exercise.pass)] };
    case "exam": {
      const norm = findExamNorm(exercise.norm);
      return { name: exercise.isMock ? msg`Practice exam` : msg`Exam`, facts: norm === null ? [] : [minutesOf(norm.minutes), ...(exercise.isMock ? [] : [timesOf(norm.attempts)])] };
    }
  }
}

function factsOf({ accuracy, strokesPerMinute }: PassRule): readonly MessageDescriptor[] {
  return [msg`${accuracy}% right`, msg`${strokesPerMinute} keys a minute`];
}

function minutesOf(minutes: number): MessageDescriptor {
  return msg`${plural(minutes, { one: "# minute", other: "# minutes" })}`;
}

function timesOf(attempts: number): MessageDescriptor {
  return msg`${plural(attempts, { one: "# try", other: "# tries" })}`;
}

import type { Course, CourseId, Exercise, ExerciseContent, Lesson, LessonKind, PassRule } from "./Course";

/**
 * A rung of a ladder as it is written down. `name` makes the id; `instructions` is the text, when it is not the one of
 * that name.
 */
export type Rung = {
  readonly name: string;
  readonly kind: LessonKind;
  readonly keys: readonly string[];
  readonly speed: 40 | 60 | 80 | 100;
  readonly instructions?: string;
};

/**
 * Of every 100 key presses 97 right: below that, errors are learnt with the keys. Speeds of 40, 60, 80 and at last 100
 * aanslagen per
 * minuut for ages 8 to 12 lead up to the levels of the exams (65, 100, 115, 130).
 */
const ACCURACY = 97;

/**
 * Minutes of one exercise at the speed that passes it. Three make twelve, in a lesson of ten to fifteen (ages 8 to 12
 * learn best in such blocks).
 */
const EXERCISE_MINUTES = 4;

const contents: Readonly<Partial<Record<LessonKind, readonly ExerciseContent[]>>> = {
  keys: ["keys", "mix", "words"],
  capitals: ["names", "names", "sentences"],
  correcting: ["words", "sentences", "sentences"],
  signs: ["keys", "mix", "sentences"],
  digits: ["keys", "mix", "sentences"],
  symbols: ["keys", "mix", "sentences"],
  paragraphs: ["sentences", "sentences", "sentences"],
};

/** Speed grows with the time: a minute at 60, three at 80, five at 100. Seven are the mock exam. */
const speedRuns = [
  { minutes: 1, speed: 60 },
  { minutes: 3, speed: 80 },
  { minutes: 5, speed: 100 },
] as const;

/** The course of a ladder. */
export function buildCourse(id: CourseId, rungs: readonly Rung[]): Course {
  const correcting = rungs.findIndex(({ kind }) => kind === "correcting");
  const lessons = rungs.map(({ name, kind, keys, speed, instructions = name }, at): Lesson => {
    const lessonId = `${id}-${name}`;
    const exercises = exercisesOf(kind, speed).map((exercise, index): Exercise => ({
      id: `${lessonId}.${index + 1}`,
      ...exercise,
    }));
    return { id: lessonId, kind, keys, rules: at < correcting ? "stopOnError" : "free", instructions, exercises };
  });
  return { id, lessons };
}

type Bare<Kind> = Kind extends Exercise ? Omit<Kind, "id"> : never;

function exercisesOf(kind: LessonKind, speed: number): readonly Bare<Exercise>[] {
  switch (kind) {
    case "posture":
      return [{ kind: "read" }];
    case "speed":
      return speedRuns.map((run) => ({
        kind: "minutes",
        content: "sentences",
        minutes: run.minutes,
        pass: pass(run.speed),
      }));
    case "mockExam":
    case "exam":
      return [{ kind: "exam", norm: "cbt", isMock: kind === "mockExam" }];
    default:
      return (contents[kind] ?? []).map((content) => ({
        kind: "strokes",
        content,
        strokes: speed * EXERCISE_MINUTES,
        pass: pass(speed),
      }));
  }
}

function pass(strokesPerMinute: number): PassRule {
  return { accuracy: ACCURACY, strokesPerMinute };
}

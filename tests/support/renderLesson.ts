import { findExercise, findLesson } from "../../src/engine/lessons/courses";
import { makeExerciseText } from "../../src/engine/lessons/makeExerciseText";
import { decodeLog } from "../../src/engine/log/logCodec";
import { measureRun } from "../../src/engine/metrics/measureRun";
import type { Answer } from "./FakeServer";
import { materialOf } from "./languages";
import { renderPage } from "./renderPage";
import { withHistoryRow } from "./withHistoryRow";

const viewer = {
  __typename: "User",
  id: "u",
  username: "ada",
  displayName: "Ada",
  role: "MEMBER",
  avatarUrl: null,
  speedUnit: null,
  dailyGoalMinutes: null,
  appearance: null,
  groups: [],
};

/** Saves like the server: generates the text from the seed, and the figures from the log. */
export function savedLesson({ input }: Record<string, any>): Answer {
  const decoded = decodeLog(input.log);
  const found = findExercise(input.exerciseId);
  if (!decoded.ok || found === null) throw new Error("not a run of a lesson");
  const { course, lesson, exercise } = found;
  const { seed, language, focusKeys } = input;
  const text = makeExerciseText(
    course,
    lesson,
    exercise,
    materialOf[language === "NL" ? "nl" : "en"],
    seed,
    focusKeys ?? [],
  );
  const { wpm, raw, strokesPerMinute, accuracy, consistency } = measureRun({
    rules: lesson.rules,
    text: text ?? "",
    keystrokes: decoded.keystrokes,
    durationMs: decoded.keystrokes.at(-1)?.time ?? 0,
  });
  const result = {
    id: "r1",
    wpm,
    raw,
    strokesPerMinute,
    accuracy,
    consistency,
    status: "VERIFIED",
    badges: [],
    reachedGoal: null,
    baseline: null,
  };
  const user = { id: "u", practiceGoal: null };
  return { data: { saveResult: withHistoryRow({ __typename: "SaveResultSuccess", result, user }) } };
}

/** Opens the lesson of an exercise as its next one: everything before it is passed. */
export function renderLessonOf(exerciseId: string, remembers = "layout=us-international") {
  const lessonId = exerciseId.slice(0, exerciseId.lastIndexOf("."));
  const found = findLesson(lessonId);
  if (found === null) throw new Error(`no lesson ${lessonId}`);
  const { course, lesson } = found;
  const all = course.lessons.slice(0, course.lessons.indexOf(lesson) + 1).flatMap(({ exercises }) => exercises);
  const before = all.slice(
    0,
    all.findIndex(({ id }) => id === exerciseId),
  );
  const passedExercises = before.map(({ id }) => ({ exerciseId: id, passedAt: "2026-11-21T08:14:00.000Z", stars: 1 }));
  return renderPage(`/course/${lessonId}`, {
    answers: {
      HeaderAccountQuery: () => ({ data: { viewer } }),
      CourseSyncQuery: () => ({ data: { viewer: { ...viewer, passedExercises, learning: null } } }),
      serverClockQuery: () => ({ data: { serverTime: Date.now() } }),
      saveRunMutation: savedLesson,
    },
    remembers,
  });
}

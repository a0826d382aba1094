import type { Chapter, Course, Exercise, Lesson } from "./Course";

/** Plans of twelve weeks, by the age of those who learn. */
export const planIds = ["AGE_9_12", "AGE_13_UP"] as const;

export type PlanId = (typeof planIds)[number];

/** What one week of a plan asks for. */
export type PlanTask =
  | { readonly kind: "LESSON"; readonly lesson: string; readonly exercise?: string }
  | { readonly kind: "GOAL"; readonly minutes: number; readonly accuracy: number }
  | { readonly kind: "EXAM"; readonly norm: string };

/** A week: its number from 1, the part of the course it is about, and its tasks. */
export type PlanWeek = { readonly number: number; readonly chapter: Chapter; readonly tasks: readonly PlanTask[] };

type Part = { readonly chapters: readonly Chapter[]; readonly weeks: number; readonly minutes: number };

/** Chapters of the course with the number of weeks they take, and the minutes of practice in each of these weeks. */
const plans: Readonly<Record<PlanId, { readonly parts: readonly Part[]; readonly exam: string | null }>> = {
  AGE_9_12: {
    parts: [
      { chapters: ["home"], weeks: 3, minutes: 20 },
      { chapters: ["top"], weeks: 3, minutes: 20 },
      { chapters: ["bottom"], weeks: 3, minutes: 25 },
      { chapters: ["capitals"], weeks: 2, minutes: 30 },
      { chapters: ["punctuation"], weeks: 1, minutes: 30 },
    ],
    exam: null,
  },
  AGE_13_UP: {
    parts: [
      { chapters: ["home"], weeks: 1, minutes: 30 },
      { chapters: ["top"], weeks: 2, minutes: 30 },
      { chapters: ["bottom"], weeks: 2, minutes: 30 },
      { chapters: ["capitals"], weeks: 1, minutes: 40 },
      { chapters: ["punctuation", "accents"], weeks: 1, minutes: 40 },
      { chapters: ["digits"], weeks: 1, minutes: 40 },
      { chapters: ["symbols", "enterTab"], weeks: 1, minutes: 40 },
      { chapters: ["texts"], weeks: 1, minutes: 50 },
      { chapters: ["speed"], weeks: 1, minutes: 50 },
      { chapters: ["exam"], weeks: 1, minutes: 50 },
    ],
    exam: "cbt",
  },
};

/** Accuracy of one run that each week asks for besides the minutes: what the course asks for new keys. */
const ACCURACY = 90;

/** The weeks of a plan for a course. A week of lessons ends with a game, if these lessons have one. */
export function planWeeks(id: PlanId, course: Course): readonly PlanWeek[] {
  const { parts, exam } = plans[id];
  const weeks: PlanWeek[] = [];
  for (const { chapters, weeks: number, minutes } of parts) {
    const all = course.lessons.filter(({ chapter }) => chapters.includes(chapter));
    const taught = all.filter(({ kind }) => !["posture", "words", "review", "mockExam", "exam"].includes(kind));
    for (let week = 0; week < number; week += 1) {
      const inWeek = portion(taught, week, number);
      const next = portion(taught, week + 1, number)[0];
      const sofar = all.slice(0, next === undefined ? all.length : all.indexOf(next));
      const game = sofar
        .filter((lesson) => !taught.includes(lesson))
        .flatMap(gameOf)
        .at(-1);
      const lessons = inWeek.map(({ id: lesson }) => ({ kind: "LESSON" as const, lesson }));
      weeks.push({
        number: weeks.length + 1,
        chapter: chapters[0] ?? "home",
        tasks: [
          ...lessons,
          ...(game === undefined ? [] : [game]),
          { kind: "GOAL", minutes, accuracy: ACCURACY },
          ...(exam !== null && chapters.includes("exam") ? [{ kind: "EXAM" as const, norm: exam }] : []),
        ],
      });
    }
  }
  return weeks;
}

/** One of several portions of a list, as even as they can be. */
function portion<Item>(items: readonly Item[], at: number, of: number): readonly Item[] {
  const start = (part: number) => Math.ceil((part * items.length) / of);
  return items.slice(start(at), start(at + 1));
}

/** Whether an exercise is a game: it has a score besides its speed. */
export function isGame(exercise: Exercise): boolean {
  return exercise.kind === "strokes" && ["fallingWords", "duel", "story"].includes(exercise.form);
}

function gameOf(lesson: Lesson): readonly PlanTask[] {
  const game = lesson.exercises.find(isGame);
  return game === undefined ? [] : [{ kind: "LESSON", lesson: lesson.id, exercise: game.id }];
}

import { type Chapter, type Exercise, type Lesson, findLessonText } from "../../engine/lessons/Course";
import { isGame } from "../../engine/lessons/assignmentPlans";
import { courseLayouts, courses, findLesson } from "../../engine/lessons/courses";
import type { LayoutId } from "../../engine/keyboards/KeyboardLayout";
import { type Language, loadPart, withPart } from "../../contract/languages/languages";
import { placementId } from "../../engine/lessons/courseProgress";
import { DomainError, InvalidInput } from "../DomainError";
import type { Context } from "../Context";
import { openMembers } from "../members/members";
import { markExercisePassed } from "./passedExercises";

/** A lesson, or one game of it, that an assignment can ask for. */
export type LessonChoice = {
  readonly layout: LayoutId;
  readonly lesson: Lesson;
  /** The game; null for the whole lesson. */
  readonly exercise: Exercise | null;
  /** About how long it takes at the speed that passes it. */
  readonly minutes: number;
  readonly difficulty: ChoiceDifficulty;
};

export type ChoiceDifficulty = "EASY" | "MEDIUM" | "HARD";

export type ChoiceFilters = {
  readonly isGame: boolean;
  /** Part of the lesson's title in `language`, in any case. */
  readonly search: string;
  readonly language: Language;
  readonly layout: LayoutId | null;
  readonly chapter: Chapter | null;
  readonly difficulty: ChoiceDifficulty | null;
  readonly maxMinutes: number | null;
};

/** The first letters are easy, the other letters and signs of a text are in between, and the rest is hard. */
const difficulties: Readonly<Record<Chapter, ChoiceDifficulty>> = {
  home: "EASY",
  top: "EASY",
  bottom: "MEDIUM",
  capitals: "MEDIUM",
  punctuation: "MEDIUM",
  accents: "HARD",
  digits: "HARD",
  symbols: "HARD",
  enterTab: "MEDIUM",
  numpad: "HARD",
  texts: "MEDIUM",
  speed: "HARD",
  exam: "HARD",
};

/** The lessons or games that match all filters, in the order of the courses. */
export async function findLessonChoices(filters: ChoiceFilters): Promise<readonly LessonChoice[]> {
  const { isGame: wantsGame, layout, chapter, difficulty, maxMinutes } = filters;
  const hasTitle = await titleFilter(filters);
  return courses
    .filter(({ id }) => layout === null || courseLayouts[id] === layout)
    .flatMap(({ id, lessons }) =>
      lessons
        .filter((lesson) => chapter === null || lesson.chapter === chapter)
        .filter((lesson) => difficulty === null || difficulties[lesson.chapter] === difficulty)
        .filter(hasTitle)
        .flatMap((lesson) => choicesOf(courseLayouts[id], lesson, wantsGame)),
    )
    .filter(({ minutes }) => maxMinutes === null || minutes <= maxMinutes);
}

function choicesOf(layout: LayoutId, lesson: Lesson, wantsGame: boolean): readonly LessonChoice[] {
  const difficulty = difficulties[lesson.chapter];
  if (!wantsGame) return [{ layout, lesson, exercise: null, minutes: minutesOf(lesson.exercises), difficulty }];
  return lesson.exercises
    .filter(isGame)
    .map((exercise) => ({ layout, lesson, exercise, minutes: minutesOf([exercise]), difficulty }));
}

async function titleFilter({ search, language }: ChoiceFilters): Promise<(lesson: Lesson) => boolean> {
  const wanted = search.trim().toLocaleLowerCase();
  if (wanted === "") return () => true;
  const spoken = withPart(language, "lessons");
  const { instructions } = await loadPart(spoken, "lessons");
  return (lesson) => findLessonText(lesson, instructions, spoken).title.toLocaleLowerCase().includes(wanted);
}

/** An exam takes as long as its norm says, which is not counted here. */
function minutesOf(exercises: readonly Exercise[]): number {
  const sum = exercises.reduce((before, exercise) => {
    if (exercise.kind === "strokes") return before + exercise.strokes / exercise.pass.strokesPerMinute;
    return before + (exercise.kind === "minutes" ? exercise.minutes : 0);
  }, 0);
  return Math.max(1, Math.round(sum));
}

/**
 * Opens a lesson and all before it: for the viewer, or for a member of a group that they coach.
 * @param memberId global id of the GroupMember; null for the viewer.
 */
export async function openLesson(context: Context, lessonId: string, memberId: string | null) {
  const { viewer, services } = context;
  if (!viewer) return new DomainError("NOT_SIGNED_IN");
  const opened = memberId === null ? null : await openMembers(context, [memberId]);
  if (opened instanceof DomainError) return opened;
  const found = findLesson(lessonId);
  if (!found) return new InvalidInput([{ path: "lessonId", code: "LESSON_NOT_FOUND" }]);
  const member = opened?.members[0] ?? null;
  const passedExercise = await markExercisePassed(services.database, member?.userId ?? viewer.userId, {
    exerciseId: placementId(found.lesson),
    passedAt: new Date(services.now()),
    stars: 1,
  });
  return { passedExercise, member };
}

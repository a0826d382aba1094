import type { Course, Lesson } from "../../../src/engine/lessons/Course";
import { usInternational } from "../../../src/engine/lessons/courses";

/** A course of letters, and what is typed over and over once they are known. */
export type CourseWay = {
  readonly course: Course;
  readonly letters: readonly Lesson[];
  readonly after: readonly Lesson[];
};

const { lessons } = usInternational;
const letterLessons = lessons.filter(({ chapter, kind }) => kind !== "posture" && /home|top|bottom/u.test(chapter));
const textLessons = lessons.filter(({ chapter }) => chapter === "texts");
const isReview = ({ kind }: Lesson): boolean => kind === "review";

/** The order of KTouch's Dutch course; each lesson has its new keys, and then words. */
const ktouchOrder = ["jf", "kd", "ls", ";a", "hg", "ur", "ie", "ow", "pq", "yt", "mv", ",c", ".x", "/z", "nb"];

function ktouch(): CourseWay {
  const like = letterLessons.findLast(({ kind }) => kind === "keys");
  const own = ktouchOrder.flatMap((keys): readonly Lesson[] =>
    like === undefined
      ? []
      : [
          {
            ...like,
            id: `ktouch-${keys}`,
            keys: [...keys],
            practised: [...keys],
            exercises: like.exercises
              .filter((exercise) => "content" in exercise && exercise.content !== "build")
              .map((exercise, at) => ({ ...exercise, id: `ktouch-${keys}.${at}` })),
          },
        ],
  );
  const after = textLessons.filter((lesson) => !isReview(lesson));
  return { course: { id: usInternational.id, lessons: [...own, ...after] }, letters: own, after };
}

export type CourseName = "ours" | "without reviews" | "KTouch's order";

export const courseWays: Readonly<Record<CourseName, CourseWay>> = {
  ours: { course: usInternational, letters: letterLessons, after: textLessons },
  "without reviews": {
    course: usInternational,
    letters: letterLessons.filter((lesson) => !isReview(lesson)),
    after: textLessons.filter((lesson) => !isReview(lesson)),
  },
  "KTouch's order": ktouch(),
};

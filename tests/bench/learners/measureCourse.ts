import type { Figure } from "../support/Figure";
import { median } from "../support/statistics";
import { materialOf } from "../../support/languages";
import { type CourseName, courseWays } from "./CourseWay";
import { courseGoal } from "./goalsOn";
import { lessonsNeeded, MOST_LESSONS, type Taken } from "./lessonsNeeded";
import { ordinaryText, proseOf } from "./OrdinaryText";
import { pupil } from "./Population";

/** Pupils in each language. */
const PUPILS = 2;

const names: readonly CourseName[] = ["ours", "without reviews", "KTouch's order"];

/** What pupils take from nothing to 100 strokes a minute, 99 % right, in letters alone. Nothing is tuned on them. */
export function measureCourse(pupils = PUPILS): readonly Figure[] {
  const taken: Record<CourseName, Taken[]> = { ours: [], "without reviews": [], "KTouch's order": [] };
  for (const language of ["en", "nl"] as const) {
    const goal = courseGoal(ordinaryText(proseOf(language, 0)));
    for (let seed = 1; seed <= pupils; seed += 1) {
      for (const name of names)
        taken[name].push(lessonsNeeded(courseWays[name], materialOf[language], pupil, goal, seed));
    }
  }
  const strokes = (name: CourseName) => median(taken[name].map((each) => each.strokes));
  return [
    {
      name: "strokes from nothing to 100 a minute at 99 %: the course / a ladder without reviews",
      value: strokes("ours") / strokes("without reviews"),
      most: 1.1,
      unit: "×",
      digits: 2,
      details: names.map((name) => {
        const late = taken[name].filter(({ lessons }) => lessons >= MOST_LESSONS).length;
        const lessons = median(taken[name].map((each) => each.lessons));
        return `${name}: ${lessons} lessons, ${strokes(name)} strokes${late > 0 ? `; ${late} not there` : ""}`;
      }),
    },
  ];
}

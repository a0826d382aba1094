import { guessLayout, type SeenKey } from "../../../../engine/keyboards/guessLayout";
import { courseForLayout } from "../../../../engine/lessons/courses";
import type { Course, CourseId } from "../../../../engine/lessons/Course";

/** One keyboard must be so many times likelier than the next: a single key press that tells them apart is enough. */
const MARGIN = 10;

/** What is read where the keys do not tell, as on a screen keyboard. */
const signs: readonly (readonly [RegExp, CourseId])[] = [
  [/azerty/iu, "be-azerty"],
  [/é/iu, "us-intl"],
  [/['’]e/iu, "us"],
];

/** The course of the keyboard that somebody seems to try; null while it may be more than one. */
export function suggestCourse(seen: readonly SeenKey[], text: string): Course | null {
  // The likeliest first.
  const guesses = guessLayout(seen).flatMap(({ id, certainty }) => {
    const course = courseForLayout(id);
    return course === null ? [] : [{ course, certainty }];
  });
  const likely = guesses.filter(({ certainty }) => certainty * MARGIN > (guesses[0]?.certainty ?? 0));
  if (likely.length === 1) return likely[0]?.course ?? null;
  // Letters that the keys speak against say nothing: on any keyboard one can look for them.
  const written = text.normalize("NFC");
  const sign = signs.find(([pattern]) => pattern.test(written));
  return likely.find(({ course }) => course.id === sign?.[1])?.course ?? null;
}

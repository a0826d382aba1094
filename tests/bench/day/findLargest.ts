import type { DayStep } from "./playStep";

/** Bounds of a lesson that was held. Times in ms. */
export const dayBounds = { p99Ms: 250, errors: 0 } as const;

/** Smaller steps are within the noise. */
const FINEST = 1.15;

/** What a lesson exceeded, in words; empty if it was held. */
export function exceededBy({ arrival, lesson }: DayStep): readonly string[] {
  const slow = lesson.p99s
    .filter(({ ms }) => ms > dayBounds.p99Ms)
    .map(({ operation, ms }) => `${operation}: p99 ${ms.toFixed(0)} ms`);
  const errors = arrival.failed + lesson.failed;
  return errors > dayBounds.errors ? [...slow, `${errors} errors`] : slow;
}

/** The largest lesson that was held; null if none was. And all that were played, in their order. */
export type Found = { readonly largest: DayStep | null; readonly played: readonly DayStep[] };

/**
 * Looks for the largest lesson that is held: twice as many people until one is not, half as many until one is, then
 * between the two.
 * @param play plays a lesson with so many people.
 * @param hasTime whether there is time for another.
 */
export async function findLargest(
  people: number,
  play: (people: number) => Promise<DayStep>,
  hasTime: () => boolean,
): Promise<Found> {
  const played: DayStep[] = [];
  let largest: DayStep | null = null;
  let held = 0;
  let failed = Infinity;
  let next = people;
  while (next >= 1) {
    const step = await play(next);
    played.push(step);
    if (exceededBy(step).length === 0) {
      largest = step;
      held = next;
    } else failed = next;
    if (!hasTime() || failed / held < FINEST) break;
    next = Math.round(failed === Infinity ? held * 2 : held === 0 ? failed / 2 : Math.sqrt(held * failed));
  }
  return { largest, played };
}

import { mondayOf, weekOf } from "../../../../engine/progress/weeklyMedians";
import { isoWeekOfDay } from "../../../../contract/dates";
import { firstDayOf } from "./monthOf";

/** A week of a month: its number, and its days from Monday; null for days of the months beside it. */
export type MonthWeek = { readonly number: number; readonly days: readonly (number | null)[] };

/** The weeks that a month touches. @param month see monthOf */
export function monthWeeks(month: number): readonly MonthWeek[] {
  const [first, end] = [firstDayOf(month), firstDayOf(month + 1)];
  const from = weekOf(first);
  return Array.from({ length: weekOf(end - 1) - from + 1 }, (_, at) => {
    const monday = mondayOf(from + at);
    const days = Array.from({ length: 7 }, (__, weekday) =>
      monday + weekday >= first && monday + weekday < end ? monday + weekday : null,
    );
    return { number: Number(isoWeekOfDay(monday).slice(-2)), days };
  });
}

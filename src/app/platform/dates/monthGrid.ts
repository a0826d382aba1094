import { TZDateMini } from "@date-fns/tz/date/mini";
import { addDays } from "date-fns/addDays";
import { getISOWeek } from "date-fns/getISOWeek";
import { getISOWeekYear } from "date-fns/getISOWeekYear";
import { startOfISOWeek } from "date-fns/startOfISOWeek";
import type { IsoWeek } from "../../../contract/scalars";
import { toIsoWeek } from "../../../contract/dates";

/** A row of a calendar: its week, and seven days from Monday. `date` is a day without a time: `2026-11-21`. */
export type CalendarWeek = {
  readonly week: IsoWeek;
  readonly days: readonly { readonly date: string; readonly day: number; readonly isInMonth: boolean }[];
};

/** The weeks that a month touches, whole: four to six of them. @param month from 1 to 12 */
export function monthGrid(year: number, month: number): readonly CalendarWeek[] {
  // Days alone, without a clock: every day of UTC has 24 hours.
  const first = new TZDateMini(year, month - 1, 1, "UTC");
  const weeks: CalendarWeek[] = [];
  for (
    let monday = startOfISOWeek(first);
    monday <= first || monday.getMonth() === month - 1;
    monday = addDays(monday, 7)
  ) {
    const days = Array.from({ length: 7 }, (_, at) => {
      const date = addDays(monday, at);
      return {
        date: new Date(+date).toISOString().slice(0, 10),
        day: date.getDate(),
        isInMonth: date.getMonth() === month - 1,
      };
    });
    weeks.push({ week: toIsoWeek(getISOWeekYear(monday), getISOWeek(monday)), days });
  }
  return weeks;
}

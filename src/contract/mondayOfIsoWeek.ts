import { isoWeekOfDay } from "./isoWeekOfDay";

const DAY_MS = 86_400_000;

/**
 * The Monday of a week, as dayNumber counts days.
 * @param week as an address may hold it. Null when it is none: `2026-W54`, `2025-W53`, `last week`.
 */
export function mondayOfIsoWeek(week: string): number | null {
  const [, year, number] = /^([12]\d{3})-W(\d{2})$/u.exec(week) ?? [];
  if (year === undefined || number === undefined) return null;
  // Week 1 has 4 January; 1970-01-01 was a Thursday, three days after its Monday.
  const fourth = Date.UTC(Number(year), 0, 4) / DAY_MS;
  const monday = Math.floor((fourth + 3) / 7) * 7 - 3 + (Number(number) - 1) * 7;
  return isoWeekOfDay(monday) === week ? monday : null;
}

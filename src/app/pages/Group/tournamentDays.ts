const DAY_MS = 86_400_000;

/** A day, as counted by dayNumber, as date inputs hold it: `2026-11-23`. */
export function dateOfDay(day: number): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10);
}

/** The day of a date input; null while it is empty or not complete. */
export function dayOfDate(date: string): number | null {
  const instant = Date.parse(`${date}T00:00:00Z`);
  return Number.isNaN(instant) ? null : instant / DAY_MS;
}

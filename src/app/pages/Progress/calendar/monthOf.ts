const DAY_MS = 86_400_000;

/** The month of a day, in months since January of the year 0. */
export function monthOf(day: number): number {
  const date = new Date(day * DAY_MS);
  return date.getUTCFullYear() * 12 + date.getUTCMonth();
}

/** The first day of a month. */
export function firstDayOf(month: number): number {
  return Date.UTC(Math.floor(month / 12), month % 12, 1) / DAY_MS;
}

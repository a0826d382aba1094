/** 1970-01-01 was a Thursday: three days after a Monday. */
const DAYS_AFTER_MONDAY = 3;

/** The week of a day, in whole weeks since that of 1970-01-01. Weeks start on Monday. */
export function weekOf(day: number): number {
  return Math.floor((day + DAYS_AFTER_MONDAY) / 7);
}

/** The Monday of a week. */
export function mondayOf(week: number): number {
  return week * 7 - DAYS_AFTER_MONDAY;
}

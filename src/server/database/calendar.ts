import { sql, type Placeholder, type SQL, type SQLWrapper } from "drizzle-orm";

const DAY_MS = 86_400_000;

/**
 * The instant at which a day (see contract/dates) begins in the host's time zone, computed by Postgres. Two days a
 * year are not 24 hours long.
 */
export function startOfDay(day: number, timeZone: string): SQL {
  return sql`(${new Date(day * DAY_MS).toISOString().slice(0, 10)}::date::timestamp at time zone ${timeZone}::text)`;
}

/** The date of an instant in a time zone. */
export function dateOf(instant: SQLWrapper, timeZone: string | Placeholder): SQL {
  return sql`((${instant}) at time zone ${timeZone}::text)::date`;
}

/** The same as a number of days, as contract/dates counts them. */
export function dayOf(instant: SQLWrapper, timeZone: string | Placeholder): SQL<number> {
  return sql<number>`(${dateOf(instant, timeZone)} - date '1970-01-01')`;
}

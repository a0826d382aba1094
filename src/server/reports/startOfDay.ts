import { sql, type SQL } from "drizzle-orm";

const DAY_MS = 86_400_000;

/**
 * The instant at which a day (see dayNumber of contract/dates.ts) begins by the clock of the host, as Postgres knows it: on two
 * days a year not 24 hours before the next.
 */
export function startOfDay(day: number, timeZone: string): SQL {
  return sql`(${new Date(day * DAY_MS).toISOString().slice(0, 10)}::date::timestamp at time zone ${timeZone}::text)`;
}

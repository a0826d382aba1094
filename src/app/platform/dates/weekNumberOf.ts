import { isoWeekOf } from "./isoWeekOf";

/** The number of the week that an instant belongs to on this host, as people say it: 48. */
export function weekNumberOf(instant: string | number | Date): number {
  return Number(isoWeekOf(instant).slice("2026-W".length));
}

import type { IsoWeek } from "./scalars";

/** A week as the contract writes it: `2026-W07`. */
export function toIsoWeek(year: number, week: number): IsoWeek {
  return `${String(year).padStart(4, "0")}-W${String(week).padStart(2, "0")}` as IsoWeek;
}

import type { ReportPeriod } from "../../../../__generated__/GroupResultsPageQuery.graphql";

/** What time is looked at, by the name that the address has for it. */
const periods = { week: "WEEK", "last-week": "LAST_WEEK", "4w": "FOUR_WEEKS", all: "ALL" } as const satisfies Readonly<
  Record<string, ReportPeriod>
>;

export type PeriodName = keyof typeof periods;

export const periodNames: readonly PeriodName[] = ["week", "last-week", "4w", "all"];

/** The one that an address names by saying nothing: over four weeks even who comes once a week has a trend. */
export const USUAL_PERIOD = "4w" satisfies PeriodName;

/** What the query of an address says; what nobody knows is the usual one. */
export function readPeriod(query: URLSearchParams): PeriodName {
  return periodNames.find((name) => name === query.get("period")) ?? USUAL_PERIOD;
}

/** The same as the schema says it. */
export function periodOf(name: PeriodName) {
  return periods[name];
}

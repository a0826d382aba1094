import type { ReportPeriod } from "../../../../__generated__/GroupResultsPageQuery.graphql";

/** The report's period, by its name in the address. */
const periods = { week: "WEEK", "last-week": "LAST_WEEK", "4w": "FOUR_WEEKS", all: "ALL" } as const satisfies Readonly<
  Record<string, ReportPeriod>
>;

export type PeriodName = keyof typeof periods;

export const periodNames: readonly PeriodName[] = ["week", "last-week", "4w", "all"];

/** The period of an address without one: over four weeks, even a member who practices once a week has a trend. */
export const USUAL_PERIOD = "4w" satisfies PeriodName;

/** The period in the query of an address; the default for unknown values. */
export function readPeriod(query: URLSearchParams): PeriodName {
  return periodNames.find((name) => name === query.get("period")) ?? USUAL_PERIOD;
}

/** The period's value in the schema. */
export function periodOf(name: PeriodName) {
  return periods[name];
}

import { type PageLoader, queryLoader } from "../../Page";
import { changedByOthers } from "../../relay/routeQuery";
import { assignmentKinds } from "../../../contract/assignmentRules";
import type { GroupGradesPageQuery$variables } from "../../../../__generated__/GroupGradesPageQuery.graphql";

const periods = { "4w": "FOUR_WEEKS", "12w": "TWELVE_WEEKS", year: "SCHOOL_YEAR", all: "ALL" } as const;

/** The periods of a grade book, by their names in the address. */
export type PeriodName = keyof typeof periods;

export type KindName = (typeof assignmentKinds)[number] | "ALL";

export type GradeFilters = { readonly period: PeriodName; readonly kind: KindName };

const periodNames: readonly PeriodName[] = ["4w", "12w", "year", "all"];

/** The filters in an address. What it does not know is not filtered. */
export function readFilters(query: URLSearchParams): GradeFilters {
  const kind = query.get("kind");
  return {
    period: periodNames.find((name) => name === query.get("period")) ?? "all",
    kind: assignmentKinds.find((name) => name.toLowerCase() === kind) ?? "ALL",
  };
}

/** The query of an address; empty without filters. */
export function toQuery({ period, kind }: GradeFilters): Record<string, string> {
  return { ...(period !== "all" && { period }), ...(kind !== "ALL" && { kind: kind.toLowerCase() }) };
}

/** The variables of the page's query. */
export function toVariables(id: string, { period, kind }: GradeFilters): GroupGradesPageQuery$variables {
  return { id, period: periods[period], kind: kind === "ALL" ? null : kind };
}

/** Starts the page's query, with the filters of its address. */
export const loadGroupGrades: PageLoader = queryLoader(
  () => import("../../../../__generated__/GroupGradesPageQuery$parameters"),
  ({ id = "" }, search) => toVariables(id, readFilters(search)),
  changedByOthers,
);

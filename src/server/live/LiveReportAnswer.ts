import type { ReportDecision } from "./decideReport";

/** What of a report is to be said: whether anybody watches (then it is taken), or why it is not taken. */
export type LiveReportAnswer =
  | { readonly isWatched: boolean }
  | Exclude<ReportDecision, { readonly followed: unknown }>;

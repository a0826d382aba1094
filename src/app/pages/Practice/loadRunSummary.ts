import type { RunSummary } from "./RunSummary";

let summary: Promise<typeof RunSummary> | undefined;

/** What shows a finished run, measures and saves it: loaded when a run begins. A load that failed is tried again by the next call. */
export function loadRunSummary(): Promise<typeof RunSummary> {
  summary ??= import("./RunSummary").then((module) => module.RunSummary);
  summary.catch(() => {
    summary = undefined;
  });
  return summary;
}

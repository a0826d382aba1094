import type { RunSummary } from "./RunSummary";

/** What shows a finished run, measures and saves it: loaded when a run begins. */
export function loadRunSummary(): Promise<typeof RunSummary> {
  return import("./RunSummary").then((module) => module.RunSummary);
}

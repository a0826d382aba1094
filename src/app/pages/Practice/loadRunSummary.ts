import { loadErrorMessages } from "../../ui/errorMessages";
import type { RunSummary } from "./RunSummary";

/** What shows a finished run, measures and saves it: loaded once the page is idle, and what may have to be said of it. */
export function loadRunSummary(): Promise<typeof RunSummary> {
  void loadErrorMessages();
  return import("./RunSummary").then((module) => module.RunSummary);
}

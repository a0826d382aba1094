import { useEffect } from "react";
import { showRun } from "./currentRun";
import type { GrowingLog, RunSubject, ShownRun } from "./ShownRun";

/**
 * Says which run is on the screen, for as long as it is: the one place from which whatever follows a run knows its
 * text, its rules and its log.
 * Costs no key press anything.
 */
export function useShownRun(
  log: GrowingLog,
  rules: ShownRun["rules"],
  text: string,
  { activity, title }: RunSubject,
  skipped = 0,
): void {
  useEffect(
    () => showRun({ subject: { activity, title }, rules, text, skipped, log }),
    [log, rules, text, activity, title, skipped],
  );
}

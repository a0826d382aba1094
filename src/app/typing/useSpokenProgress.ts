import { useLingui } from "@lingui/react/macro";
import { useEffect, useRef, useState } from "react";
import { describeProgress } from "./describeProgress";
import type { TypingRun } from "./TypingRun";
import { useRunPhase } from "./useRunPhase";

/** A screen reader hears at most one summary in this time (LOOK). */
const SUMMARY_MS = 10_000;

/**
 * The latest summary of a run for a live region; empty until the first is due and after the end.
 * @param describeMore what it tells first; asked when a summary is made.
 */
export function useSpokenProgress(run: TypingRun, describeMore?: () => string): string {
  const { t } = useLingui();
  const phase = useRunPhase(run);
  const [summary, setSummary] = useState("");
  const more = useRef(describeMore);
  useEffect(() => {
    more.current = describeMore;
  }, [describeMore]);
  useEffect(() => {
    if (phase !== "running") return;
    const timer = setInterval(
      () => setSummary(`${more.current?.() ?? ""} ${t(describeProgress(run))}`.trim()),
      SUMMARY_MS,
    );
    return () => clearInterval(timer);
  }, [run, phase, t]);
  return phase === "running" ? summary : "";
}

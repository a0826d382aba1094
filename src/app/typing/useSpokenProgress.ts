import { useEffect, useState } from "react";
import { describeProgress } from "./describeProgress";
import type { TypingRun } from "./TypingRun";
import { useRunPhase } from "./useRunPhase";

/** A screen reader hears at most one summary in this time (LOOK). */
const SUMMARY_MS = 10_000;

/** The latest summary of a run for a live region; empty until the first is due and after the end. */
export function useSpokenProgress(run: TypingRun): string {
  const phase = useRunPhase(run);
  const [summary, setSummary] = useState("");
  useEffect(() => {
    if (phase !== "running") return;
    const timer = setInterval(() => setSummary(describeProgress(run)), SUMMARY_MS);
    return () => clearInterval(timer);
  }, [run, phase]);
  return phase === "running" ? summary : "";
}

import type { MessageDescriptor } from "@lingui/core";
import { msg, plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useEffect, useRef, useState } from "react";
import type { RunPhase } from "../TypingRun";
import { wordsAhead } from "./spokenText";
import type { Source } from "./useSpeech";

type Options = {
  /** Time between two summaries, in ms. */
  readonly everyMs: number;
  readonly isTimeTold: boolean;
  /** The first part of the summary; called when one is made. */
  readonly describeMore: (() => string) | undefined;
};

/**
 * The latest summary of a run; empty until the first is due and after the end.
 * @param source its `spell` is the same function from one render to the next.
 */
export function useSpokenProgress(
  { run, spell }: Pick<Source, "run" | "spell">,
  phase: RunPhase,
  { everyMs, isTimeTold, describeMore }: Options,
): string {
  const { t } = useLingui();
  const [summary, setSummary] = useState("");
  const more = useRef(describeMore);
  useEffect(() => {
    more.current = describeMore;
  }, [describeMore]);
  useEffect(() => {
    if (phase !== "running") return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    // By the run's time, whenever this code has come.
    const wait = (): void => {
      const elapsed = Math.max(0, performance.now() - (run.zero ?? performance.now()));
      timer = setTimeout(summarize, everyMs - (elapsed % everyMs));
    };
    const summarize = (): void => {
      // What follows is the end.
      if (run.zero !== null && run.limitMs !== null && performance.now() > run.zero + run.limitMs - 500) return;
      const parts = describeProgress(run, spell, isTimeTold).map((part) => t(part));
      setSummary([more.current?.() ?? "", ...parts].filter((part) => part !== "").join(" "));
      wait();
    };
    wait();
    return () => clearTimeout(timer);
  }, [run, phase, spell, everyMs, isTimeTold, t]);
  return phase === "running" ? summary : "";
}

/** Short sentences about a run: errors so far, the time that is left, and the next words. */
function describeProgress(
  run: Source["run"],
  spell: (text: string) => string,
  isTimeTold: boolean,
): readonly MessageDescriptor[] {
  const { limitMs, zero, errors } = run;
  const next = spell(wordsAhead(run.text, run.wordsBehind)).trim();
  const parts = errors === null ? [] : [msg`${plural(errors, { one: "# error", other: "# errors" })}.`];
  if (isTimeTold && limitMs !== null && zero !== null)
    parts.push(describeTimeLeft(Math.max(0, Math.round((zero + limitMs - performance.now()) / 1000))));
  if (next !== "") parts.push(msg`Next: ${next}`);
  return parts;
}

/** In minutes and seconds from two minutes on. */
function describeTimeLeft(all: number): MessageDescriptor {
  if (all < 120) return msg`${plural(all, { one: "# second left", other: "# seconds left" })}.`;
  const [minutes, seconds] = [Math.floor(all / 60), all % 60];
  if (seconds === 0) return msg`${minutes} minutes left.`;
  return msg`${minutes} minutes and ${plural(seconds, { one: "# second", other: "# seconds" })} left.`;
}

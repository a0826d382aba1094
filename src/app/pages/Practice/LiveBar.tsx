import { useLingui } from "@lingui/react/macro";
import type { PracticeMode } from "../../../engine/practice/PracticeMode";
import type { TypingRun } from "../../typing/TypingRun";
import { useLiveFigures, useRunPhase } from "../../typing/runHooks";
import styles from "./LiveBar.module.css";

type Props = { readonly run: TypingRun; readonly mode: PracticeMode };

/**
 * How the run goes, at most once a second: what is left, speed, accuracy. For the eye; those who listen get summaries.
 */
export function LiveBar({ run, mode }: Props) {
  const { t } = useLingui();
  const { seconds, wpm, accuracy, words } = useLiveFigures(run);
  const isRunning = useRunPhase(run) === "running";
  return (
    <div className={styles["bar"]} aria-hidden="true">
      <span className={styles["figure"]}>{isRunning && seconds > 0 ? t`${wpm} wpm` : ""}</span>
      <span className={styles["left"]}>{leftOf(mode, run, seconds, words)}</span>
      <span className={styles["figure"]}>{isRunning && seconds > 0 ? `${accuracy}%` : ""}</span>
    </div>
  );
}

function leftOf(mode: PracticeMode, run: TypingRun, seconds: number, words: number): string {
  if (mode.kind === "time") return `${Math.max(0, mode.seconds - seconds)} s`;
  return `${words}/${run.state.rules === "free" ? run.state.words.length : words}`;
}

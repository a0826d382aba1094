import { useLingui } from "@lingui/react/macro";
import { useMemo } from "react";
import type { Keystroke } from "../../../engine/log/Keystroke";
import { measureWords } from "../../../engine/metrics/measureWords";
import type { RunMetrics } from "../../../engine/metrics/RunMetrics";
import type { TypingRules } from "../../../engine/typing/Typing";
import { Card } from "../../ui/Card";
import { KeyErrors } from "./KeyErrors";
import styles from "./RunFigures.module.css";
import { SpeedCurve } from "./SpeedCurve";
import { WordErrors } from "./WordErrors";
import { WordsOfRun } from "./WordsOfRun";

type Props = {
  readonly metrics: RunMetrics;
  readonly rules: TypingRules;
  readonly text: string;
  readonly keystrokes: readonly Keystroke[];
  readonly language: "en" | "nl";
};

/** Everything below the headline of a run: its curve, its keys, its words and its text, all from its log. */
export function RunFigures({ metrics, rules, text, keystrokes, language }: Props) {
  const { t } = useLingui();
  const { durationMs } = metrics;
  const run = useMemo(() => ({ rules, text, keystrokes, durationMs }), [rules, text, keystrokes, durationMs]);
  const words = useMemo(() => measureWords(run), [run]);
  return (
    <div className={styles["cards"]}>
      <div className={styles["wide"]}>
        <Card title={t`Speed`}>
          <SpeedCurve seconds={metrics.seconds} />
        </Card>
      </div>
      <Card title={t`Keys missed`}>
        <KeyErrors metrics={metrics} />
      </Card>
      <Card title={t`Words`}>
        <WordErrors words={words} language={language} />
      </Card>
      <div className={styles["wide"]}>
        <Card title={t`What was typed`}>
          <WordsOfRun run={run} language={language} />
        </Card>
      </div>
    </div>
  );
}

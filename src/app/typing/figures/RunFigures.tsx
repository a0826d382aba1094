import { useLingui } from "@lingui/react/macro";
import type { Keystroke } from "../../../engine/log/Keystroke";
import type { RunMetrics } from "../../../engine/metrics/RunMetrics";
import type { TypingRules } from "../../../engine/typing/Typing";
import { Card } from "../../ui/Card";
import { KeyErrors } from "./KeyErrors";
import { readTypedText } from "./readTypedText";
import styles from "./RunFigures.module.css";
import { SpeedCurve } from "./SpeedCurve";
import { TypedText } from "./TypedText";

type Props = {
  readonly metrics: RunMetrics;
  readonly rules: TypingRules;
  readonly text: string;
  readonly keystrokes: readonly Keystroke[];
  readonly language: "en" | "nl";
};

/** Everything below the headline of a run: its curve, its keys and its text, all from its log. */
export function RunFigures({ metrics, rules, text, keystrokes, language }: Props) {
  const { t } = useLingui();
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
      <Card title={t`What you typed`}>
        <TypedText parts={readTypedText(rules, text, keystrokes)} language={language} />
      </Card>
    </div>
  );
}

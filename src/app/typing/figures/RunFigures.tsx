import type { Language } from "../../../contract/languages/languages";
import { useLingui } from "@lingui/react/macro";
import { useMemo } from "react";
import type { Keystroke } from "../../../engine/log/Keystroke";
import { measureWords } from "../../../engine/metrics/measureWords";
import type { KeyFigures, RunMetrics } from "../../../engine/metrics/RunMetrics";
import type { TypingRules } from "../../../engine/typing/Typing";
import { Card } from "../../ui/Card";
import { KeyErrors, WordErrors } from "./RunTables";
import styles from "./RunFigures.module.css";
import { SpeedCurve } from "./SpeedCurve";
import { WordsOfRun } from "./TypedText";
import { useLocale } from "../../platform/locale/useLocale";
import { formatDuration, formatPercent, formatSpeed } from "./formatFigure";
import { useSpeed, useSpeedName } from "./useSpeed";
import { keyboardLayouts } from "../../../engine/keyboards/keyboardLayouts";
import { type BoardFigures, keysOnBoard } from "../../../engine/progress/keysOnBoard";
import { usePreferences } from "../../platform/preferences/usePreferences";
import { keyRows, legendsOf } from "../keyboard/Keys";
import { practiceLayout } from "../keyboard/layouts";

type Props = {
  readonly metrics: RunMetrics;
  readonly rules: TypingRules;
  readonly text: string;
  readonly keystrokes: readonly Keystroke[];
  readonly language: Language;
  /** The speed of the user's best run of this kind until now, if this run was faster. */
  readonly beatenWpm?: number | undefined;
};

/** All figures below a run's headline: its curve, keys, words and text, computed from its log. */
export function RunFigures({ metrics, rules, text, keystrokes, language, beatenWpm }: Props) {
  const { t } = useLingui();
  const { durationMs } = metrics;
  const run = useMemo(() => ({ rules, text, keystrokes, durationMs }), [rules, text, keystrokes, durationMs]);
  const words = useMemo(() => measureWords(run), [run]);
  return (
    <div className={styles["cards"]}>
      <div className={styles["wide"]}>
        <Card title={t`Speed`}>
          <SpeedCurve seconds={metrics.seconds} {...(beatenWpm !== undefined && { beatenWpm })} />
        </Card>
      </div>
      <Card title={t`Missed keys`}>
        <MissedBoard keys={metrics.keys} language={language} />
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

/** The summary figures of a run; for their definitions see RunMetrics in the engine. */
export type Headline = {
  readonly wpm: number;
  readonly raw: number;
  readonly strokesPerMinute: number;
  readonly accuracy: number;
  readonly consistency: number;
  readonly durationMs: number;
};

/** The figures of a run, speed and accuracy first. */
export function HeadlineFigures({ headline }: { readonly headline: Headline }) {
  const { t } = useLingui();
  const locale = useLocale();
  const { figure, unit } = useSpeed();
  const speedName = useSpeedName();
  const { wpm, raw, strokesPerMinute, accuracy, consistency, durationMs } = headline;
  return (
    <dl className={styles["figures"]}>
      <Figure isLarge name={t`Speed`} value={figure(wpm)} unit={speedName} />
      <Figure isLarge name={t`Accuracy`} value={formatPercent(locale, accuracy)} unit={t`of keystrokes`} />
      <Figure name={t`Raw speed`} value={figure(raw)} unit={unit} />
      <Figure name={t`All keystrokes`} value={formatSpeed(locale, strokesPerMinute, 0)} unit={t`per minute`} />
      <Figure name={t`Consistency`} value={formatPercent(locale, consistency)} unit="" />
      <Figure name={t`Time`} value={formatDuration(locale, durationMs)} unit="" />
    </dl>
  );
}

type FigureProps = { readonly name: string; readonly value: string; readonly unit: string; readonly isLarge?: boolean };

function Figure({ name, value, unit, isLarge = false }: FigureProps) {
  return (
    <div className={isLarge ? styles["large"] : styles["small"]}>
      <dt className={styles["name"]}>{name}</dt>
      <dd className={styles["value"]}>
        {value}
        {unit !== "" && <span className={styles["unit"]}> {unit}</span>}
      </dd>
    </div>
  );
}

type MissedBoardProps = { readonly keys: readonly KeyFigures[]; readonly language: Language };

/** The keys that were missed in a run, on a small keyboard. For the eye; the table beside it says the same. */
function MissedBoard({ keys, language }: MissedBoardProps) {
  const layout = keyboardLayouts[practiceLayout(usePreferences(), language).id];
  const missed = keysOnBoard(
    layout,
    keys
      .filter(({ misses }) => misses > 0)
      .map(({ key, presses, misses }) => ({ key, presses, misses, timeMs: 0, missRate: misses / presses })),
  );
  if (missed.size === 0) return null;
  const most = Math.max(...Array.from(missed.values(), ({ misses }) => misses));
  const [digits = [], ...others] = keyRows(layout.form);
  const letters = others.slice(0, 3);
  const space = others.slice(3);
  const isMissedIn = (row: (typeof letters)[number]) => row.some(({ code }) => missed.has(code));
  const rows = [...(isMissedIn(digits) ? [digits] : []), ...letters, ...space.filter(isMissedIn)];
  return (
    <div className={styles["board"]} aria-hidden="true">
      {rows.map((row) => (
        <div key={row[0]?.code} className={styles["row"]}>
          {row.map(({ code, width, name }) => (
            <Key
              key={code}
              width={width}
              legend={name === "" ? legendsOf(layout, code).below : ""}
              figures={missed.get(code)}
              most={most}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

type KeyProps = {
  readonly width: number;
  readonly legend: string;
  readonly figures: BoardFigures | undefined;
  readonly most: number;
};

/** One key: the more often it was missed, the darker; the number is on it. */
function Key({ width, legend, figures, most }: KeyProps) {
  return (
    <span
      className={styles["key"]}
      style={{ flexGrow: width }}
      data-shade={figures === undefined ? undefined : Math.ceil((figures.misses * 3) / most)}
    >
      {legend}
      {figures !== undefined && <span className={styles["count"]}>{figures.misses}</span>}
    </span>
  );
}

import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useCallback, useRef, useState, type ReactNode, useMemo, useEffect, type RefObject } from "react";
import { useElementWidth } from "../../typing/figures/CurveAxes";
import styles from "./TimeChart.module.css";
import { type TimePicture, type DrawnPicture, type PictureColors, makePicture, type Figure } from "./makePicture";
import type { ProgressRun } from "../../../engine/progress/ProgressRun";
import type { WeekFigures } from "../../../engine/progress/weeklyMedians";
import { formatDateTime, formatDay } from "../../platform/dates/formatDate";
import { useLocale } from "../../platform/locale/useLocale";
import { formatPercent } from "../../typing/figures/formatFigure";
import { useSpeed, useSpeedName } from "../../typing/figures/useSpeed";
import { Card } from "../../ui/Card";
import { describeFigure, describeImported, RunTable, WeekTable } from "./TableBehind";
import { loadDrawing } from "./loadDrawing";

type Props = {
  /** What the chart shows, in a sentence or two, also for screen readers. */
  readonly summary: ReactNode;
  readonly picture: TimePicture;
  /** Describes a run, by its index in the chart. */
  readonly describe: (run: number) => string;
  /** The tables with the numbers. */
  readonly children: ReactNode;
};

/** A chart over time that can be read run by run, with a pointer, a finger or the arrow keys. */
export function TimeChart({ summary, picture, describe, children }: Props) {
  const { t } = useLingui();
  const root = useRef<HTMLElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const width = useElementWidth(root, 640);
  const [run, setRun] = useState<number | null>(null);
  const drawn = useTimePicture({ root, place, picture, width, onRun: useCallback((at: number) => setRun(at), []) });
  const last = picture.moments.length - 1;
  const at = Math.min(run ?? last, last);
  const words = describe(at);

  return (
    <figure ref={root} className={styles["figure"]}>
      <p>{summary}</p>
      <div ref={place} className={styles["place"]} aria-hidden="true" />
      <figcaption className={styles["key"]}>
        {picture.weeks.length > 0 && (
          <>
            <span className={styles["run"]} data-color="run">
              <span>{t`A run`}</span>
            </span>
            <span className={styles["week"]} data-color="week">
              <span>{t`Weekly median`}</span>
            </span>
          </>
        )}
        {picture.isImported !== null && (
          <span className={styles["imported"]} data-color="imported">
            <span>{t`Imported, per day`}</span>
          </span>
        )}
        {picture.trend !== null && (
          <span className={styles["trend"]} data-color="trend">
            <span>{t`Trend`}</span>
          </span>
        )}
      </figcaption>
      <label className={styles["reader"]}>
        <span className={styles["label"]}>{t`Browse run by run`}</span>
        <input
          type="range"
          min={0}
          max={last}
          value={at}
          aria-valuetext={words}
          onChange={(event) => {
            const to = Number(event.target.value);
            setRun(to);
            drawn.current?.mark(to);
          }}
        />
      </label>
      <p className={styles["readout"]} aria-hidden="true">
        {words}
      </p>
      <div>{children}</div>
    </figure>
  );
}

type FigureCardProps = {
  readonly figure: Figure;
  /** At least one, oldest first, none flagged; days of imported runs are among them. */
  readonly runs: readonly ProgressRun[];
  /** Their times. */
  readonly moments: Float64Array;
  /** The weeks of those typed here, and of the imported ones. */
  readonly weeks: readonly WeekFigures[];
  readonly importedWeeks?: readonly WeekFigures[];
};

const noWeeks: readonly WeekFigures[] = [];

/** Speed or accuracy over time, with a description and the numbers. */
export function FigureCard({ figure, runs, moments, weeks, importedWeeks = noWeeks }: FigureCardProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const speed = useSpeed();
  const speedName = useSpeedName();
  const unit = figure === "wpm" ? speedName : t`% of keystrokes`;
  const scale = figure === "wpm" ? speed.perWpm : 1;
  const { picture, trend } = useMemo(
    () => makePicture(runs, moments, weeks, figure, { name: unit, scale }, importedWeeks),
    [runs, moments, weeks, figure, unit, scale, importedWeeks],
  );
  const importedDays = useMemo(() => runs.filter(({ imported }) => imported !== undefined), [runs]);
  const describe = (at: number): string => {
    const run = runs[at];
    if (run === undefined) return "";
    const [wpm, accuracy] = [speed.text(run.wpm), formatPercent(locale, run.accuracy)];
    if (run.imported !== undefined) {
      const [date, { site, runs: count }] = [formatDay(run.day, "long"), run.imported];
      return t`${date}: ${wpm}, ${accuracy} accuracy (${plural(count, { one: "# run", other: "# runs" })} imported from ${site})`;
    }
    const when = formatDateTime(run.startedAt, "short");
    return t`${when}: ${wpm}, ${accuracy} accuracy`;
  };
  return (
    <Card title={figure === "wpm" ? t`Speed over time` : t`Accuracy over time`}>
      <TimeChart
        summary={[
          ...(weeks.length === 0
            ? []
            : describeFigure({ locale, speed, figure, runs: runs.length - importedDays.length, weeks, trend })),
          ...describeImported(importedDays, locale),
        ]
          .map((sentence) => t(sentence))
          .join(" ")}
        picture={picture}
        describe={describe}
      >
        {weeks.length > 0 && <WeekTable weeks={weeks} figure={figure} />}
        <RunTable runs={runs} />
      </TimeChart>
    </Card>
  );
}

type Drawing = {
  /** Contains the chart and its legend; see readColors. */
  readonly root: RefObject<HTMLElement | null>;
  readonly place: RefObject<HTMLElement | null>;
  readonly picture: TimePicture;
  readonly width: number;
  readonly onRun: (run: number) => void;
};

/**
 * Draws a chart, and again when it, its width or the colors change. If nothing can be drawn, only text and tables are
 * shown.
 */
function useTimePicture({ root, place, picture, width, onRun }: Drawing): RefObject<DrawnPicture | null> {
  const drawn = useRef<DrawnPicture | null>(null);
  const drawnWidth = useRef(0);
  useEffect(() => {
    if (drawn.current === null || drawnWidth.current === width) return;
    drawnWidth.current = width;
    drawn.current.resize(width);
  }, [width]);
  useEffect(() => {
    if (typeof Path2D !== "function") return;
    let isWanted = true;
    const draw = async (): Promise<void> => {
      const { drawTimePicture } = await loadDrawing();
      if (!isWanted || root.current === null || place.current === null) return;
      drawn.current?.remove();
      drawn.current = drawTimePicture(
        place.current,
        picture,
        readColors(root.current),
        (drawnWidth.current = place.current.clientWidth),
        onRun,
      );
    };
    // Offline, when its code cannot be loaded, there is no chart.
    const start = () => void draw().catch(() => undefined);
    start();
    const stop = onColorsChange(start);
    return () => {
      isWanted = false;
      stop();
      drawn.current?.remove();
      drawn.current = null;
    };
  }, [root, place, picture, onRun]);
  return drawn;
}

const queries = [
  "(prefers-color-scheme: dark)",
  "(forced-colors: active)",
  "(prefers-contrast: more)",
  "(resolution: 1dppx)",
];

/**
 * Calls the listener when colors or the pixel ratio may have changed, in the system or on this page. Returns the
 * unsubscribe function.
 */
function onColorsChange(listener: () => void): () => void {
  const media = queries.map((query) => matchMedia(query));
  for (const one of media) one.addEventListener("change", listener);
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ["data-theme", "data-contrast"] });
  return () => {
    for (const one of media) one.removeEventListener("change", listener);
    observer.disconnect();
  };
}

/**
 * The current colors of a chart's elements, because a canvas cannot use CSS tokens. With forced colors these are the
 * system's.
 * @param root its color is the axis', its outline's color the grid's, and elements with `data-color` have the rest.
 */
function readColors(root: HTMLElement): PictureColors {
  const own = getComputedStyle(root);
  const colorOf = (name: string): string => {
    const element = root.querySelector(`[data-color="${name}"]`);
    return element === null ? own.color : getComputedStyle(element).color;
  };
  return {
    axis: own.color,
    grid: own.outlineColor,
    run: colorOf("run"),
    imported: colorOf("imported"),
    week: colorOf("week"),
    trend: colorOf("trend"),
    font: `13px ${own.fontFamily}`,
  };
}

import { useLingui } from "@lingui/react/macro";
import { useCallback, useRef, useState, type ReactNode } from "react";
import { useElementWidth } from "../../../typing/figures/CurveAxes";
import styles from "./TimeChart.module.css";
import type { TimePicture } from "./TimePicture";
import { useTimePicture } from "./useTimePicture";

type Props = {
  /** What the picture shows, in a sentence or two: also for who does not see it. */
  readonly summary: ReactNode;
  readonly picture: TimePicture;
  /** What is known of a run, by its place in the picture. */
  readonly describe: (run: number) => string;
  /** The tables behind it. */
  readonly children: ReactNode;
};

/** A picture over time that can be read run by run: with a pointer, a finger or the arrow keys. */
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
        <span className={styles["run"]} data-colour="run">
          <span>{t`A run`}</span>
        </span>
        <span className={styles["week"]} data-colour="week">
          <span>{t`Median of the week`}</span>
        </span>
        {picture.trend !== null && (
          <span className={styles["trend"]} data-colour="trend">
            <span>{t`Trend`}</span>
          </span>
        )}
      </figcaption>
      <label className={styles["reader"]}>
        <span className={styles["label"]}>{t`Read run by run`}</span>
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

import { useLingui } from "@lingui/react/macro";
import { useId, useRef } from "react";
import type { SecondPoint } from "../../../engine/metrics/RunMetrics";
import { CurveAxes } from "./CurveAxes";
import { CURVE_HEIGHT, curveScale, linePoints } from "./curveScale";
import styles from "./SpeedCurve.module.css";
import { SpeedTable } from "./SpeedTable";
import { useElementWidth } from "./useElementWidth";

/** The speed of a run over its seconds, errors marked, with the numbers in a table behind it. */
export function SpeedCurve({ seconds }: { readonly seconds: readonly SecondPoint[] }) {
  const { t } = useLingui();
  const figure = useRef<HTMLElement>(null);
  const caption = useId();
  const width = useElementWidth(figure, 640);
  if (seconds.length < 2) return <p className={styles["none"]}>{t`A curve needs a run of at least two seconds.`}</p>;

  const scale = curveScale(
    width,
    seconds.at(-1)?.second ?? 1,
    Math.max(...seconds.map(({ wpm, raw }) => Math.max(wpm, raw))),
  );
  const line = (of: "wpm" | "raw"): string =>
    linePoints(
      scale,
      seconds.map((point) => [point.second, point[of]]),
    );
  return (
    <figure ref={figure} className={styles["figure"]}>
      <svg
        width={width}
        height={CURVE_HEIGHT}
        viewBox={`0 0 ${width} ${CURVE_HEIGHT}`}
        role="img"
        aria-labelledby={caption}
      >
        <CurveAxes scale={scale} />
        <polyline className={styles["raw"]} points={line("raw")} />
        <polyline className={styles["wpm"]} points={line("wpm")} />
        {seconds
          .filter(({ errors }) => errors > 0)
          .map(({ second, raw }) => (
            <path
              key={second}
              className={styles["error"]}
              d={`M${scale.x(second) - 4} ${scale.y(raw) - 4}l8 8m0 -8l-8 8`}
            />
          ))}
      </svg>
      <figcaption id={caption} className={styles["caption"]}>
        <span className={styles["keyWpm"]}>{t`Speed so far`}</span>
        <span className={styles["keyRaw"]}>{t`Speed of each second`}</span>
        <span className={styles["keyError"]}>{t`Second with errors`}</span>
      </figcaption>
      <SpeedTable seconds={seconds} />
    </figure>
  );
}

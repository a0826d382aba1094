import { useLingui } from "@lingui/react/macro";
import { useId, useRef } from "react";
import type { SecondPoint } from "../../../engine/metrics/RunMetrics";
import { niceSteps } from "./niceSteps";
import styles from "./SpeedCurve.module.css";
import { SpeedTable } from "./SpeedTable";
import { useElementWidth } from "./useElementWidth";

const HEIGHT = 240;
const room = { top: 12, right: 12, bottom: 44, left: 52 } as const;

/** The speed of a run over its seconds, errors marked, with the numbers in a table behind it. */
export function SpeedCurve({ seconds }: { readonly seconds: readonly SecondPoint[] }) {
  const { t } = useLingui();
  const figure = useRef<HTMLElement>(null);
  const caption = useId();
  const width = useElementWidth(figure, 640);
  if (seconds.length < 2) return <p className={styles["none"]}>{t`A curve needs a run of at least two seconds.`}</p>;

  const speeds = niceSteps(Math.max(...seconds.map(({ wpm, raw }) => Math.max(wpm, raw))), 4);
  const end = seconds.at(-1)?.second ?? 1;
  const times = niceSteps(end, width < 480 ? 4 : 8).filter((second) => second <= end);
  const x = (second: number): number => room.left + (second / end) * (width - room.left - room.right);
  const y = (speed: number): number => HEIGHT - room.bottom - (speed / (speeds.at(-1) ?? 1)) * (HEIGHT - room.top - room.bottom);
  const line = (of: "wpm" | "raw"): string => seconds.map((point) => `${x(point.second).toFixed(1)},${y(point[of]).toFixed(1)}`).join(" ");

  return (
    <figure ref={figure} className={styles["figure"]}>
      <svg width={width} height={HEIGHT} viewBox={`0 0 ${width} ${HEIGHT}`} role="img" aria-labelledby={caption}>
        {speeds.map((speed) => (
          <g key={speed}>
            <line className={styles["grid"]} x1={room.left} x2={width - room.right} y1={y(speed)} y2={y(speed)} />
            <text className={styles["tick"]} x={room.left - 8} y={y(speed)} textAnchor="end" dominantBaseline="middle">
              {speed}
            </text>
          </g>
        ))}
        {times.map((second) => (
          <text key={second} className={styles["tick"]} x={x(second)} y={HEIGHT - room.bottom + 18} textAnchor="middle">
            {second}
          </text>
        ))}
        <text className={styles["axis"]} x={(width + room.left) / 2} y={HEIGHT - 6} textAnchor="middle">
          {t`seconds`}
        </text>
        <text className={styles["axis"]} transform={`translate(14 ${(HEIGHT - room.bottom + room.top) / 2}) rotate(-90)`} textAnchor="middle">
          {t`words per minute`}
        </text>
        <polyline className={styles["raw"]} points={line("raw")} />
        <polyline className={styles["wpm"]} points={line("wpm")} />
        {seconds
          .filter(({ errors }) => errors > 0)
          .map(({ second, raw }) => (
            <path key={second} className={styles["error"]} d={`M${x(second) - 4} ${y(raw) - 4}l8 8m0 -8l-8 8`} />
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

import { useLingui } from "@lingui/react/macro";
import { useSpeedName } from "./useSpeed";
import styles from "./SpeedCurve.module.css";
import { type RefObject, useLayoutEffect, useState } from "react";

export const CURVE_HEIGHT = 240;
const curveRoom = { top: 12, right: 12, bottom: 44, left: 60 } as const;

/** The position of a speed at a second in the chart, and the labels of its axes. */
type CurveScale = {
  readonly width: number;
  readonly x: (second: number) => number;
  readonly y: (speed: number) => number;
  readonly speeds: readonly number[];
  readonly times: readonly number[];
};

/**
 * The scale of a chart of speed over time.
 * @param end last second.
 * @param fastest highest speed in it.
 */
export function curveScale(width: number, end: number, fastest: number): CurveScale {
  const { top, right, bottom, left } = curveRoom;
  const speeds = niceSteps(fastest, 4);
  const highest = speeds.at(-1) ?? 1;
  return {
    width,
    speeds,
    times: niceSteps(end, width < 480 ? 4 : 8).filter((second) => second <= end),
    x: (second) => left + (second / end) * (width - left - right),
    y: (speed) => CURVE_HEIGHT - bottom - (speed / highest) * (CURVE_HEIGHT - top - bottom),
  };
}

/** Points of a line, as for an SVG polyline. */
export function linePoints(
  { x, y }: CurveScale,
  points: readonly (readonly [second: number, speed: number])[],
): string {
  return points.map(([second, speed]) => `${x(second).toFixed(1)},${y(speed).toFixed(1)}`).join(" ");
}

const { top, right, bottom, left } = curveRoom;

/** The grid, numbers and units of a chart of speed over time. */
export function CurveAxes({ scale: { width, x, y, speeds, times } }: { readonly scale: CurveScale }) {
  const { t } = useLingui();
  const speedName = useSpeedName();
  return (
    <>
      {speeds.map((speed) => (
        <g key={speed}>
          <line className={styles["grid"]} x1={left} x2={width - right} y1={y(speed)} y2={y(speed)} />
          <text className={styles["tick"]} x={left - 8} y={y(speed)} textAnchor="end" dominantBaseline="middle">
            {speed}
          </text>
        </g>
      ))}
      {times.map((second) => (
        <text key={second} className={styles["tick"]} x={x(second)} y={CURVE_HEIGHT - bottom + 18} textAnchor="middle">
          {second}
        </text>
      ))}
      <text className={styles["axis"]} x={(width + left) / 2} y={CURVE_HEIGHT - 6} textAnchor="middle">
        {t`seconds`}
      </text>
      <text
        className={styles["axis"]}
        transform={`translate(14 ${(CURVE_HEIGHT - bottom + top) / 2}) rotate(-90)`}
        textAnchor="middle"
      >
        {speedName}
      </text>
    </>
  );
}

/** Round numbers from 0 to at least `most`, for an axis of about `count` steps. */
export function niceSteps(most: number, count: number): readonly number[] {
  const rough = Math.max(most, 1) / count;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(
    1,
    [1, 2, 5, 10].map((factor) => factor * power).find((candidate) => candidate >= rough) ?? rough,
  );
  const last = Math.ceil(Math.max(most, 1) / step);
  return Array.from({ length: last + 1 }, (_, at) => at * step);
}

/** The current width of an element in whole px; `start` until it is measured. */
export function useElementWidth(element: RefObject<HTMLElement | null>, start: number): number {
  const [width, setWidth] = useState(start);
  useLayoutEffect(() => {
    if (element.current === null || typeof ResizeObserver !== "function") return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry !== undefined && entry.contentRect.width > 0) setWidth(Math.round(entry.contentRect.width));
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return width;
}

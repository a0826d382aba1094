import { niceSteps } from "./niceSteps";

export const CURVE_HEIGHT = 240;
export const curveRoom = { top: 12, right: 12, bottom: 44, left: 52 } as const;

/** Where a speed at a second stands in a picture, and what its axes say. */
export type CurveScale = {
  readonly width: number;
  readonly x: (second: number) => number;
  readonly y: (speed: number) => number;
  readonly speeds: readonly number[];
  readonly times: readonly number[];
};

/** The scale of a picture of speed over time. @param end last second. @param fastest highest speed in it. */
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

/** Points of a line, as an SVG polyline takes them. */
export function linePoints(
  { x, y }: CurveScale,
  points: readonly (readonly [second: number, speed: number])[],
): string {
  return points.map(([second, speed]) => `${x(second).toFixed(1)},${y(speed).toFixed(1)}`).join(" ");
}

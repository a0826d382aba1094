import { useLingui } from "@lingui/react/macro";
import { CURVE_HEIGHT, curveRoom, type CurveScale } from "./curveScale";
import styles from "./SpeedCurve.module.css";

const { top, right, bottom, left } = curveRoom;

/** What stands behind and beside the curves of speed over time: lines, numbers, units. */
export function CurveAxes({ scale: { width, x, y, speeds, times } }: { readonly scale: CurveScale }) {
  const { t } = useLingui();
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
        {t`words per minute`}
      </text>
    </>
  );
}

import { useLingui } from "@lingui/react/macro";
import { roundDown } from "../../../../engine/metrics/rates";
import { useLocale } from "../../../platform/locale/useLocale";
import styles from "../../../typing/figures/FigureTable.module.css";
import { formatDuration, formatPercent, formatSpeed } from "../../../typing/figures/formatFigure";
import type { Headline } from "../../../typing/figures/RunFigures";
import { Difference } from "./Difference";

type Props = { readonly these: Headline; readonly those: Headline };

/** Between the figures as they are shown: subtracting them gives the difference that is shown. */
const difference = (now: number, then: number, digits: 0 | 1) => roundDown(now, digits) - roundDown(then, digits);

/** The figures of two runs side by side, with their differences. */
export function CompareFigures({ these, those }: Props) {
  const { t } = useLingui();
  const locale = useLocale();
  const speed = { show: (value: number) => formatSpeed(locale, value), digits: 1, unit: "" } as const;
  const share = { show: (value: number) => formatPercent(locale, value), digits: 1, unit: "%" } as const;
  const count = { show: (value: number) => formatSpeed(locale, value, 0), digits: 0, unit: "" } as const;
  const rows = [
    { name: t`Speed (wpm)`, figure: "wpm", as: speed },
    { name: t`Accuracy`, figure: "accuracy", as: share },
    { name: t`Raw speed (wpm)`, figure: "raw", as: speed },
    { name: t`Strokes a minute`, figure: "strokesPerMinute", as: count },
    { name: t`Consistency`, figure: "consistency", as: share },
  ] as const;
  return (
    <div className={styles["scroll"]}>
      <table className={styles["table"]}>
        <caption>{t`Figures`}</caption>
        <thead>
          <tr>
            <th scope="col">{t`Figure`}</th>
            <th scope="col">{t`This run`}</th>
            <th scope="col">{t`The other run`}</th>
            <th scope="col">{t`Difference`}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, figure, as: { show, digits, unit } }) => (
            <tr key={figure}>
              <th scope="row">{name}</th>
              <td>{show(these[figure])}</td>
              <td>{show(those[figure])}</td>
              <td>
                <Difference value={difference(these[figure], those[figure], digits)} digits={digits} unit={unit} />
              </td>
            </tr>
          ))}
          <tr>
            <th scope="row">{t`Time`}</th>
            <td>{formatDuration(locale, these.durationMs)}</td>
            <td>{formatDuration(locale, those.durationMs)}</td>
            <td>–</td>
          </tr>
        </tbody>
      </table>
    </div>
  );
}

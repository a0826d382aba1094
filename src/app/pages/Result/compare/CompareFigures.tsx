import { useLingui } from "@lingui/react/macro";
import { useLocale } from "../../../platform/locale/useLocale";
import styles from "../../../typing/figures/FigureTable.module.css";
import { formatDuration, formatFigure, formatPercent } from "../../../typing/figures/formatFigure";
import type { Headline } from "../../../typing/figures/HeadlineFigures";
import { Difference } from "./Difference";

type Props = { readonly these: Headline; readonly those: Headline };

const toTenth = (value: number): number => Math.round(value * 10) / 10;
/** As formatPercent does. */
const downToTenth = (value: number): number => Math.floor(value * 10 + 1e-9) / 10;

/** The figures of two runs side by side, with their differences. */
export function CompareFigures({ these, those }: Props) {
  const { t } = useLingui();
  const locale = useLocale();
  const wpm = (value: number): string => formatFigure(locale, value, 1);
  const percent = (value: number): string => formatPercent(locale, value);
  // Of what is shown, so that who subtracts finds the same.
  const less = (now: number, then: number, round: (value: number) => number): number => round(now) - round(then);
  const rows = [
    { name: t`Speed (wpm)`, now: wpm(these.wpm), then: wpm(those.wpm), difference: <Difference value={less(these.wpm, those.wpm, toTenth)} digits={1} /> },
    { name: t`Accuracy`, now: percent(these.accuracy), then: percent(those.accuracy), difference: <Difference value={less(these.accuracy, those.accuracy, downToTenth)} digits={1} unit="%" /> },
    { name: t`Raw speed (wpm)`, now: wpm(these.raw), then: wpm(those.raw), difference: <Difference value={less(these.raw, those.raw, toTenth)} digits={1} /> },
    {
      name: t`Strokes a minute`,
      now: formatFigure(locale, these.strokesPerMinute),
      then: formatFigure(locale, those.strokesPerMinute),
      difference: <Difference value={less(these.strokesPerMinute, those.strokesPerMinute, Math.round)} />,
    },
    { name: t`Consistency`, now: percent(these.consistency), then: percent(those.consistency), difference: <Difference value={less(these.consistency, those.consistency, downToTenth)} digits={1} unit="%" /> },
    { name: t`Time`, now: formatDuration(locale, these.durationMs), then: formatDuration(locale, those.durationMs), difference: "" },
  ];
  return (
    <div className={styles["scroll"]}>
      <table className={styles["table"]}>
        <caption>{t`Figures`}</caption>
        <thead>
          <tr>
            <td />
            <th scope="col">{t`This run`}</th>
            <th scope="col">{t`The other run`}</th>
            <th scope="col">{t`Difference`}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, now, then, difference }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{now}</td>
              <td>{then}</td>
              <td>{difference}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

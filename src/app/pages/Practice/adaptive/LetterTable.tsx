import { useLingui } from "@lingui/react/macro";
import type { Letter } from "../../../../engine/adaptive/explainChoice";
import type { Language } from "../../../../engine/practice/PracticeMode";
import { useLocale } from "../../../platform/locale/useLocale";
import { formatPercent, formatSpeed } from "../../../typing/figures/formatFigure";
import styles from "../../../typing/figures/FigureTable.module.css";
import { letterStateNames } from "./letterStateNames";

type Props = { readonly letters: readonly Letter[]; readonly language: Language };

/** The row of letters in figures, for who wants them. */
export function LetterTable({ letters, language }: Props) {
  const { t } = useLingui();
  const locale = useLocale();
  return (
    <details className={styles["details"]}>
      <summary>{t`The letters in figures`}</summary>
      <div className={styles["scroll"]}>
        <table className={styles["table"]}>
          <thead>
            <tr>
              <th scope="col">{t`Letter`}</th>
              <th scope="col">{t`State`}</th>
              <th scope="col">{t`Presses`}</th>
              <th scope="col">{t`Right lately`}</th>
              <th scope="col">{t`Speed (wpm)`}</th>
            </tr>
          </thead>
          <tbody>
            {letters.map(({ key, state, stat: { presses, missRate, timeMs } }) => (
              <tr key={key}>
                <td>
                  <kbd className={styles["key"]} lang={language}>
                    {key}
                  </kbd>
                </td>
                <td>{t(letterStateNames[state])}</td>
                <td>{presses}</td>
                <td>{presses > 0 ? formatPercent(locale, (1 - missRate) * 100) : "–"}</td>
                <td>{timeMs > 0 ? formatSpeed(locale, 12_000 / timeMs, 0) : "–"}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}

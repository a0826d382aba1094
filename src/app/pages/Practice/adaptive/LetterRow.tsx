import { useLingui } from "@lingui/react/macro";
import type { Letter, LetterState } from "../../../../engine/adaptive/explainChoice";
import { VisuallyHidden } from "../../../ui/primitives";
import styles from "./LetterRow.module.css";
import type { Language } from "../../../../contract/languages/languages";
import { useLocale } from "../../../platform/locale/useLocale";
import { formatPercent } from "../../../typing/figures/formatFigure";
import { useSpeed } from "../../../typing/figures/useSpeed";
import figureTableStyles from "../../../typing/figures/FigureTable.module.css";
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

/** The states in the legend, in the order in which users meet them. */
const inOrder = ["learnt", "open", "new", "locked"] as const;

/** The letters in the order in which they are unlocked, each with its state as frame, symbol and color. */
export function LetterRow({ letters }: { readonly letters: readonly Letter[] }) {
  const { t } = useLingui();
  const shown = inOrder.filter((state) => letters.some((letter) => letter.state === state));
  return (
    <div className={styles["letters"]}>
      <ol className={styles["row"]} aria-label={t`Letters, in the order they unlock`}>
        {letters.map(({ key, state }) => (
          <li key={key} className={styles["letter"]} data-state={state}>
            {key}
            <VisuallyHidden>, {t(letterStateNames[state])}</VisuallyHidden>
          </li>
        ))}
      </ol>
      <ul className={styles["legend"]} aria-hidden="true">
        {shown.map((state) => (
          <li key={state} className={styles["entry"]}>
            <span className={styles["sample"]} data-state={state} />
            {t(letterStateNames[state])}
          </li>
        ))}
      </ul>
    </div>
  );
}

type Props = { readonly letters: readonly Letter[]; readonly language: Language };

/** The same letters as a table of figures. */
export function LetterTable({ letters, language }: Props) {
  const { t } = useLingui();
  const locale = useLocale();
  const { figure, unit } = useSpeed();
  return (
    <details className={figureTableStyles["details"]}>
      <summary>{t`The letters in numbers`}</summary>
      <div className={figureTableStyles["scroll"]}>
        <table className={figureTableStyles["table"]}>
          <thead>
            <tr>
              <th scope="col">{t`Letter`}</th>
              <th scope="col">{t`Status`}</th>
              <th scope="col">{t`Presses`}</th>
              <th scope="col">{t`Recent accuracy`}</th>
              <th scope="col">{t`Speed (${unit})`}</th>
            </tr>
          </thead>
          <tbody>
            {letters.map(({ key, state, stat: { presses, missRate, timeMs } }) => (
              <tr key={key}>
                <td>
                  <kbd className={figureTableStyles["key"]} lang={language}>
                    {key}
                  </kbd>
                </td>
                <td>{t(letterStateNames[state])}</td>
                <td>{presses}</td>
                <td>{presses > 0 ? formatPercent(locale, (1 - missRate) * 100) : "–"}</td>
                <td>{timeMs > 0 ? figure(12_000 / timeMs, 0) : "–"}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}

/** The names of a letter's states, in the order in which it goes through them. */
const letterStateNames: Readonly<Record<LetterState, MessageDescriptor>> = {
  locked: msg({ message: "locked", context: "letter" }),
  new: msg({ message: "new", context: "letter" }),
  open: msg({ message: "practicing", context: "letter" }),
  learnt: msg({ message: "learned", context: "letter" }),
};

import { useLingui } from "@lingui/react/macro";
import type { Letter } from "../../../../engine/adaptive/explainChoice";
import { VisuallyHidden } from "../../../ui/primitives";
import styles from "./LetterRow.module.css";
import { letterStateNames } from "./letterStateNames";

/** The states that the key explains, as people meet them. */
const inOrder = ["learnt", "open", "new", "locked"] as const;

/** The letters in the order in which they open, each with its state: by its frame, its sign and its colour. */
export function LetterRow({ letters }: { readonly letters: readonly Letter[] }) {
  const { t } = useLingui();
  const shown = inOrder.filter((state) => letters.some((letter) => letter.state === state));
  return (
    <div className={styles["letters"]}>
      <ol className={styles["row"]} aria-label={t`Letters, in the order in which they open`}>
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

import { useLingui } from "@lingui/react/macro";
import { useEffect } from "react";
import type { Letter } from "../../../../engine/adaptive/explainChoice";
import { defaultGoal } from "../../../../engine/adaptive/AdaptiveState";
import { roundDown } from "../../../../engine/metrics/rates";
import type { Language } from "../../../../engine/practice/PracticeMode";
import { usePreferences } from "../../../platform/preferences/usePreferences";
import { LayoutSelect } from "../../../typing/keyboard/LayoutSelect";
import styles from "./AdaptivePanel.module.css";
import { describeTrouble } from "./describeTrouble";
import type { MemoryTrouble } from "./Learner";
import { LetterRow } from "./LetterRow";
import { LetterTable } from "./LetterTable";
import type { PracticeLayout } from "../../../typing/keyboard/layouts";

type Props = {
  readonly letters: readonly Letter[];
  readonly language: Language;
  readonly layout: PracticeLayout;
  readonly trouble: MemoryTrouble | null;
  /** Goes over to the layout that the person told meanwhile; null when it is this one. */
  readonly onLayout: (() => void) | null;
};

/** How it stands with the letters, and what for. It is there as long as nobody types. */
export function AdaptivePanel({ letters, language, layout, trouble, onLayout }: Props) {
  const { t } = useLingui();
  // The picture of the keyboard has the same choice.
  const { keyboard } = usePreferences();
  const { wpm, missRate } = defaultGoal;
  const accuracy = roundDown((1 - missRate) * 100);
  const learnt = letters.filter(({ state }) => state === "learnt").length;
  const all = letters.length;
  useEffect(() => {
    // Not under somebody's hands: then the next text is for it.
    if (onLayout !== null && document.documentElement.dataset["line"] !== "open") onLayout();
  }, [onLayout]);
  return (
    <section className={styles["panel"]} aria-label={t`Your letters`}>
      <LetterRow letters={letters} />
      <p
        className={styles["goal"]}
      >{t`${learnt} of ${all} letters learnt. The goal: ${wpm} words a minute with ${accuracy}% right, on every letter.`}</p>
      {trouble !== null && <p className={styles["goal"]}>{t(describeTrouble(trouble))}</p>}
      {!layout.isTold && !keyboard && <LayoutSelect language={language} />}
      <LetterTable letters={letters} language={language} />
    </section>
  );
}

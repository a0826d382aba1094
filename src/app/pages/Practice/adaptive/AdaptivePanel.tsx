import { useLingui } from "@lingui/react/macro";
import { useEffect } from "react";
import { defaultGoal } from "../../../../engine/adaptive/PracticeGoal";
import type { Language } from "../../../../engine/practice/PracticeMode";
import { useLocale } from "../../../platform/locale/useLocale";
import { LayoutSelect } from "../../../typing/keyboard/LayoutSelect";
import styles from "./AdaptivePanel.module.css";
import { describeReason } from "./describeReason";
import { describeTrouble } from "./describeTrouble";
import type { MemoryTrouble } from "./Learner";
import { LetterRow } from "./LetterRow";
import { LetterTable } from "./LetterTable";
import type { Turn } from "./makeTurn";
import type { PracticeLayout } from "./practiceLayout";

type Props = {
  readonly turn: Turn;
  readonly language: Language;
  readonly layout: PracticeLayout;
  readonly trouble: MemoryTrouble | null;
  /** Goes over to the layout that the person told meanwhile; null when it is this one. */
  readonly onLayout: (() => void) | null;
};

/** Under the line: why this text, how it stands with the letters, and what for. It is there as long as nobody types. */
export function AdaptivePanel({ turn: { reason, letters }, language, layout, trouble, onLayout }: Props) {
  const { t } = useLingui();
  const locale = useLocale();
  const { wpm, missRate } = defaultGoal;
  const accuracy = Math.round((1 - missRate) * 100);
  const learnt = letters.filter(({ state }) => state === "learnt").length;
  const all = letters.length;
  useEffect(() => {
    // Not under somebody's hands: then the next text is for it.
    if (onLayout !== null && document.documentElement.dataset["line"] !== "open") onLayout();
  }, [onLayout]);
  return (
    <section className={styles["panel"]} aria-label={t`Why this text`}>
      <p className={styles["reason"]}>{t(describeReason(reason, locale))}</p>
      <LetterRow letters={letters} />
      <p className={styles["goal"]}>{t`${learnt} of ${all} letters learnt. The goal: ${wpm} words a minute with ${accuracy}% right, on every letter.`}</p>
      {trouble !== null && <p className={styles["goal"]}>{t(describeTrouble(trouble))}</p>}
      {!layout.isTold && (
        <div className={styles["layout"]}>
          <LayoutSelect usual={layout.id} />
        </div>
      )}
      <LetterTable letters={letters} language={language} />
    </section>
  );
}

import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { letterStates, whatChanged } from "../../../../engine/adaptive/explainChoice";
import type { PracticePlan } from "../../../../engine/adaptive/practicePlan";
import { useLocale } from "../../../platform/locale/useLocale";
import type { TypingRun } from "../../../typing/TypingRun";
import type { KeptRun } from "../saving/KeptRun";
import styles from "./AdaptiveOutcome.module.css";
import { describeChange } from "./describeChange";
import type { Learner } from "./Learner";
import { LetterRow } from "./LetterRow";

type Props = {
  readonly learner: Learner;
  readonly plan: PracticePlan;
  readonly run: TypingRun;
  readonly kept: KeptRun;
};

/** What a run changed, and how it stands with the letters now. The run is learnt from when this appears. */
export function AdaptiveOutcome({ learner, plan: { steps }, run, kept }: Props) {
  const { t } = useLingui();
  const locale = useLocale();
  const [{ before, after }] = useState(() => learner.finish(run, kept));
  const changes = whatChanged(before, after, steps);
  return (
    <section className={styles["outcome"]}>
      <h3 className={styles["title"]}>{t`What changed`}</h3>
      {changes.length > 0 ? (
        <ul className={styles["changes"]}>
          {changes.map((change) => (
            <li key={change.kind}>{t(describeChange(change, locale))}</li>
          ))}
        </ul>
      ) : (
        <p>{t`Every press counts. The next text goes on where this one ends.`}</p>
      )}
      <LetterRow letters={letterStates(after, steps)} />
    </section>
  );
}

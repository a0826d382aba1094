import { useLingui } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import { type Letter, letterStates, whatChanged, type LetterState } from "../../../../engine/adaptive/explainChoice";
import type { AdaptiveState, PracticeGoal } from "../../../../engine/adaptive/AdaptiveState";
import { withPlacedLetters, type PracticePlan } from "../../../../engine/adaptive/practicePlan";
import type { PracticeAim } from "../../../../engine/adaptive/measureNeeds";
import { readPassedExercises } from "../../../features/course/passedExercises";
import { roundDown } from "../../../../engine/metrics/rates";
import type { Language } from "../../../../contract/languages/languages";
import { usePreferences } from "../../../platform/preferences/usePreferences";
import { LayoutSelect } from "../../../typing/keyboard/LayoutSelect";
import styles from "./AdaptivePanel.module.css";
import type { MemoryTrouble, Learner } from "./Learner";
import type { PracticeLayout } from "../../../typing/keyboard/layouts";
import { useLocale } from "../../../platform/locale/useLocale";
import type { TypingRun } from "../../../typing/TypingRun";
import type { UnsavedRun } from "../../../features/saving/UnsavedRun";
import { aimEffects, useUnitWords, describeChange } from "./describeLearning";
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Button } from "../../../ui/Button";
import { VisuallyHidden } from "../../../ui/primitives";
import { formatPercent } from "../../../typing/figures/formatFigure";
import { useSpeed } from "../../../typing/figures/useSpeed";
import figureTableStyles from "../../../typing/figures/FigureTable.module.css";

type Props = {
  readonly letters: readonly Letter[];
  readonly language: Language;
  readonly layout: PracticeLayout;
  readonly trouble: MemoryTrouble | null;
  readonly aim: PracticeAim;
  readonly goal: PracticeGoal;
  /** Opens what can be set by hand. */
  readonly onChoose: () => void;
  /** Switches to the layout that the user chose meanwhile; null if it is the current one. */
  readonly onLayout: (() => void) | null;
};

/** The state of the letters and the goal, and where to change it. Hidden while the user types. */
export function AdaptivePanel({
  letters,
  language,
  layout,
  trouble,
  aim,
  goal: { wpm, missRate },
  onChoose,
  onLayout,
}: Props) {
  const { t } = useLingui();
  // The picture of the keyboard has the same setting.
  const { keyboard } = usePreferences();
  const { perWpm, speedName } = useUnitWords();
  const goal = wpm * perWpm;
  const accuracy = roundDown((1 - missRate) * 100);
  const learnt = letters.filter(({ state }) => state === "learnt").length;
  const all = letters.length;
  useEffect(() => {
    // Not while a line is in progress; then the next text uses it.
    if (onLayout !== null && document.documentElement.dataset["line"] !== "open") onLayout();
  }, [onLayout]);
  return (
    <section className={styles["panel"]} aria-label={t`Your letters`}>
      <LetterRow letters={letters} />
      <p
        className={styles["goal"]}
      >{t`You've learned ${learnt} of ${all} letters. The goal for each letter: ${goal} ${speedName}, ${accuracy}% right.`}</p>
      <p className={styles["goal"]}>{t(aimEffects[aim])}</p>
      <div>
        <Button look="secondary" isSmall onClick={onChoose}>{t`Goal and letters`}</Button>
      </div>
      {trouble !== null && <p className={styles["goal"]}>{t(describeTrouble(trouble))}</p>}
      {!layout.isChosen && !keyboard && <LayoutSelect language={language} />}
      <LetterTable letters={letters} language={language} />
    </section>
  );
}

type AdaptiveOutcomeProps = {
  readonly learner: Learner;
  readonly plan: PracticePlan;
  readonly run: TypingRun;
  readonly saved: UnsavedRun;
};

/** What a run changed, and the state of the letters now. The run is learned when this appears. */
export function AdaptiveOutcome({ learner, plan: { steps }, run, saved }: AdaptiveOutcomeProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const unitWords = useUnitWords();
  const [{ before, after }] = useState(() => {
    const lesson = learner.finish(run, saved);
    const { progress } = readPassedExercises();
    const placed = (state: AdaptiveState) => withPlacedLetters(state, learner.layout, progress);
    return { before: placed(lesson.before), after: placed(lesson.after) };
  });
  const changes = whatChanged(before, after, steps);
  return (
    <section className={styles["outcome"]}>
      <h3 className={styles["title"]}>{t`What changed`}</h3>
      {changes.length > 0 ? (
        <ul className={styles["changes"]}>
          {changes.map((change) => (
            <li key={change.kind}>{t(describeChange(change, locale, unitWords))}</li>
          ))}
        </ul>
      ) : (
        <p>{t`Nothing new yet. Everything you typed counts for the next text.`}</p>
      )}
      <LetterRow letters={letterStates(after, steps)} />
    </section>
  );
}

/** Explains that this browser stores nothing. */
function describeTrouble(trouble: MemoryTrouble): MessageDescriptor {
  if (trouble === "blocked")
    return msg`This browser can't store your progress, so it's only kept until you close this page. Once your runs are saved, it's in your account.`;
  return msg`What this browser stored about your letters couldn't be read. You'll continue from your saved runs.`;
}

/** The states in the legend, in the order in which users meet them. */
const inOrder = ["learnt", "open", "new", "locked"] as const;

/** The letters in the order in which they are unlocked, each with its state as frame, symbol and color. */
function LetterRow({ letters }: { readonly letters: readonly Letter[] }) {
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

type LetterRowProps = { readonly letters: readonly Letter[]; readonly language: Language };

/** The same letters as a table of figures. */
function LetterTable({ letters, language }: LetterRowProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const { figure, unit } = useSpeed();
  return (
    <details className={figureTableStyles["details"]}>
      <summary>{t`Letters as a table`}</summary>
      <div className={figureTableStyles["scroll"]}>
        <table className={figureTableStyles["table"]} aria-label={t`Letters as a table`}>
          <thead>
            <tr>
              <th scope="col">{t`Letter`}</th>
              <th scope="col">{t`Status`}</th>
              <th scope="col">{t`Keystrokes`}</th>
              <th scope="col">{t`Recent accuracy`}</th>
              <th scope="col">{t`Speed (${unit})`}</th>
            </tr>
          </thead>
          <tbody>
            {letters.map(({ key, state, stat: { presses, missRate, timeMs } }) => (
              <tr key={key}>
                <th scope="row">
                  <kbd className={figureTableStyles["key"]} lang={language}>
                    {key}
                  </kbd>
                </th>
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

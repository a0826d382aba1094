import { useLingui } from "@lingui/react/macro";
import { useMemo, useState } from "react";
import type { Language } from "../../../../engine/practice/PracticeMode";
import { useLocale } from "../../../platform/locale/useLocale";
import type { Challenge } from "../Challenge";
import { layoutNameOf } from "../layoutNameOf";
import { PracticeRun } from "../PracticeRun";
import { AdaptiveOutcome } from "./AdaptiveOutcome";
import { AdaptivePanel } from "./AdaptivePanel";
import { describeReason } from "./describeReason";
import { makeTurn } from "./makeTurn";
import type { PracticeLayout } from "../../../typing/keyboard/layouts";
import type { Materials } from "./useMaterials";

type Props = Materials & {
  readonly language: Language;
  readonly layout: PracticeLayout;
  /** Goes over to the layout that the person told meanwhile; null when it is this one. */
  readonly onLayout: (() => void) | null;
};

const mode = { kind: "adaptive" } as const;

/** One text after another on one layout, each chosen by what is known after the one before. */
export function AdaptiveSession({ learner, plan, language, layout, onLayout }: Props) {
  const { t } = useLingui();
  const locale = useLocale();
  const [turn, setTurn] = useState(() => makeTurn(learner, plan));
  const { text } = turn;
  const { id, isTold } = layout;
  const challenge = useMemo<Challenge>(
    () => ({ text, seed: null, textId: null, ...(isTold && { layout: layoutNameOf(id) }) }),
    [text, id, isTold],
  );
  const next = (): void => {
    onLayout?.();
    setTurn(makeTurn(learner, plan));
  };
  return (
    <PracticeRun
      key={turn.seed}
      challenge={challenge}
      mode={mode}
      language={language}
      onNext={next}
      nextLabel={t`Next text`}
      lead={t(describeReason(turn.reason, locale))}
      renderAfter={(run, kept) => <AdaptiveOutcome learner={learner} plan={plan} run={run} kept={kept} />}
    >
      <AdaptivePanel
        letters={turn.letters}
        language={language}
        layout={layout}
        trouble={learner.trouble}
        onLayout={onLayout}
      />
    </PracticeRun>
  );
}

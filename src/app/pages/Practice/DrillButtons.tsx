import { useLingui } from "@lingui/react/macro";
import { useMemo, useState } from "react";
import { fitWords } from "../../../engine/keyboards/fitText";
import type { Run } from "../../../engine/metrics/measureRun";
import type { PairFigures } from "../../../engine/metrics/RunMetrics";
import { costliestPair, missedWords, mixWords, wordsWithPairs } from "../../../engine/practice/practiceAgain";
import { type Language, loadPart } from "../../../contract/languages/languages";
import { drawSeed } from "../../platform/random";
import { layoutNameOf } from "../../typing/keyboard/layouts";
import { Button } from "../../ui/Button";
import type { Challenge } from "./challenge";
import { useFit } from "./custom/useFit";

type Props = {
  /** A run that is over. */
  readonly run: Run;
  readonly pairs: readonly PairFigures[];
  readonly language: Language;
  readonly onDrill: (words: Challenge) => void;
};

/** Most words to practice; each comes two or three times. */
const MOST_WORDS = 8;

/** Number of words in a drill. */
const COUNT = 30;

/** Number of the most common words, which are mixed in. */
const OTHERS = 300;

/** Buttons for what a run has shown to be hard: its missed words, and the pair of letters that cost the most time. */
export function DrillButtons({ run, pairs, language, onDrill }: Props) {
  const { t } = useLingui();
  const { layout: taken, isChosen } = useFit(language);
  const layout = isChosen ? taken : null;
  const [busy, setBusy] = useState<"words" | "pair" | null>(null);
  const missed = useMemo(() => missedWords([run]).slice(0, MOST_WORDS), [run]);
  const pair = useMemo(() => costliestPair(pairs), [pairs]);

  const drill = async (what: "words" | "pair", find: (common: readonly string[]) => readonly string[]) => {
    setBusy(what);
    // Without the list, the words of this run are used.
    const common = fitWords(layout, await loadPart(language, "words").catch(() => []));
    setBusy(null);
    const practised = find(common);
    if (practised.length === 0) return;
    onDrill({
      text: mixWords(practised, common.slice(0, OTHERS), COUNT, drawSeed()),
      seed: null,
      textId: null,
      ...(layout !== null && { layout: layoutNameOf(layout.id) }),
    });
  };
  const typedWords = (): readonly string[] => run.text.match(/[\p{L}\p{M}'’-]+/gu) ?? [];

  return (
    <>
      {missed.length > 0 && (
        <Button isBusy={busy === "words"} onClick={() => void drill("words", () => missed.map(({ word }) => word))}>
          {t`Practice these words`}
        </Button>
      )}
      {pair !== null && (
        <Button
          isBusy={busy === "pair"}
          onClick={() => void drill("pair", (common) => wordsWithPairs([pair], [...common, ...typedWords()]))}
        >
          {t`Practice ${pair}`}
        </Button>
      )}
    </>
  );
}

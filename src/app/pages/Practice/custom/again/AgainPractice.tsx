import { useLingui } from "@lingui/react/macro";
import { useEffect, useMemo, useState } from "react";
import type { FinishedRun } from "../../../../../engine/adaptive/addRun";
import { canType } from "../../../../../engine/keyboards/waysToType";
import { fitWords } from "../../../../../engine/keyboards/fitText";
import { mixWords } from "../../../../../engine/practice/practiceAgain";
import type { Language } from "../../../../../engine/practice/PracticeMode";
import { LinkButton } from "../../../../ui/Button";
import { Notice } from "../../../../ui/Notice";
import type { Challenge } from "../../Challenge";
import { drawSeed } from "../../drawSeed";
import { layoutNameOf } from "../../layoutNameOf";
import { loadWords } from "../../loadWords";
import { PracticeRun } from "../../PracticeRun";
import { StageSkeleton } from "../../StageSkeleton";
import styles from "../book/BookReading.module.css";
import { useFit } from "../useFit";
import { useRecentRuns } from "./useRecentRuns";

type Props = {
  readonly language: Language;
  /** What there is to practise after some runs: the words, and what is said of them; no words for nothing. */
  readonly find: (
    runs: readonly FinishedRun[],
    words: readonly string[],
  ) => { readonly words: readonly string[]; readonly said: string };
  /** Said where there is nothing to practise. */
  readonly empty: string;
};

/** Words of one text. */
const COUNT = 30;

/** The most common words, which stand between those that are practised. */
const OTHERS = 300;

const mode = { kind: "custom" } as const;

/** Words that somebody has trouble with, among others. Each text is made anew from the last runs. */
export function AgainPractice({ language, find, empty }: Props) {
  const { t } = useLingui();
  const { layout: taken, isTold } = useFit(language);
  const layout = isTold ? taken : null;
  const { runs, renew } = useRecentRuns(language);
  const [words, setWords] = useState<readonly string[] | null>(null);
  const [seed, setSeed] = useState(drawSeed);
  useEffect(() => {
    let isWanted = true;
    // Without the list there are no other words: those to practise stand alone.
    void loadWords(language)
      .catch(() => [])
      .then((loaded) => isWanted && setWords(loaded));
    return () => {
      isWanted = false;
    };
  }, [language]);
  const found = useMemo(() => {
    if (runs === undefined || words === null) return null;
    const fitting = fitWords(layout, words);
    const { words: practised, said } = find(runs, fitting);
    return {
      practised: practised.filter((word) => layout === null || canType(layout, word)),
      said,
      others: fitting.slice(0, OTHERS),
    };
  }, [runs, words, layout, find]);
  const challenge = useMemo<Challenge | null>(() => {
    if (found === null || found.practised.length === 0) return null;
    return {
      text: mixWords(found.practised, found.others, COUNT, seed),
      seed: null,
      textId: null,
      ...(layout !== null && { layout: layoutNameOf(layout.id) }),
    };
  }, [found, seed, layout]);

  if (found === null) return <StageSkeleton />;
  if (challenge === null) {
    return (
      <div className={styles["column"]}>
        <Notice text={empty}>
          <LinkButton look="primary" to={{ search: `?mode=words-25&language=${language}` }}>
            {t`Type 25 words`}
          </LinkButton>
        </Notice>
      </div>
    );
  }
  const next = (): void => {
    renew();
    setSeed(drawSeed());
  };
  return (
    <PracticeRun
      key={seed}
      challenge={challenge}
      mode={mode}
      language={language}
      onRestart={() => setSeed(drawSeed())}
      onNext={next}
      nextLabel={t`Next words`}
    >
      <p className={styles["notes"]}>{found.said}</p>
    </PracticeRun>
  );
}

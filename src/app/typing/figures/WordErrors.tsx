import { useLingui } from "@lingui/react/macro";
import type { WordFigures } from "../../../engine/metrics/measureWords";
import styles from "./FigureTable.module.css";
import { WordTable } from "./WordTable";

/** So many words are the slowest. */
const SLOWEST = 5;

type Props = {
  /** As measureWords gives them. */ readonly words: readonly WordFigures[];
  readonly language: "en" | "nl";
};

/** The words that took longest for their length, and those that were missed; all of them folded away. */
export function WordErrors({ words, language }: Props) {
  const { t } = useLingui();
  const slowest = words.filter(({ wpm }) => wpm > 0).slice(0, SLOWEST);
  const missed = words.filter(({ errors }) => errors > 0).sort((a, b) => b.errors - a.errors);
  if (words.length === 0) return <p>{t`No word was typed to its end.`}</p>;
  return (
    <>
      {slowest.length > 0 && <WordTable caption={t`Slowest words`} words={slowest} language={language} />}
      {missed.length > 0 ? (
        <WordTable caption={t`Missed words`} words={missed} language={language} />
      ) : (
        <p>{t`No word was missed.`}</p>
      )}
      {words.length > SLOWEST && (
        <details className={styles["details"]}>
          <summary>{t`All words`}</summary>
          <WordTable caption={t`All words, the slowest first`} words={words} language={language} />
        </details>
      )}
    </>
  );
}

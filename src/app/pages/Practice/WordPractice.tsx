import { useMemo, useState } from "react";
import { makeWordText } from "../../../engine/practice/makeWordText";
import { wordsNeeded, type Language, type PracticeMode } from "../../../engine/practice/PracticeMode";
import { Button } from "../../ui/Button";
import { Notice } from "../../ui/Notice";
import type { Challenge } from "./Challenge";
import { drawSeed } from "./drawSeed";
import { PracticeRun } from "./PracticeRun";
import { StageSkeleton } from "./StageSkeleton";
import { useWords } from "./useWords";

type Props = { readonly mode: PracticeMode; readonly language: Language };

/** Runs of common words, for a time or to a number of them. */
export function WordPractice({ mode, language }: Props) {
  const words = useWords(language);
  const [seed, setSeed] = useState(drawSeed);
  const challenge = useMemo<Challenge | null>(() => (words ? { text: makeWordText(words, wordsNeeded(mode) ?? 0, seed), seed, textId: null } : null), [words, mode, seed]);
  const next = (): void => setSeed(drawSeed());

  if (words === null) {
    return (
      <Notice kind="error" text="The words could not be loaded. Check the connection, then load the page again.">
        <Button onClick={() => location.reload()}>Load again</Button>
      </Notice>
    );
  }
  if (challenge === null) return <StageSkeleton />;
  return <PracticeRun key={seed} challenge={challenge} mode={mode} language={language} onRestart={next} onNext={next} nextLabel="Next words" />;
}

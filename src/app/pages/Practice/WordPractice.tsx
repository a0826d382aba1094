import { useLingui } from "@lingui/react/macro";
import { useMemo, useState } from "react";
import { useLoaderData } from "react-router-dom";
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
  const { t } = useLingui();
  // What stands in a page of the server is typed first, without the list it was drawn from.
  const [first] = useState(useLoaderData<Challenge | null>());
  const [seed, setSeed] = useState(() => first?.seed ?? drawSeed());
  const isFirst = first !== null && seed === first.seed;
  const words = useWords(language, isFirst ? "idle" : "now");
  const drawn = useMemo<Challenge | null>(() => (words ? { text: makeWordText(words, wordsNeeded(mode) ?? 0, seed), seed, textId: null } : null), [words, mode, seed]);
  const challenge = isFirst ? first : drawn;
  const next = (): void => setSeed(drawSeed());

  if (challenge === null && words === null) {
    return (
      <Notice kind="error" text={t`The words could not be loaded. Check the connection, then load the page again.`}>
        <Button onClick={() => location.reload()}>{t`Load again`}</Button>
      </Notice>
    );
  }
  if (challenge === null) return <StageSkeleton />;
  return <PracticeRun key={seed} challenge={challenge} mode={mode} language={language} onRestart={next} onNext={next} nextLabel={t`Next words`} />;
}

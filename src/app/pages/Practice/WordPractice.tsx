import { useLingui } from "@lingui/react/macro";
import { useMemo, useState } from "react";
import { useLoaderData } from "react-router-dom";
import { DEFAULT_LANGUAGE } from "../../../contract/languages/languages";
import { isCodeList } from "../../../contract/wordLists";
import { usePreferences } from "../../platform/preferences/usePreferences";
import { Button } from "../../ui/Button";
import { Notice } from "../../ui/Notice";
import type { Challenge } from "./challenge";
import { drawSeed } from "../../typing/drawSeed";
import { PracticeRun } from "./PracticeRun";
import type { PracticeSettings } from "./practiceSettings";
import { StageSkeleton } from "./StageSkeleton";
import { useWordMaker } from "./wordMaker";

/** Runs of common words, for a time or a number of words. Other settings mount another instance. */
export function WordPractice({ settings: given }: { readonly settings: PracticeSettings }) {
  const { t } = useLingui();
  const { layout } = usePreferences();
  const [settings] = useState(given);
  // The words in a rendered page are typed first, without loading the list they come from.
  const [first] = useState({ challenge: useLoaderData<Challenge | null>(), layout });
  const [seed, setSeed] = useState(() => first.challenge?.seed ?? drawSeed());
  const standing = seed === first.challenge?.seed ? first.challenge : null;
  const isFirst = standing !== null && layout === first.layout;
  const make = useWordMaker(settings, layout, isFirst ? "idle" : "now");
  const drawn = useMemo(() => make?.(seed) ?? null, [make, seed]);
  const challenge = isFirst ? standing : (drawn ?? standing);
  const next = (): void => setSeed(drawSeed());

  if (challenge === null && make === null) {
    return (
      <Notice kind="error" text={t`Something went wrong. Check your connection, then try again.`}>
        <Button onClick={() => location.reload()}>{t`Reload`}</Button>
      </Notice>
    );
  }
  if (challenge === null) return <StageSkeleton />;
  return (
    <PracticeRun
      key={seed}
      challenge={challenge}
      mode={settings.mode}
      language={isCodeList(settings.list) ? DEFAULT_LANGUAGE : settings.language}
      onRestart={next}
      onNext={next}
      nextLabel={t`Next words`}
    />
  );
}

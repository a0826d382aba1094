import { useLingui } from "@lingui/react/macro";
import { useEffect, useEffectEvent, useState } from "react";
import type { Language } from "../../../../engine/practice/PracticeMode";
import { type CachedText, readCachedTexts } from "../../../platform/offline/textCache";
import { useConnectionState } from "../../../relay/connectionState";
import { LinkButton } from "../../../ui/Button";

import { Notice } from "../../../ui/Notice";
import { FittingText } from "../FittingText";
import { PracticeRun } from "../PracticeRun";
import { StageSkeleton } from "../StageSkeleton";

const mode = { kind: "text" } as const;

type Props = {
  readonly language: Language;
  /** Called when the server can be reached again and nobody types. */
  readonly onReached: () => void;
};

/** Runs of the texts that this browser keeps, while the server cannot be reached. */
export function KeptTextPractice({ language, onReached }: Props) {
  const { t } = useLingui();
  const [texts, setTexts] = useState<readonly CachedText[] | null>(null);
  const [at, setAt] = useState(0);
  const [unfit, setUnfit] = useState(0);
  const isOnline = useConnectionState() === "online";
  const hasNone = texts !== null && texts.length === 0;
  const comeBack = useEffectEvent(onReached);
  useEffect(() => {
    let isWanted = true;
    void readCachedTexts(language).then((kept) => isWanted && setTexts(kept));
    return () => {
      isWanted = false;
    };
  }, [language]);
  useEffect(() => {
    if (isOnline && hasNone) comeBack();
  }, [isOnline, hasNone]);

  const text = texts?.[at % texts.length];
  const isUnfit = texts !== null && unfit >= texts.length;
  if (hasNone || isUnfit) {
    return (
      <Notice
        text={
          hasNone
            ? t`The server cannot be reached, and no text of this language is kept in this browser yet. Practise with words instead.`
            : t`The server cannot be reached, and none of the texts kept in this browser can be typed on your keyboard layout. Practise with words instead.`
        }
      >
        <LinkButton look="primary" to={{ search: `?mode=words-25&language=${language}` }}>
          {t`Practise with words`}
        </LinkButton>
      </Notice>
    );
  }
  if (text === undefined) return <StageSkeleton />;
  const { id, title, body } = text;
  const next = (): void => {
    setUnfit(0);
    if (isOnline) onReached();
    else setAt(at + 1);
  };
  const skip = (): void => {
    setUnfit(unfit + 1);
    setAt(at + 1);
  };
  return (
    <FittingText key={`${id} ${at}`} id={id} body={body} onUnfit={skip}>
      {(challenge) => (
        <PracticeRun
          challenge={challenge}
          title={title}
          mode={mode}
          language={language}
          onNext={next}
          nextLabel={t`Another text`}
        />
      )}
    </FittingText>
  );
}

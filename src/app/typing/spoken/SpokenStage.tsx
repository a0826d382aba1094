import { useLingui } from "@lingui/react/macro";
import { type RefObject, useId, useMemo, useState } from "react";
import type { Language } from "../../../contract/languages/languages";
import { Checkbox } from "../../ui/ChoiceFields";
import type { TypingRun } from "../TypingRun";
import styles from "./SpokenStage.module.css";
import { sentencesOf } from "./spokenText";
import { useDictation, useReadingKeys, useSpeech, useSpokenMisses, useSpokenProgress } from "./useSpeech";

type Props = {
  readonly run: TypingRun;
  /** Where the text is typed. */
  readonly field: RefObject<HTMLElement | null>;
  readonly language: Language;
  /** Turns a text into what is read; the same function from one render to the next. */
  readonly spell: (text: string) => string;
  /** The first part of the summary, such as the state of a race. */
  readonly describeMore: (() => string) | undefined;
  /** Whether the text is to be heard, and not read. */
  readonly isMasked: boolean;
};

/**
 * A run for those who hear it: the text to be read, keys that say where one is, dictation, what was expected when a
 * wrong key stops the run, and a summary every ten seconds.
 */
export function SpokenStage({ run, field, language, spell, describeMore, isMasked }: Props) {
  const { t } = useLingui();
  const id = useId();
  const [speech, say] = useSpeech();
  const [isDictated, setDictated] = useState(readDictated);
  const source = { run, language, spell };
  const sentences = useMemo(() => sentencesOf(run.text, language), [run, language]);
  const progress = useSpokenProgress(source, describeMore);
  useReadingKeys(field, source, isMasked ? null : say);
  useSpokenMisses(source, say);
  useDictation(source, isDictated && !isMasked, say);
  const change = (isOn: boolean): void => {
    setDictated(isOn);
    writeDictated(isOn);
  };
  return (
    <div className={styles["spoken"]}>
      <section aria-labelledby={`${id}title`}>
        <h2 id={`${id}title`}>{t`Text to type`}</h2>
        {!isMasked &&
          sentences.map((sentence, at) => (
            <p key={at} lang={language}>
              {spell(sentence)}
            </p>
          ))}
        {!isMasked && (
          <>
            <p>{t`While typing, Down arrow says the next words, Up arrow the sentence, and Right arrow the next character.`}</p>
            <Checkbox label={t`Dictate the text as I type`} isChecked={isDictated} onChange={change} />
          </>
        )}
      </section>
      <output>{progress}</output>
      <div role="alert">
        <span key={speech.count} lang={speech.lang}>
          {speech.text}
        </span>
      </div>
    </div>
  );
}

/** With the prefix of what is forgotten when the user signs out (features/text/forgetOwn.ts). */
const DICTATED_KEY = "typeloop-own-dictated";

function readDictated(): boolean {
  try {
    return localStorage.getItem(DICTATED_KEY) === "1";
  } catch {
    return false;
  }
}

function writeDictated(isOn: boolean): void {
  try {
    if (isOn) localStorage.setItem(DICTATED_KEY, "1");
    else localStorage.removeItem(DICTATED_KEY);
  } catch {
    // It stays so until the page closes.
  }
}

import { useLingui } from "@lingui/react/macro";
import { useEffect, useMemo, useRef } from "react";
import { useRunPhase } from "../../../typing/runHooks";
import { wordsBehind, type TypingRun } from "../../../typing/TypingRun";
import { Button } from "../../../ui/Button";
import styles from "./forms.module.css";
import { phrasesOf } from "../../../typing/spoken/spokenText";
import { speak, stopSpeaking } from "../../../typing/spoken/useSpeech";

export type DictationProps = {
  readonly run: TypingRun;
  /** Null if the device has none for the language. */
  readonly voice: SpeechSynthesisVoice | null;
  readonly isTextShown: boolean;
  readonly onShowText: () => void;
};

/** Speaks the text phrase by phrase, a little ahead of the caret, and again on request. */
export function Dictation({ run, voice, isTextShown, onShowText }: DictationProps) {
  const { t } = useLingui();
  const repeat = useSpokenPhrases(run, voice);
  const isOver = useRunPhase(run) === "ended";
  if (voice === null) {
    return (
      <p className={styles["note"]}>
        {t`This device has no built-in voice for this language, so you can read the text instead.`}
      </p>
    );
  }
  return (
    <div className={styles["dictation"]}>
      <Button
        isSmall
        aria-keyshortcuts="ArrowDown"
        aria-disabled={isOver || undefined}
        onClick={repeat}
        data-types-on="always"
      >
        {t`Say it again`} <kbd aria-hidden="true">↓</kbd>
      </Button>
      {!isTextShown && (
        <Button look="quiet" isSmall onClick={onShowText} data-types-on="always">
          {t`Show the text`}
        </Button>
      )}
    </div>
  );
}

/** Returns the function that says the current phrase again; the down arrow does the same. */
function useSpokenPhrases(run: TypingRun, voice: SpeechSynthesisVoice | null): () => void {
  const phrases = useMemo(() => phrasesOf(run.text), [run]);
  const current = useRef(-1);
  useEffect(() => {
    current.current = -1;
    if (voice === null) return;
    const follow = (): void => {
      if (run.end !== null) return stopSpeaking();
      // The next phrase comes with the last word of the one before.
      const word = wordsBehind(run.state);
      const ahead = phrases.findLastIndex(({ from }) => from === 0 || from - 1 <= word);
      if (ahead <= current.current) return;
      for (const { text } of phrases.slice(current.current + 1, ahead + 1)) speak(text, voice);
      current.current = ahead;
    };
    follow();
    const unsubscribe = run.onChange(follow);
    return () => {
      unsubscribe();
      stopSpeaking();
    };
  }, [run, voice, phrases]);

  const repeat = (): void => {
    const phrase = phrases.find(({ to }) => wordsBehind(run.state) < to);
    if (voice !== null && phrase !== undefined && run.end === null) {
      stopSpeaking();
      speak(phrase.text, voice);
    }
  };
  const latest = useRef(repeat);
  useEffect(() => {
    latest.current = repeat;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key !== "ArrowDown" || !(event.target instanceof HTMLTextAreaElement)) return;
      event.preventDefault();
      latest.current();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);
  return repeat;
}

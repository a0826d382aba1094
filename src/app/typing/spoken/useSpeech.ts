import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { type RefObject, useCallback, useEffect, useState, useSyncExternalStore } from "react";
import { phrasesOf, sentenceAt, wordsAhead, type SpokenRun } from "./spokenText";
import type { Language } from "../../../contract/languages/languages";

/** What a live region says. The count makes a screen reader say the same text again. */
export type Speech = { readonly text: string; readonly lang?: string; readonly count: number };

export type Say = (text: string, lang?: string) => void;

export function useSpeech(): readonly [Speech, Say] {
  const [speech, setSpeech] = useState<Speech>({ text: "", count: 0 });
  const say = useCallback<Say>(
    (text, lang) => setSpeech(({ count }) => ({ text, count: count + 1, ...(lang !== undefined && { lang }) })),
    [],
  );
  return [speech, say];
}

export type Source = {
  readonly run: SpokenRun;
  /** Of the text, as in `lang`. */
  readonly language: string;
  /** Turns a text into what is read. */
  readonly spell: (text: string) => string;
};

/**
 * In the field, keys without a meaning there say where one is: Down arrow the next words, Up arrow the sentence, Right
 * arrow the next character.
 * @param say null where a text is to be heard, which has a key of its own for that.
 */
export function useReadingKeys(
  field: RefObject<HTMLElement | null>,
  { run, language, spell }: Source,
  say: Say | null,
): void {
  const { t } = useLingui();
  useEffect(() => {
    const element = field.current;
    if (element === null || say === null) return;
    const read = (key: string): (() => void) | undefined => {
      if (key === "ArrowDown") return () => say(spell(wordsAhead(run.text, run.wordsBehind)), language);
      if (key === "ArrowUp") return () => say(spell(sentenceAt(run.text, run.wordsBehind, language)), language);
      if (key === "ArrowRight") return () => say(nameOfNext(run, spell, t));
      return undefined;
    };
    const onKeyDown = (event: KeyboardEvent): void => {
      const { key, isComposing, ctrlKey, altKey, metaKey, shiftKey } = event;
      if (isComposing || ctrlKey || altKey || metaKey || shiftKey) return;
      const sayIt = read(key);
      if (sayIt === undefined) return;
      // The field has nothing that a cursor could move through.
      event.preventDefault();
      sayIt();
    };
    element.addEventListener("keydown", onKeyDown);
    return () => element.removeEventListener("keydown", onKeyDown);
  }, [field, run, language, spell, say, t]);
}

/** Says at once which key was expected when a wrong one stops the run; elsewhere errors are in the summary. */
export function useSpokenMisses({ run, spell }: Source, say: Say): void {
  const { t } = useLingui();
  useEffect(() => {
    if (!run.stopsOnError) return;
    let known = run.errors ?? 0;
    return run.onChange(() => {
      const wrong = run.errors ?? 0;
      const name = nameOfNext(run, spell, t);
      if (wrong > known) say(t(msg`Expected ${name}`));
      known = wrong;
    });
  }, [run, spell, say, t]);
}

/** Says a text by the phrase, the next one when the last word of the one before is begun. */
export function useDictation({ run, language, spell }: Source, isOn: boolean, say: Say): void {
  useEffect(() => {
    if (!isOn) return;
    const phrases = phrasesOf(run.text);
    let said = 0;
    const follow = (): void => {
      const at = run.wordsBehind;
      const due = phrases.findIndex(({ to }) => at < to - (at === 0 ? 0 : 1));
      if (due < 0 || due < said) return;
      said = due + 1;
      say(spell(phrases[due]?.text ?? ""), language);
    };
    follow();
    return run.onChange(follow);
  }, [run, language, spell, isOn, say]);
}

/** The name of the character that is to be typed next. */
function nameOfNext(
  run: SpokenRun,
  spell: (text: string) => string,
  t: (message: MessageDescriptor) => string,
): string {
  const [next = ""] = run.remaining;
  if (next === " ") return t(msg({ message: "Space", context: "key" }));
  const isCapital = next !== next.toLowerCase();
  return isCapital ? t(msg`capital ${next}`) : spell(next).trim();
}

const speech = (): SpeechSynthesis | null => (typeof speechSynthesis === "object" ? speechSynthesis : null);

/** A voice of the device itself that speaks a language; null if there is none. Others would send the text away. */
export function useVoice(language: Language): SpeechSynthesisVoice | null {
  return useSyncExternalStore(
    subscribe,
    () => findVoice(language),
    () => null,
  );
}

function findVoice(language: Language): SpeechSynthesisVoice | null {
  const voices = speech()?.getVoices() ?? [];
  const speaks = ({ localService, lang }: SpeechSynthesisVoice): boolean =>
    localService && lang.toLowerCase().split(/[-_]/u)[0] === language;
  return voices.find((voice) => speaks(voice) && voice.default) ?? voices.find(speaks) ?? null;
}

function subscribe(listener: () => void): () => void {
  const synthesis = speech();
  synthesis?.addEventListener?.("voiceschanged", listener);
  return () => synthesis?.removeEventListener?.("voiceschanged", listener);
}

/** A little slower than speech, for somebody who types along. */
const RATE = 0.85;

/** Says a text with a voice, after what is being said. */
export function speak(text: string, voice: SpeechSynthesisVoice): void {
  const synthesis = speech();
  if (synthesis === null) return;
  const utterance = new SpeechSynthesisUtterance(text);
  utterance.voice = voice;
  utterance.lang = voice.lang;
  utterance.rate = RATE;
  synthesis.speak(utterance);
}

export function stopSpeaking(): void {
  speech()?.cancel();
}

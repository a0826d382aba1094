import { useSyncExternalStore } from "react";
import type { Language } from "../../../contract/languages/languages";

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

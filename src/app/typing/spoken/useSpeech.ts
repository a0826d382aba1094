import { type MessageDescriptor } from "@lingui/core";
import { msg, plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { wordsBehind, remainingText, type TypingRun } from "../TypingRun";
import { useRunPhase } from "../runHooks";
import { phrasesOf } from "./phrases";
import { sentenceAt, wordsAhead } from "./spokenText";

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

type Source = {
  readonly run: TypingRun;
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
      if (key === "ArrowDown") return () => say(spell(wordsAhead(run.text, run.state)), language);
      if (key === "ArrowUp") return () => say(spell(sentenceAt(run.text, run.state, language)), language);
      if (key === "ArrowRight") return () => say(nameOfNext(run, spell, t));
      return undefined;
    };
    const onKeyDown = (event: KeyboardEvent): void => {
      const { key, isComposing, ctrlKey, altKey, metaKey, shiftKey } = event;
      if (isComposing || ctrlKey || altKey || metaKey || shiftKey) return;
      const speak = read(key);
      if (speak === undefined) return;
      // The field has nothing that a cursor could move through.
      event.preventDefault();
      speak();
    };
    element.addEventListener("keydown", onKeyDown);
    return () => element.removeEventListener("keydown", onKeyDown);
  }, [field, run, language, spell, say, t]);
}

/** Says at once which key was expected when a wrong one stops the run; elsewhere errors are in the summary. */
export function useSpokenMisses({ run, spell }: Source, say: Say): void {
  const { t } = useLingui();
  useEffect(() => {
    if (run.rules !== "stopOnError") return;
    let known = run.presses.all - run.presses.right;
    return run.onChange(() => {
      const wrong = run.presses.all - run.presses.right;
      const name = nameOfNext(run, spell, t);
      if (wrong > known) say(t(msg`Expected ${name}`));
      known = wrong;
    });
  }, [run, spell, say, t]);
}

/** Says a text by the phrase, the next one when the last word of the one before is begun. */
export function useDictation({ run, language, spell }: Source, isOn: boolean, say: Say): void {
  useEffect(() => {
    if (!isOn || run.end !== null) return;
    const phrases = phrasesOf(run.text);
    let said = 0;
    const follow = (): void => {
      const at = wordsBehind(run.state);
      const due = phrases.findIndex(({ to }) => at < to - (at === 0 ? 0 : 1));
      if (run.end !== null || due < 0 || due < said) return;
      said = due + 1;
      say(spell(phrases[due]?.text ?? ""), language);
    };
    follow();
    return run.onChange(follow);
  }, [run, language, spell, isOn, say]);
}

/** The name of the character that is to be typed next. */
function nameOfNext(
  run: TypingRun,
  spell: (text: string) => string,
  t: (message: MessageDescriptor) => string,
): string {
  const [next = ""] = remainingText(run.state);
  if (next === " ") return t(msg({ message: "Space", context: "key" }));
  const isCapital = next !== next.toLowerCase();
  return isCapital ? t(msg`capital ${next}`) : spell(next).trim();
}

/** Time between two summaries, in ms. */
const SUMMARY_MS = 10_000;

/**
 * The latest summary of a run; empty until the first is due and after the end.
 * @param source its `spell` is the same function from one render to the next.
 * @param describeMore the first part of the summary; called when one is made.
 */
export function useSpokenProgress({ run, spell }: Source, describeMore?: () => string): string {
  const { t } = useLingui();
  const phase = useRunPhase(run);
  const [summary, setSummary] = useState("");
  const more = useRef(describeMore);
  useEffect(() => {
    more.current = describeMore;
  }, [describeMore]);
  useEffect(() => {
    if (phase !== "running") return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    // By the run's time, whenever this code has come.
    const wait = (): void => {
      const elapsed = Math.max(0, performance.now() - (run.zero ?? performance.now()));
      timer = setTimeout(summarize, SUMMARY_MS - (elapsed % SUMMARY_MS));
    };
    const summarize = (): void => {
      const parts = [more.current?.() ?? "", ...describeProgress(run, spell).map((part) => t(part))];
      setSummary(parts.filter((part) => part !== "").join(" "));
      wait();
    };
    wait();
    return () => clearTimeout(timer);
  }, [run, phase, spell, t]);
  return phase === "running" ? summary : "";
}

/** Short sentences about a run: errors so far, the time that is left, and the next words. */
function describeProgress(run: TypingRun, spell: (text: string) => string): readonly MessageDescriptor[] {
  const { limitMs, zero, presses } = run;
  const wrong = presses.all - presses.right;
  const next = spell(wordsAhead(run.text, run.state)).trim();
  const parts = [msg`${plural(wrong, { one: "# error", other: "# errors" })}.`];
  if (limitMs !== null && zero !== null) {
    const seconds = Math.max(0, Math.round((zero + limitMs - performance.now()) / 1000));
    parts.push(msg`${plural(seconds, { one: "# second left", other: "# seconds left" })}.`);
  }
  if (next !== "") parts.push(msg`Next: ${next}`);
  return parts;
}

import { useLingui } from "@lingui/react/macro";
import { type RefObject, useCallback, useEffect, useId, useMemo, useRef, useState } from "react";
import type { Language } from "../../../contract/languages/languages";
import { Checkbox } from "../../ui/ChoiceFields";
import type { RunPhase, TypingRun } from "../TypingRun";
import { useRunPhase } from "../runHooks";
import { sentencesOf, wordsAhead, type SpokenRun, spokenTyping } from "./spokenText";
import { useVibration } from "./useVibration";
import styles from "./SpokenStage.module.css";
import {
  type Say,
  type Source,
  useDictation,
  useReadingKeys,
  useSpeech,
  useSpokenMisses,
  speak,
  stopSpeaking,
  useVoice,
} from "./useSpeech";
import type { MessageDescriptor } from "@lingui/core";
import { msg, plural } from "@lingui/core/macro";

type Props = {
  /** The same object from one render to the next. */
  readonly run: SpokenRun;
  readonly phase: RunPhase;
  /** Where the text is typed. */
  readonly field: RefObject<HTMLElement | null>;
  readonly language: Language;
  /** Turns a text into what is read; the same function from one render to the next. */
  readonly spell: (text: string) => string;
  /** The first part of the summary, such as the state of a race. */
  readonly describeMore?: (() => string) | undefined;
  /** Whether the text is to be heard, and not read. */
  readonly isMasked?: boolean;
  /** Time between two summaries, in ms. Default: 10 s. */
  readonly everyMs?: number;
  /** Whether summaries say how much time is left. Default: yes. */
  readonly isTimeTold?: boolean;
  /** Called when a part of the text is spoken or dictated. The same function from one render to the next. */
  readonly onSpoken?: () => void;
};

/** A {@link SpokenStage} of a run in practice, in a lesson or in a race, which vibrates if somebody chose that. */
export function SpokenTyping({ run, ...others }: Omit<Props, "run" | "phase"> & { readonly run: TypingRun }) {
  useVibration(run);
  const spoken = useMemo(() => spokenTyping(run), [run]);
  return <SpokenStage run={spoken} phase={useRunPhase(run)} {...others} />;
}

/**
 * Typing for those who hear it: the text to be read, keys that say where one is, dictation, what was expected when a
 * wrong key stops the run, and summaries.
 */
export function SpokenStage({
  run,
  phase,
  field,
  language,
  spell,
  describeMore,
  isMasked = false,
  everyMs = 10_000,
  isTimeTold = true,
  onSpoken,
}: Props) {
  const { t } = useLingui();
  const id = useId();
  const [speech, tell] = useSpeech();
  const [isDictated, setDictated] = useChoice("typeloop-own-dictated");
  const [wantsVoice, setWantsVoice] = useChoice("typeloop-own-voiced");
  const voice = useVoice(language);
  const spoken = wantsVoice && !isMasked ? voice : null;
  const say = useCallback<Say>(
    (text, lang) => {
      if (lang === undefined || spoken === null) tell(text, lang);
      else speak(text, spoken);
    },
    [tell, spoken],
  );
  const repeat = useCallback<Say>(
    (text, lang) => {
      onSpoken?.();
      if (spoken !== null) stopSpeaking();
      say(text, lang);
    },
    [say, spoken, onSpoken],
  );
  const isOver = phase === "ended";
  useEffect(() => {
    if (spoken !== null && !isOver) return stopSpeaking;
  }, [spoken, isOver]);
  const dictate = useCallback<Say>(
    (text, lang) => {
      onSpoken?.();
      say(text, lang);
    },
    [say, onSpoken],
  );
  const source = { run, language, spell };
  const sentences = useMemo(() => sentencesOf(run.text, language), [run, language]);
  const progress = useSpokenProgress(source, phase, { everyMs, isTimeTold, describeMore });
  useReadingKeys(field, source, isMasked ? null : repeat);
  useSpokenMisses(source, say);
  useDictation(source, isDictated && !isMasked && !isOver, dictate);
  return (
    <div className={styles["spoken"]}>
      <section className={styles["choices"]} aria-labelledby={`${id}title`}>
        <h2 id={`${id}title`} className={styles["text"]}>{t`Text to type`}</h2>
        {!isMasked && (
          <>
            <div className={styles["text"]} lang={language}>
              {sentences.map((sentence, at) => (
                <p key={at}>{spell(sentence)}</p>
              ))}
            </div>
            <p>{t`While typing, press Down arrow for the next words, Up arrow for the sentence, or Right arrow for the next character.`}</p>
            <Checkbox label={t`Dictate the text as I type`} isChecked={isDictated} onChange={setDictated} />
            {voice === null ? (
              <p>{t`This browser has no built-in voice for this language, so only a screen reader can dictate.`}</p>
            ) : (
              <Checkbox
                label={t`Use this device's voice`}
                hint={t`For when you don't use a screen reader. The text stays on this device.`}
                isChecked={wantsVoice}
                onChange={setWantsVoice}
              />
            )}
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

/**
 * A choice that this browser remembers.
 * @param key with the prefix of what is forgotten when the user signs out (features/text/clearPersonalStorage.ts).
 */
function useChoice(key: string): readonly [boolean, (isOn: boolean) => void] {
  const [isOn, setOn] = useState(() => readChoice(key));
  const choose = (next: boolean): void => {
    setOn(next);
    try {
      if (next) localStorage.setItem(key, "1");
      else localStorage.removeItem(key);
    } catch {
      // It stays so until the page closes.
    }
  };
  return [isOn, choose];
}

function readChoice(key: string): boolean {
  try {
    return localStorage.getItem(key) === "1";
  } catch {
    return false;
  }
}

type Options = {
  /** Time between two summaries, in ms. */
  readonly everyMs: number;
  readonly isTimeTold: boolean;
  /** The first part of the summary; called when one is made. */
  readonly describeMore: (() => string) | undefined;
};

/**
 * The latest summary of a run; empty until the first is due and after the end.
 * @param source its `spell` is the same function from one render to the next.
 */
function useSpokenProgress(
  { run, spell }: Pick<Source, "run" | "spell">,
  phase: RunPhase,
  { everyMs, isTimeTold, describeMore }: Options,
): string {
  const { t } = useLingui();
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
      timer = setTimeout(summarize, everyMs - (elapsed % everyMs));
    };
    const summarize = (): void => {
      // What follows is the end.
      if (run.zero !== null && run.limitMs !== null && performance.now() > run.zero + run.limitMs - 500) return;
      const parts = describeProgress(run, spell, isTimeTold).map((part) => t(part));
      setSummary([more.current?.() ?? "", ...parts].filter((part) => part !== "").join(" "));
      wait();
    };
    wait();
    return () => clearTimeout(timer);
  }, [run, phase, spell, everyMs, isTimeTold, t]);
  return phase === "running" ? summary : "";
}

/** Short sentences about a run: errors so far, the time that is left, and the next words. */
function describeProgress(
  run: Source["run"],
  spell: (text: string) => string,
  isTimeTold: boolean,
): readonly MessageDescriptor[] {
  const { limitMs, zero, errors } = run;
  const next = spell(wordsAhead(run.text, run.wordsBehind)).trim();
  const parts = errors === null ? [] : [msg`${plural(errors, { one: "# error", other: "# errors" })}.`];
  if (isTimeTold && limitMs !== null && zero !== null)
    parts.push(describeTimeLeft(Math.max(0, Math.round((zero + limitMs - performance.now()) / 1000))));
  if (next !== "") parts.push(msg`Next: ${next}`);
  return parts;
}

/** In minutes and seconds from two minutes on. */
function describeTimeLeft(all: number): MessageDescriptor {
  if (all < 120) return msg`${plural(all, { one: "# second left", other: "# seconds left" })}.`;
  const [minutes, seconds] = [Math.floor(all / 60), all % 60];
  if (seconds === 0) return msg`${minutes} minutes left.`;
  return msg`${minutes} minutes and ${plural(seconds, { one: "# second", other: "# seconds" })} left.`;
}

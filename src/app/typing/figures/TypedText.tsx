import type { Language } from "../../../contract/languages/languages";
import { useLingui } from "@lingui/react/macro";
import { useLocale } from "../../platform/locale/useLocale";
import { VisuallyHidden } from "../../ui/primitives";
import styles from "./TypedText.module.css";
import { useState, Fragment } from "react";
import type { Run } from "../../../engine/metrics/measureRun";
import { SegmentedControl } from "../../ui/ChoiceFields";
import type { Keystroke } from "../../../engine/log/Keystroke";
import { applyKeystroke, type FreeTyping, startTyping, type TypingRules } from "../../../engine/typing/Typing";
import { acceptsKey } from "../../../engine/text/graphemes";
import { measurePlaces } from "../../../engine/metrics/measureWords";
import { wordsPerMinute } from "../../../engine/metrics/rates";
import { spellKeys, showKeys } from "../spellKeys";
import { useSpeed, useSpeedName } from "./useSpeed";

type Props = { readonly parts: readonly TypedPart[]; readonly language: Language };

/** The typed text, with errors marked by color and shape, and corrections by shape. */
export function TypedText({ parts, language }: Props) {
  const { t } = useLingui();
  const locale = useLocale();
  const names = { wrong: t`wrong`, missed: t`skipped`, corrected: t`wrong at first` } as const;
  // The parts of a finished run never move, so their index can be their key.
  const placed = parts.map((part, at) => ({ ...part, at }));
  return (
    <>
      <p className={styles["text"]} lang={language}>
        {placed.map(({ kind, text, at }) =>
          kind === "right" ? (
            <VisibleKeys key={at} text={text} />
          ) : (
            <mark key={at} className={styles[kind]}>
              <VisuallyHidden>
                {" "}
                (<span lang={locale}>{names[kind]}</span>:{" "}
              </VisuallyHidden>
              <VisibleKeys text={text} />
              <VisuallyHidden>) </VisuallyHidden>
            </mark>
          ),
        )}
      </p>
      {parts.some(({ kind }) => kind === "corrected") && (
        <p className={styles["note"]}>{t`Letters with a dashed underline were wrong at first, then corrected.`}</p>
      )}
    </>
  );
}

/** A part of a text whose line breaks and tabs are seen; screen readers hear their names. */
function VisibleKeys({ text }: { readonly text: string }) {
  const { t } = useLingui();
  const locale = useLocale();
  return text.split(/([\n\t])/u).map((piece, at) =>
    piece === "\n" || piece === "\t" ? (
      // oxlint-disable-next-line react/no-array-index-key -- The parts of a finished run never move.
      <Fragment key={at}>
        <span className={styles["sign"]} aria-hidden="true">
          {showKeys(piece)}
        </span>
        <VisuallyHidden>
          <span lang={locale}>{spellKeys(piece, t)}</span>
        </VisuallyHidden>
      </Fragment>
    ) : (
      piece
    ),
  );
}

type WordsOfRunProps = { readonly run: Run; readonly language: Language };

/** The text of a run as it was typed: with its errors, or with the speed of each word. */
export function WordsOfRun({ run, language }: WordsOfRunProps) {
  const { t } = useLingui();
  const [shown, setShown] = useState<"errors" | "speed">("errors");
  return (
    <>
      <SegmentedControl
        label={t`What to show in the text`}
        isLabelHidden
        options={[
          { value: "errors", label: t`Errors` },
          { value: "speed", label: t`Speed per word` },
        ]}
        value={shown}
        onChange={setShown}
      />
      {shown === "errors" ? (
        <TypedText parts={readTypedText(run.rules, run.text, run.keystrokes)} language={language} />
      ) : (
        <WordSpeeds run={run} language={language} />
      )}
    </>
  );
}

/**
 * A part of the final text. `wrong` was typed and does not belong there (in races: was missed before it was right),
 * `missed` belongs there and was left out, `corrected` is right but was not at first.
 */
type TypedPart = { readonly kind: "right" | "wrong" | "missed" | "corrected"; readonly text: string };

/** The text of a run as far as it was typed, with its errors. */
export function readTypedText(
  rules: TypingRules,
  text: string,
  keystrokes: readonly Keystroke[],
): readonly TypedPart[] {
  const stumbled = new Set<number>();
  const missed = new Set<string>();
  let state = startTyping(rules, text);
  for (const keystroke of keystrokes) {
    let before = state;
    state = applyKeystroke(state, keystroke, (step) => {
      if (step.state.rules === "stopOnError" && step.state.misses > 0) stumbled.add(step.state.position);
      if (before.rules === "free" && step.outcome.kind === "pressed" && !step.outcome.right)
        missed.add(placeOf(before));
      before = step.state;
    });
  }
  const parts: TypedPart[] = [];
  if (state.rules === "free") addFree(parts, state, missed);
  else
    state.text
      .slice(0, state.position)
      .forEach((letter, at) => add(parts, stumbled.has(at) ? "wrong" : "right", letter));
  return parts;
}

/** Position of the next letter: its word, and its index in it. */
function placeOf({ done, typed }: FreeTyping): string {
  return nameOf(done.length, typed.length);
}

function nameOf(word: number, letter: number): string {
  return `${word} ${letter}`;
}

function addFree(parts: TypedPart[], { words, done, typed, finished }: FreeTyping, missed: ReadonlySet<string>): void {
  [...done, typed].forEach((letters, at) => {
    if (at > 0) add(parts, "right", " ");
    const word = words[at] ?? [];
    // An extra letter that was deleted is shown at the word's last letter.
    const isCut = letters.length === word.length && missed.has(nameOf(at, word.length));
    const isCorrected = (index: number) => missed.has(nameOf(at, index)) || (isCut && index === word.length - 1);
    letters.forEach((letter, index) => {
      const wanted = word[index];
      if (wanted === undefined || !acceptsKey(wanted, letter)) add(parts, "wrong", letter);
      else add(parts, isCorrected(index) ? "corrected" : "right", letter);
    });
    // Letters of the current word that were not typed yet are not missed.
    if (at < done.length || finished) word.slice(letters.length).forEach((letter) => add(parts, "missed", letter));
  });
}

function add(parts: TypedPart[], kind: TypedPart["kind"], text: string): void {
  const last = parts.at(-1);
  if (last?.kind === kind) parts.splice(-1, 1, { kind, text: last.text + text });
  else parts.push({ kind, text });
}

type WordSpeedsProps = { readonly run: Run; readonly language: Language };

/** Each word of a run with its speed above it; those much slower or faster than the median are highlighted. */
function WordSpeeds({ run, language }: WordSpeedsProps) {
  const { t } = useLingui();
  const { figure } = useSpeed();
  const speedName = useSpeedName();
  const words = measurePlaces(run).map(({ word, characters, ms }, at) => ({
    at,
    word,
    wpm: wordsPerMinute(characters, ms),
  }));
  const speeds = words.flatMap(({ wpm }) => (wpm > 0 ? [wpm] : [])).sort((a, b) => a - b);
  const middle = speeds[Math.floor(speeds.length / 2)] ?? 0;
  if (words.length === 0) return <p>{t`No words were completed.`}</p>;
  return (
    <>
      <p className={styles["key"]}>
        <span>{t`Above each word: ${speedName}.`}</span>
        <span className={styles["slow"]}>{t`slower than most`}</span>
        <span className={styles["fast"]}>{t`faster than most`}</span>
      </p>
      <p className={styles["words"]} lang={language}>
        {words.map(({ at, word, wpm }) => (
          <Fragment key={at}>
            <ruby className={styles[paceOf(wpm, middle)]}>
              {word}
              <rp> (</rp>
              <rt>{wpm > 0 ? figure(wpm, 0) : "–"}</rt>
              <rp>)</rp>
            </ruby>{" "}
          </Fragment>
        ))}
      </p>
    </>
  );
}

/** How far from the median speed a word must be to be highlighted. */
const FAR = 0.25;

type Pace = "slow" | "even" | "fast";

/** Whether a word is much slower or faster than the run's median. A word without a time is neither. */
function paceOf(wpm: number, middle: number): Pace {
  if (wpm <= 0 || middle <= 0) return "even";
  if (wpm < middle * (1 - FAR)) return "slow";
  return wpm > middle * (1 + FAR) ? "fast" : "even";
}

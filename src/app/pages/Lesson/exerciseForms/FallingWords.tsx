import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useEffect, useMemo, useRef, useState } from "react";
import {
  type FallingWords,
  fieldMs,
  followTyping,
  HEARTS,
  HEARTS_FOR_LEVEL,
  landingOf,
  scoreFallingWords,
  scoreOf,
  startFallingWords,
} from "../../../../engine/lessons/fallingWords";
import { useReducedMotion } from "../../../platform/useReducedMotion";
import { useRunPhase } from "../../../typing/runHooks";
import type { TypingRun } from "../../../typing/TypingRun";
import { useRunFrames } from "../../../typing/useRunFrames";
import { VisuallyHidden } from "../../../ui/primitives";
import styles from "./FallingWords.module.css";
import { noteGame, gameLevels } from "./formRecords";
import { type FormFieldProps, type FormResultProps } from "./FormParts";

const LEVELS = gameLevels.fallingWords.length;

/** The pace of the level, in keystrokes per minute. */
function paceOf({ strokesPerMinute, level }: FormFieldProps["start"]): number {
  return strokesPerMinute * (gameLevels.fallingWords[level - 1] ?? 1);
}

/** The field in which the words fall, with the hearts. With reduced motion, a list with the time that is left. */
export function Field({ run, start }: FormFieldProps) {
  const { t } = useLingui();
  const isReduced = useReducedMotion();
  const phase = useRunPhase(run);
  const box = useRef<HTMLDivElement>(null);
  const game = useGame(run, paceOf(start));
  const words = useMemo(() => run.text.split(" "), [run]);
  const [shown, setShown] = useState({ run, hearts: HEARTS });
  const hearts = shown.run === run ? shown.hearts : HEARTS;
  useRunFrames(
    run,
    (elapsedMs) => {
      if (box.current === null) return;
      (isReduced ? drawList : drawField)(box.current, words, game.read(), elapsedMs);
      if (run.phase !== "running") return;
      const left = scoreOf(game.read(), elapsedMs).hearts;
      setShown((before) => (before.run === run && before.hearts === left ? before : { run, hearts: left }));
    },
    isReduced ? 250 : undefined,
  );
  const { level, best } = start;
  return (
    <div className={styles["game"]}>
      <p className={styles["standing"]}>
        <span>{t`Level ${level} of ${LEVELS}`}</span>
        {best !== null && <span>{t`Best: ${plural(best, { one: "# word", other: "# words" })}`}</span>}
        <span className={styles["hearts"]} aria-hidden="true" data-hearts={hearts}>
          {Array.from({ length: HEARTS }, (_, at) => (
            <span key={at} className={styles["heart"]} data-lost={at >= hearts}>
              {at < hearts ? "♥" : "♡"}
            </span>
          ))}
        </span>
      </p>
      {isReduced && (
        <p className={styles["note"]}>{t`Your device is set to reduce motion, so the words are in a list.`}</p>
      )}
      <div ref={box} className={isReduced ? styles["list"] : styles["field"]} aria-hidden="true" />
      <VisuallyHidden>
        <output>
          {phase === "running" &&
            (hearts === HEARTS
              ? t`The words are falling. Type each one before it lands.`
              : t`${plural(hearts, { one: "# heart left", other: "# hearts left" })}`)}
        </output>
      </VisuallyHidden>
    </div>
  );
}

type FollowedGame = { readonly read: () => FallingWords; readonly follow: () => () => void };

/** The game of a run, kept up to date with each key without a render. */
function useGame(run: TypingRun, strokesPerMinute: number): FollowedGame {
  const game = useMemo(() => createGame(run, strokesPerMinute), [run, strokesPerMinute]);
  useEffect(() => game.follow(), [game]);
  return game;
}

function createGame(run: TypingRun, strokesPerMinute: number): FollowedGame {
  let game = startFallingWords(run.state, strokesPerMinute);
  const step = (): void => {
    game = followTyping(game, run.state, run.keystrokes.at(-1)?.time ?? 0);
  };
  return {
    read: () => game,
    follow: () => {
      step();
      return run.onChange(step);
    },
  };
}

/** How many words were caught, and the level that comes next. */
export function Result({ run, start, exercise, outcome }: FormResultProps) {
  const { t } = useLingui();
  const { level, best } = start;
  const { rules, text, keystrokes, end } = run;
  const isOver = end !== null && outcome !== "IDLE" && outcome !== "TOO_LONG";
  const durationMs = end?.durationMs ?? 0;
  const pace = paceOf(start);
  const { caught, hearts, words } = useMemo(
    () => scoreFallingWords({ rules, text, keystrokes, durationMs }, pace),
    [rules, text, keystrokes, durationMs, pace],
  );
  const isLevelDone = run.state.finished && hearts >= HEARTS_FOR_LEVEL && outcome !== "INACCURATE";
  useEffect(() => {
    if (isOver) noteGame(exercise, LEVELS, { level, score: caught, isLevelDone });
  }, [isOver, exercise, level, caught, isLevelDone]);
  if (!isOver) return null;
  const next = level + 1;
  return (
    <p>
      <strong>{t`You caught ${caught} of ${plural(words, { one: "# word", other: "# words" })}.`}</strong>{" "}
      {isLevelDone && level < LEVELS
        ? t`Next time: level ${next}.`
        : isLevelDone
          ? t`That was the highest level!`
          : t`Keep ${HEARTS_FOR_LEVEL} of ${HEARTS} hearts to reach the next level.`}
      {best !== null && caught > best && ` ${t`Your best so far!`}`}
    </p>
  );
}

/** Words in the field at a time. */
const VISIBLE = 3;

/** How long the puff of a caught word lasts, in ms; as long as its animation in the style sheet. */
const PUFF_MS = 300;

/**
 * Draws the words that are to be typed at their heights, each in the next of three columns. Moves them by transform
 * alone; an element is made once per word.
 */
function drawField(box: HTMLElement, words: readonly string[], game: FallingWords, now: number): void {
  const first = game.typed.length;
  const height = box.clientHeight;
  removeTyped(box, game, now);
  for (let word = first; word < Math.min(words.length, first + VISIBLE); word += 1) {
    const element = findWord(box, words, word);
    const left = landingOf(game, word, now) - now;
    const part = Math.min(1, Math.max(0, 1 - left / fieldMs(game)));
    element.dataset["landed"] = `${left < 0}`;
    element.dataset["current"] = `${word === first}`;
    element.style.transform = `translateY(${(part * Math.max(0, height - element.offsetHeight)).toFixed(1)}px)`;
  }
}

/** The same words as a list; the current one has a bar that gets shorter. */
function drawList(box: HTMLElement, words: readonly string[], game: FallingWords, now: number): void {
  const first = game.typed.length;
  removeTyped(box, game, now);
  for (let word = first; word < Math.min(words.length, first + VISIBLE); word += 1) {
    const element = findWord(box, words, word);
    const left = landingOf(game, word, now) - now;
    element.dataset["landed"] = `${left < 0}`;
    element.dataset["current"] = `${word === first}`;
    element.style.setProperty("--left", `${Math.min(1, Math.max(0, left / fieldMs(game))).toFixed(2)}`);
  }
}

function findWord(box: HTMLElement, words: readonly string[], word: number): HTMLElement {
  const found = box.querySelector<HTMLElement>(`[data-word="${word}"]:not([data-gone])`);
  if (found !== null) {
    // A restart has another text.
    if (found.textContent !== words[word]) found.textContent = words[word] ?? "";
    return found;
  }
  const element = document.createElement("span");
  element.className = styles["word"] ?? "";
  element.dataset["word"] = `${word}`;
  element.dataset["column"] = `${word % VISIBLE}`;
  element.textContent = words[word] ?? "";
  box.append(element);
  return element;
}

/** Words that were typed vanish: with a puff if they were caught. */
function removeTyped(box: HTMLElement, { typed }: FallingWords, now: number): void {
  for (const element of box.querySelectorAll<HTMLElement>("[data-word]")) {
    const word = typed[Number(element.dataset["word"])];
    if (word === undefined) {
      // The game began again, or a wrong word is being corrected.
      if (element.dataset["gone"] !== undefined || Number(element.dataset["word"]) >= typed.length + VISIBLE)
        element.remove();
    } else if (element.dataset["gone"] === undefined) {
      element.dataset["gone"] = word.isRight && word.at <= word.landsAt ? "caught" : "missed";
    } else if (now - word.at > PUFF_MS) {
      element.remove();
    }
  }
}

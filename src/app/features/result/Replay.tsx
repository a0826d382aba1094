import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useId, useRef, useState, type KeyboardEvent, useLayoutEffect, type RefObject } from "react";
import type { Run } from "../../../engine/metrics/measureRun";
import { useStore } from "../../platform/useStore";
import type { Language, Locale } from "../../../contract/languages/languages";
import { formatDuration, formatPercent } from "../../typing/figures/formatFigure";
import { useSpeed, useSpeedName } from "../../typing/figures/useSpeed";
import { Button } from "../../ui/Button";
import { SegmentedControl } from "../../ui/ChoiceFields";
import { VisuallyHidden } from "../../ui/primitives";
import styles from "./Replay.module.css";
import { ReplayPlayer, type ReplaySpeed, type ReplayFigures as Figures, ReplayRun } from "./ReplayPlayer";
import stage from "../../typing/TypingStage.module.css";
import { openStage, type StageElements } from "../../typing/stage/StageView";

const speeds: Readonly<Record<"1" | "2" | "4", ReplaySpeed>> = { "1": 1, "2": 2, "4": 4 };

const speedOptions = [
  { value: "1", label: "1×" },
  { value: "2", label: "2×" },
  { value: "4", label: "4×" },
] as const;

type Props = {
  readonly run: Run;
  readonly language: Language;
  /** The reader's language. */
  readonly locale: Locale;
};

/** Replays a saved run, with its errors and pauses. Starts at once, except with reduced motion. */
export function Replay({ run, language, locale }: Props) {
  const { t } = useLingui();
  const id = useId();
  const keys = `${id}-keys`;
  const replay = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLDivElement>(null);
  const [player] = useState(() => new ReplayPlayer(new ReplayRun(run)));
  useReplayKeys(replay, player);
  const figures = useStore(player.figures);
  useEffect(() => {
    button.current?.querySelector("button")?.focus({ preventScroll: true });
    if (!matchMedia("(prefers-reduced-motion: reduce)").matches) player.play();
    return player.pause;
  }, [player]);

  const { phase, speed, timeMs, wpm, accuracy } = figures;
  const { durationMs } = player.run;
  const isEnded = phase === "ended";
  const time = formatDuration(locale, isEnded ? durationMs : Math.floor(timeMs / 1000) * 1000);
  const whole = formatDuration(locale, durationMs);
  const last = Math.ceil(durationMs / 1000);
  const soFar = `${useSpeed().figure(wpm, 0)} ${useSpeedName()}`;
  const right = formatPercent(locale, accuracy);
  const spoken = {
    ready: "",
    playing: "",
    paused: t`Paused at ${time}: ${soFar}, ${right} accuracy.`,
    ended: t`End of replay: ${soFar}, ${right} accuracy.`,
  };

  /** Within its first second the slider is already at 0, and would not emit a change. */
  const goToStart = ({ key }: KeyboardEvent<HTMLInputElement>): void => {
    if (key === "Home") player.seek(0);
  };

  return (
    <div ref={replay} className={styles["replay"]}>
      <ReplayStage run={player.run} isEnded={isEnded} language={language} onPress={player.toggle} />
      <div className={styles["seek"]}>
        <label htmlFor={id}>{t`Position in the run`}</label>
        <input
          id={id}
          type="range"
          min={0}
          max={last}
          step={1}
          value={isEnded ? last : Math.floor(timeMs / 1000)}
          aria-valuetext={t`${time} of ${whole}`}
          onChange={(event) => player.seek(event.currentTarget.valueAsNumber * 1000)}
          onKeyDown={goToStart}
        />
      </div>
      <div className={styles["controls"]}>
        <div ref={button} className={styles["play"]}>
          {phase === "playing" ? (
            <Button look="primary" aria-describedby={keys} onClick={player.pause}>{t`Pause`}</Button>
          ) : (
            <Button look="primary" aria-describedby={keys} onClick={player.play}>
              {isEnded ? t`Play again` : t`Play`}
            </Button>
          )}
        </div>
        <SegmentedControl
          label={t`Replay speed`}
          isLabelHidden
          options={speedOptions}
          value={`${speed}`}
          onChange={(value) => player.setSpeed(speeds[value])}
        />
        <ReplayFigures figures={figures} locale={locale} time={t`${time} of ${whole}`} />
      </div>
      <p id={keys} className={styles["keys"]}>
        <Trans>
          <kbd>Space</kbd> plays and pauses, <kbd>←</kbd> and <kbd>→</kbd> skip a second back and forward.
        </Trans>
      </p>
      <output className={styles["spoken"]}>
        <VisuallyHidden>{spoken[phase]}</VisuallyHidden>
      </output>
    </div>
  );
}

type ReplayFiguresProps = {
  readonly figures: Figures;
  /** The time in the run, formatted. */
  readonly time: string;
  readonly locale: Locale;
};

/** Time, speed and accuracy of a replay so far. */
function ReplayFigures({ figures: { wpm, accuracy }, time, locale }: ReplayFiguresProps) {
  const { t } = useLingui();
  const { text } = useSpeed();
  return (
    <dl className={styles["figures"]}>
      <div>
        <dt>{t`Time`}</dt>
        <dd>{time}</dd>
      </div>
      <div>
        <dt>{t`Speed so far`}</dt>
        <dd>{text(wpm, 0)}</dd>
      </div>
      <div>
        <dt>{t`Accuracy so far`}</dt>
        <dd>{formatPercent(locale, accuracy)}</dd>
      </div>
    </dl>
  );
}

type ReplayStageProps = {
  readonly run: ReplayRun;
  readonly isEnded: boolean;
  readonly language: Language;
  /** A press with the pointer; the button beside it does the same. */ readonly onPress: () => void;
};

/** The typing surface of a replay, for the eye. Screen readers have the slider and the figures beside it. */
function ReplayStage({ run, isEnded, language, onPress }: ReplayStageProps) {
  const view = useRef<HTMLDivElement>(null);
  const lines = useRef<HTMLDivElement>(null);
  const caret = useRef<HTMLDivElement>(null);
  const provisional = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (lines.current === null || caret.current === null || provisional.current === null) return;
    // There is no input field, because nothing is typed here.
    return openReplayStage(
      { lines: lines.current, caret: caret.current, provisional: provisional.current, field: provisional.current },
      run,
    );
  }, [run]);

  useEffect(() => {
    const element = view.current;
    element?.addEventListener("click", onPress);
    return () => element?.removeEventListener("click", onPress);
  }, [onPress]);

  return (
    <div className={stage["stage"]} data-phase={isEnded ? "ended" : "running"} data-focused="true">
      <div ref={view} className={`${stage["window"]} ${styles["window"]}`} aria-hidden="true" lang={language}>
        <div ref={lines} className={stage["lines"]} />
        <div ref={caret} className={stage["caret"]} />
        <div ref={provisional} className={stage["provisional"]} />
      </div>
    </div>
  );
}

/** How far an arrow key moves, in ms. */
const STEP_MS = 1000;

/**
 * Keyboard control of a replay, wherever in it the focus is: space plays and pauses, arrow keys move by a second. Keys
 * that a control handles itself are ignored.
 */
function useReplayKeys(replay: RefObject<HTMLElement | null>, player: ReplayPlayer): void {
  useEffect(() => {
    const element = replay.current;
    const press = (event: globalThis.KeyboardEvent): void => pressKey(event, player);
    element?.addEventListener("keydown", press);
    return () => element?.removeEventListener("keydown", press);
  }, [replay, player]);
}

function pressKey(event: globalThis.KeyboardEvent, player: ReplayPlayer): void {
  const { key, target } = event;
  if (
    event.ctrlKey ||
    event.metaKey ||
    event.altKey ||
    event.shiftKey ||
    !(target instanceof HTMLElement) ||
    target.matches("input[type=radio]")
  )
    return;
  if (key === " " && !target.matches("button")) {
    event.preventDefault();
    player.toggle();
  }
  const step = { ArrowLeft: -STEP_MS, ArrowRight: STEP_MS }[key];
  if (step !== undefined && !target.matches("input[type=range]")) {
    event.preventDefault();
    player.seek(player.run.timeMs + step);
  }
}

/** Draws a replay like the original run; a jump draws the stage again. Returns a function that stops it. */
function openReplayStage(elements: StageElements, run: ReplayRun): () => void {
  let close = openStage(elements, run);
  const unlisten = run.onJump(() => {
    close();
    close = openStage(elements, run);
  });
  return () => {
    unlisten();
    close();
  };
}

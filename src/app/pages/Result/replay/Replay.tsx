import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useId, useRef, useState, useSyncExternalStore, type KeyboardEvent } from "react";
import type { Run } from "../../../../engine/metrics/measureRun";
import type { Locale } from "../../../platform/locale/Locale";
import { formatDuration, formatPercent, formatSpeed } from "../../../typing/figures/formatFigure";
import { Button } from "../../../ui/Button";
import { SegmentedControl } from "../../../ui/ChoiceFields";
import { VisuallyHidden } from "../../../ui/primitives";
import styles from "./Replay.module.css";
import { ReplayFigures } from "./ReplayFigures";
import { ReplayPlayer, type ReplaySpeed } from "./ReplayPlayer";
import { ReplayRun } from "./ReplayRun";
import { ReplayStage } from "./ReplayStage";
import { useReplayKeys } from "./useReplayKeys";

const speeds: Readonly<Record<"1" | "2" | "4", ReplaySpeed>> = { "1": 1, "2": 2, "4": 4 };

const speedOptions = [
  { value: "1", label: "1×" },
  { value: "2", label: "2×" },
  { value: "4", label: "4×" },
] as const;

type Props = {
  readonly run: Run;
  readonly language: "en" | "nl";
  /** The language of the reader. */
  readonly locale: Locale;
};

/** A kept run played again, with its errors and its pauses. Begins at once, except where less motion is wanted. */
export function Replay({ run, language, locale }: Props) {
  const { t } = useLingui();
  const id = useId();
  const keys = `${id}-keys`;
  const replay = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLDivElement>(null);
  const [player] = useState(() => new ReplayPlayer(new ReplayRun(run)));
  useReplayKeys(replay, player);
  const figures = useSyncExternalStore(player.subscribe, player.read, player.read);
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
  const soFar = formatSpeed(locale, wpm, 0);
  const right = formatPercent(locale, accuracy);
  const spoken = {
    ready: "",
    playing: "",
    paused: t`Paused at ${time}: ${soFar} words per minute, ${right} right.`,
    ended: t`The replay is over: ${soFar} words per minute, ${right} right.`,
  };

  /** Within its first second the slider already stands at 0, and would not tell. */
  const goToStart = ({ key }: KeyboardEvent): void => {
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
          label={t`Speed of the replay`}
          isLabelHidden
          options={speedOptions}
          value={`${speed}`}
          onChange={(value) => player.setSpeed(speeds[value])}
        />
        <ReplayFigures figures={figures} locale={locale} time={t`${time} of ${whole}`} />
      </div>
      <p id={keys} className={styles["keys"]}>
        <Trans>
          <kbd>Space</kbd> plays and pauses, <kbd>←</kbd> and <kbd>→</kbd> go a second back and on.
        </Trans>
      </p>
      <output className={styles["spoken"]}>
        <VisuallyHidden>{spoken[phase]}</VisuallyHidden>
      </output>
    </div>
  );
}

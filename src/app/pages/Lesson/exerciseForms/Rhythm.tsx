import { useLingui } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import { readOwn, writeOwn } from "../../../features/text/personalStorage";
import { useLocale } from "../../../platform/locale/useLocale";
import { useReducedMotion } from "../../../platform/useReducedMotion";
import { formatPercent } from "../../../typing/figures/formatFigure";
import { useRunPhase } from "../../../typing/runHooks";
import { Button } from "../../../ui/Button";
import type { FormFieldProps, FormResultProps } from "./FormParts";
import styles from "./Rhythm.module.css";

const CLICKS = "rhythm-clicks";

/** A dot that pulses at the tempo of the speed that passes, with a click on request. Reduced motion: only the tempo. */
export function Field({ run, start }: FormFieldProps) {
  const { t } = useLingui();
  const isReduced = useReducedMotion();
  const phase = useRunPhase(run);
  const [isLoud, setLoud] = useState(() => readOwn(CLICKS) === true);
  const tempo = start.strokesPerMinute;
  const beatMs = 60_000 / tempo;
  useEffect(() => {
    if (isLoud && phase === "running") return startClicks(run.zero ?? performance.now(), beatMs);
  }, [run, isLoud, phase, beatMs]);
  return (
    <div className={styles["rhythm"]}>
      {!isReduced && (
        <span
          className={styles["dot"]}
          data-beating={phase !== "ended"}
          // A beat begins with the first key.
          key={phase}
          style={{ animationDuration: `${beatMs}ms` }}
          aria-hidden="true"
        />
      )}
      <span className={styles["tempo"]}>{t`${tempo} beats per minute`}</span>
      <span data-fades>
        <Button
          look="quiet"
          isSmall
          data-types-on="pointer"
          onClick={() => {
            writeOwn(CLICKS, !isLoud);
            setLoud(!isLoud);
          }}
        >
          {isLoud ? t`Turn sound off` : t`Turn sound on`}
        </Button>
      </span>
    </div>
  );
}

/** How even the keystrokes were. */
export function Result({ outcome, consistency }: FormResultProps) {
  const { t } = useLingui();
  const locale = useLocale();
  if (outcome === "IDLE" || outcome === "TOO_LONG") return null;
  const even = formatPercent(locale, consistency, 0);
  return (
    <p>
      <strong>{t`Consistency: ${even}`}</strong>
    </p>
  );
}

/** How far ahead clicks are planned, in s, so that they are on time while the page is busy. */
const AHEAD = 0.3;
const PLAN_MS = 100;
const CLICK_SECONDS = 0.03;

/**
 * Plays a short, soft click on each beat. Returns the function that stops it. Without Web Audio nothing is heard.
 * @param zero the first beat on the clock of `performance.now()`.
 */
function startClicks(zero: number, beatMs: number): () => void {
  if (typeof AudioContext !== "function") return () => undefined;
  const audio = new AudioContext();
  let beat = Math.ceil((performance.now() - zero) / beatMs);
  const plan = (): void => {
    const now = performance.now();
    for (; zero + beat * beatMs < now + AHEAD * 1000; beat += 1) {
      const at = audio.currentTime + Math.max(0, zero + beat * beatMs - now) / 1000;
      click(audio, at);
    }
  };
  plan();
  const timer = setInterval(plan, PLAN_MS);
  return () => {
    clearInterval(timer);
    void audio.close();
  };
}

function click(audio: AudioContext, at: number): void {
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  tone.frequency.value = 880;
  volume.gain.setValueAtTime(0.12, at);
  volume.gain.exponentialRampToValueAtTime(0.001, at + CLICK_SECONDS);
  tone.connect(volume).connect(audio.destination);
  tone.start(at);
  tone.stop(at + CLICK_SECONDS);
}

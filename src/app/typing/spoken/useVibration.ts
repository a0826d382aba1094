import { useEffect } from "react";
import { readAppearance } from "../../platform/preferences/appearance";
import { usePreferences } from "../../platform/preferences/usePreferences";
import type { TypingRun } from "../TypingRun";

/** How long it vibrates for one wrong key. */
const PULSE_MS = 15;

/** Vibrates for a moment with each wrong key of a run, if somebody chose that and the device can. */
export function useVibration(run: Pick<TypingRun, "presses" | "onChange">): void {
  const isOn = readAppearance(usePreferences()).vibration === "on";
  useEffect(() => {
    if (!isOn || !("vibrate" in navigator)) return;
    const wrongSoFar = (): number => run.presses.all - run.presses.right;
    let known = wrongSoFar();
    return run.onChange(() => {
      const wrong = wrongSoFar();
      if (wrong > known) navigator.vibrate(PULSE_MS);
      known = wrong;
    });
  }, [run, isOn]);
}

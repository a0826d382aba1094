import { roundDown } from "../../../../engine/metrics/rates";
import { defaultGoal, type PracticeGoal } from "../../../../engine/adaptive/AdaptiveState";
import type { PracticeAim } from "../../../../engine/adaptive/measureNeeds";
import type { LayoutId } from "../../../../engine/keyboards/KeyboardLayout";
import { OWN_PREFIX } from "../../../features/text/forgetOwn";

/** What a person sets by hand about adaptive practice, on this device until they sign out. */
export type AdaptiveOptions = {
  readonly aim: PracticeAim;
  readonly goal: PracticeGoal;
  /** The letter up to which all are open; empty to open them as they are learned. */
  readonly opened: string;
};

/** Speeds that can be the goal, in words of five characters per minute. */
export const goalSpeeds: readonly number[] = [15, 20, 25, 30, defaultGoal.wpm, 40, 50, 60, 80, 100];

/** Accuracies that can be the goal, in percent. */
export const goalAccuracies: readonly number[] = [93, 95, 97, 98, 99];

/** What practice can be for, in the order of the choice. */
export const practiceAims: readonly PracticeAim[] = ["speed", "accuracy", "weakest"];

const defaults: AdaptiveOptions = { aim: "speed", goal: defaultGoal, opened: "" };

const keyOf = (layout: LayoutId): string => `${OWN_PREFIX}adaptive-${layout}`;

/** What was set for a keyboard layout; the defaults for what was not, or cannot be read. */
export function readAdaptiveOptions(layout: LayoutId): AdaptiveOptions {
  try {
    const stored = new URLSearchParams(localStorage.getItem(keyOf(layout)) ?? "");
    const wpm = goalSpeeds.find((speed) => String(speed) === stored.get("wpm"));
    const accuracy = goalAccuracies.find((percent) => String(percent) === stored.get("accuracy"));
    return {
      aim: practiceAims.find((aim) => aim === stored.get("aim")) ?? "speed",
      goal: {
        wpm: wpm ?? defaultGoal.wpm,
        missRate: accuracy === undefined ? defaultGoal.missRate : missRateOf(accuracy),
      },
      opened: stored.get("opened") ?? "",
    };
  } catch {
    return defaults;
  }
}

/** Remembers them; where the browser stores nothing, until the page closes. */
export function writeAdaptiveOptions(layout: LayoutId, { aim, goal, opened }: AdaptiveOptions): void {
  const stored = new URLSearchParams({ aim, wpm: String(goal.wpm), accuracy: String(accuracyOf(goal)), opened });
  try {
    localStorage.setItem(keyOf(layout), `${stored}`);
  } catch {
    // The page keeps them as its state.
  }
}

/** The accuracy of a goal in percent, as in {@link goalAccuracies}. */
export function accuracyOf({ missRate }: PracticeGoal): number {
  return roundDown((1 - missRate) * 100);
}

export function missRateOf(accuracy: number): number {
  return (100 - accuracy) / 100;
}

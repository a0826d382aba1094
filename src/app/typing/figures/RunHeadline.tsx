import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useLocale } from "../../platform/locale/useLocale";
import { formatFigure, percentSign } from "./formatFigure";
import styles from "./RunHeadline.module.css";
import { useSpeed } from "./useSpeed";
import { roundDown } from "../../../engine/metrics/rates";

type Props = {
  /** From findGains; null while the server has not answered. */
  readonly gains: readonly Gain[] | null;
  /** How many words were typed, for a run without gains. */
  readonly words: number;
};

/** What a run means, in a sentence: its first gain, and the others below. Keeps its room until it is known. */
export function RunHeadline({ gains, words }: Props) {
  const sentence = useGainSentence();
  const { t } = useLingui();
  const [first, ...others] = gains ?? [];
  const further = useComparison(others);
  return (
    <output className={styles["headline"]}>
      {first === undefined ? (
        <span className={styles["plain"]}>
          {gains !== null && t`${plural(words, { one: "# word typed", other: "# words typed" })}`}
        </span>
      ) : (
        <span className={styles["gained"]}>
          <span className={styles["sign"]} data-kind={first.kind}>
            <GainIcon kind={first.kind} />
          </span>
          <span>
            <span className={styles["sentence"]}>{sentence(first)}</span>
            {further !== "" && <span className={styles["further"]}>{further}</span>}
          </span>
        </span>
      )}
    </output>
  );
}

/** Says what was better than the last runs, in one sentence; empty for nothing. */
function useComparison(gains: readonly Gain[]): string {
  const { t } = useLingui();
  const locale = useLocale();
  const { unit } = useSpeed();
  const sentence = useGainSentence();
  const [first, second] = gains.filter(({ kind }) => kind === "accurate" || kind === "faster");
  if (first === undefined) return "";
  if (first.kind !== "accurate" || second?.kind !== "faster") return sentence(first);
  const { runs } = first;
  const points = `${formatFigure(locale, first.by)}${percentSign(locale)}`;
  const speed = `${formatFigure(locale, second.by)} ${unit}`;
  return t`${points} more accurate and ${speed} faster than your last ${runs} runs`;
}

/** Says a gain in a sentence, with speeds in the user's unit. */
export function useGainSentence(): (gain: Gain) => string {
  const { t } = useLingui();
  const locale = useLocale();
  const { unit } = useSpeed();
  return (gain) => {
    switch (gain.kind) {
      case "best": {
        const difference = `+${formatFigure(locale, gain.by)} ${unit}`;
        return gain.by >= 1 ? t`Your best yet: ${difference}` : t`Your best yet`;
      }
      case "goal": {
        const { streak } = gain;
        return streak > 1 ? t`Daily goal reached: ${streak} days in a row` : t`Daily goal reached`;
      }
      case "flawless":
        return t`Not a single error`;
      case "accurate": {
        const { runs } = gain;
        const difference = `${formatFigure(locale, gain.by)}${percentSign(locale)}`;
        return t`${difference} more accurate than your last ${runs} runs`;
      }
      case "faster": {
        const { runs } = gain;
        const difference = `${formatFigure(locale, gain.by)} ${unit}`;
        return t`${difference} faster than your last ${runs} runs`;
      }
    }
  };
}

/** The outline of the star of a personal best, 24 by 24. */
export const starPath = "m12 3 2.7 5.8 6.3.8-4.6 4.3 1.2 6.2L12 17l-5.6 3.1 1.2-6.2L3 9.6l6.3-.8z";

const icons: { readonly [Kind in Gain["kind"]]: string } = {
  best: starPath,
  goal: "M12 3c1 4 5 5 5 10a5 5 0 0 1-10 0c0-2 1-3 2-4 0 2 1 3 2 3 1-2-1-5 1-9z",
  flawless: "m5 12 5 5 9-10",
  accurate: "M12 20V5m-6 6 6-6 6 6",
  faster: "M12 20V5m-6 6 6-6 6 6",
};

function GainIcon({ kind }: { readonly kind: Gain["kind"] }) {
  return (
    <svg className={styles["icon"]} viewBox="0 0 24 24" aria-hidden="true">
      <path d={icons[kind]} />
    </svg>
  );
}

/** What a user's verified runs of the same kind were like before a run; see `ResultBaseline` in the schema. */
export type Baseline = {
  readonly bestWpm: number | null | undefined;
  readonly runs: number | null | undefined;
  readonly medianWpm: number | null | undefined;
  readonly medianAccuracy: number | null | undefined;
};

/** What a run achieved. `by` is in the unit in which speeds are shown, or in percentage points. */
export type Gain =
  | { readonly kind: "best"; readonly by: number }
  | { readonly kind: "goal"; readonly streak: number }
  | { readonly kind: "accurate" | "faster"; readonly by: number; readonly runs: number }
  | { readonly kind: "flawless" };

/** Fewer runs have no meaningful median. */
const ENOUGH_RUNS = 3;

type Headlined = { readonly wpm: number; readonly accuracy: number };

/**
 * What a saved run achieved, most important first: gains only, each at least one whole unit.
 * @param baseline null if it is the first run of its kind, or does not count.
 * @param streak the days in a row if the run reached the daily goal, otherwise null.
 * @param perWpm how many of the shown unit one word per minute is.
 */
export function findGains(
  { wpm, accuracy }: Headlined,
  baseline: Baseline | null,
  streak: number | null,
  perWpm: number,
): readonly Gain[] {
  const { bestWpm, runs, medianWpm, medianAccuracy } = baseline ?? {};
  const whole = (speed: number): number => roundDown(speed * perWpm);
  const gains: Gain[] = [];
  if (bestWpm != null && wpm > bestWpm) gains.push({ kind: "best", by: whole(wpm) - whole(bestWpm) });
  if (streak !== null) gains.push({ kind: "goal", streak });
  if (accuracy === 100) gains.push({ kind: "flawless" });
  if (runs != null && runs >= ENOUGH_RUNS) {
    const points = roundDown(accuracy) - roundDown(medianAccuracy ?? accuracy);
    const speed = whole(wpm) - whole(medianWpm ?? wpm);
    if (points >= 1) gains.push({ kind: "accurate", by: points, runs });
    if (speed >= 1) gains.push({ kind: "faster", by: speed, runs });
  }
  return gains;
}

import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useLocale } from "../../platform/locale/useLocale";
import { formatFigure, percentSign } from "./formatFigure";
import { type Gain, starPath } from "./headline";
import styles from "./RunHeadline.module.css";
import { useSpeed } from "./useSpeed";

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
        return streak > 1 ? t`Daily goal reached: day ${streak} in a row` : t`Daily goal reached`;
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

import type { Locale } from "../../../contract/languages/languages";
import { CHARACTERS_PER_WORD, roundDown } from "../../../engine/metrics/rates";
import { useLocale } from "../../platform/locale/useLocale";
import { useShortUnit, useSpeedUnit } from "../useSpeedUnit";
import { formatSpeed } from "./formatFigure";
import { useLingui } from "@lingui/react/macro";

/** How a speed in words per minute is shown to this person. */
export type Speed = {
  /** The short name of the unit: "wpm". */
  readonly unit: string;
  /** How many of the unit one word per minute is. */
  readonly perWpm: number;
  /** Decimals of a speed that has one in words per minute; characters have none. */
  readonly digits: 0 | 1;
  /** A speed as the number that is shown: rounded once, down, so that it was really reached. */
  readonly shown: (wpm: number, digits?: 0 | 1) => number;
  /** That number, formatted. */
  readonly figure: (wpm: number, digits?: 0 | 1) => string;
  /** With its unit: "57.8 wpm". */
  readonly text: (wpm: number, digits?: 0 | 1) => string;
};

export function useSpeed(): Speed {
  return speedIn(useLocale(), useShortUnit());
}

/** The same outside of a component. */
function speedIn(locale: Locale, { perWpm, unit }: Pick<Speed, "perWpm" | "unit">): Speed {
  const digits = perWpm === 1 ? 1 : 0;
  const least = (wanted: 0 | 1 = 1) => (wanted === 0 ? 0 : digits);
  const shown: Speed["shown"] = (wpm, wanted) => roundDown(wpm * perWpm, least(wanted));
  const figure: Speed["figure"] = (wpm, wanted) => formatSpeed(locale, wpm * perWpm, least(wanted));
  return { unit, perWpm, digits, shown, figure, text: (wpm, wanted) => `${figure(wpm, wanted)} ${unit}` };
}

/** The unit of speeds in full, for axes, large figures and screen readers: "words per minute". */
export function useSpeedName(): string {
  const { t } = useLingui();
  return useSpeedUnit() === "CPM" ? t`characters per minute` : t`words per minute`;
}

/** Strokes per minute that an exercise requires, in this person's unit: "8", and in full "8 words per minute". */
export function useRequiredSpeed(): Readonly<Record<"figure" | "text", (strokesPerMinute: number) => string>> {
  const speed = useSpeed();
  const name = useSpeedName();
  const figure = (strokesPerMinute: number): string => {
    const wpm = strokesPerMinute / CHARACTERS_PER_WORD;
    return speed.figure(wpm, Number.isInteger(wpm) ? 0 : 1);
  };
  return { figure, text: (strokesPerMinute) => `${figure(strokesPerMinute)} ${name}` };
}

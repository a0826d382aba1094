import { decimalMark } from "../../platform/locale/decimalMark";
import type { MessageDescriptor } from "@lingui/core";
import { msg, selectOrdinal } from "@lingui/core/macro";
import type { Locale } from "../../../contract/languages/languages";
import { formatDifference, percentSign } from "../../typing/figures/formatFigure";

type Words = { readonly name: MessageDescriptor; readonly rule: MessageDescriptor };

const modes: Readonly<Record<string, Words>> = {
  SPEED: { name: msg({ message: "Speed", context: "race mode" }), rule: msg`The first to finish wins.` },
  ACCURACY: {
    name: msg({ message: "Accuracy", context: "race mode" }),
    rule: msg`The fewest wrong keys wins; in a tie, the faster typist wins.`,
  },
  HANDICAP: {
    name: msg({ message: "Handicap", context: "race mode" }),
    rule: msg`The biggest improvement over your own last seven days wins.`,
  },
  TEAMS: {
    name: msg({ message: "Teams", context: "race mode" }),
    rule: msg`The team with the highest average speed wins. Everyone who types counts.`,
  },
};

/** The name of a race mode; its code if this build does not know it. */
export function modeName(mode: string): MessageDescriptor {
  return modes[mode]?.name ?? { id: mode };
}

/** How to win in a mode, in a sentence; empty if this build does not know it. */
export function modeRule(mode: string): MessageDescriptor {
  return modes[mode]?.rule ?? { id: "" };
}

const difficulties: Readonly<Record<string, MessageDescriptor>> = {
  EASY: msg({ message: "easy", context: "text" }),
  MEDIUM: msg({ message: "medium", context: "text difficulty" }),
  HARD: msg({ message: "hard", context: "text" }),
};

/** A difficulty as a word within a sentence. */
export function difficultyName(difficulty: string): MessageDescriptor {
  return difficulties[difficulty] ?? { id: difficulty.toLowerCase() };
}

/**
 * A race time in ms, as minutes, seconds and tenths: `0:42.3`, in Dutch `0:42,3`. Truncated and not rounded, like a
 * stopwatch.
 */
export function formatRaceTime(ms: number, locale: Locale): string {
  const tenths = Math.floor(ms / 100);
  const seconds = Math.floor(tenths / 10);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}${decimalMark(locale)}${tenths % 10}`;
}

/** A place as an ordinal: 1st, 2nd, 3rd, 4th. */
export function ordinal(place: number): MessageDescriptor {
  return msg`${selectOrdinal(place, { one: "#st", two: "#nd", few: "#rd", other: "#th" })}`;
}

/** How much faster a racer was than usual, in percent with its sign: +12.3%, −5.0%, in the language's notation. */
export function formatImprovement(percent: number, locale: Locale): string {
  return formatDifference(locale, percent) + percentSign(locale);
}

import { createContext, useContext } from "react";
import { decimalMark } from "../../platform/locale/decimalMark";
import type { MessageDescriptor } from "@lingui/core";
import { msg, plural, selectOrdinal } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { raceWords_band$key } from "../../../../__generated__/raceWords_band.graphql";
import type { Locale } from "../../../contract/languages/languages";
import { formatDifference, percentSign } from "../../typing/figures/formatFigure";
import type { Speed } from "../../typing/figures/useSpeed";

type Words = { readonly name: MessageDescriptor; readonly rule: MessageDescriptor };

const modes: Readonly<Record<string, Words>> = {
  SPEED: { name: msg({ message: "Speed", context: "race mode" }), rule: msg`The first to finish wins.` },
  ACCURACY: {
    name: msg({ message: "Accuracy", context: "race mode" }),
    rule: msg`The person with the fewest wrong keys wins. In a tie, the faster one wins.`,
  },
  HANDICAP: {
    name: msg({ message: "Improvement", context: "race mode" }),
    rule: msg`The biggest improvement over your own last seven days wins. If you haven't typed in that time, your race counts as 0%.`,
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

const lengths: Readonly<Record<string, MessageDescriptor>> = {
  SHORT: msg({ message: "Short", context: "text" }),
  MEDIUM: msg({ message: "Medium", context: "text length" }),
  LONG: msg({ message: "Long", context: "text" }),
};

/** The name of a length of texts. */
export function lengthName(length: string): MessageDescriptor {
  return lengths[length] ?? { id: length };
}

/** The name of a heat by its number, from 1; 0 for the final. */
export function heatName(number: number): MessageDescriptor {
  return number === 0 ? msg({ message: "Final", context: "race" }) : msg`Heat ${number}`;
}

/** How many keys all racers pressed together. */
export function keysTogetherWords(keys: number): MessageDescriptor {
  return msg`${plural(keys, { one: "Together # key", other: "Together # keys" })}`;
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

/**
 * How much faster a racer was than usual, in percent with its sign, in the language's notation: +12.3%. Null if they
 * were not: no one sees a loss beside a name.
 */
export function formatGain(percent: number | null | undefined, locale: Locale): string | null {
  return percent == null || percent < 0 ? null : formatDifference(locale, percent) + percentSign(locale);
}

type Judged = {
  /** In words per minute. */
  readonly speed: number;
  readonly errors: number;
  readonly improvement?: number | null | undefined;
};

type Notation = {
  readonly speed: Speed;
  readonly locale: Locale;
  /** Translates. */
  readonly t: (message: MessageDescriptor) => string;
};

/** The figure that decides a place in a mode; in a handicap, the speed of those who were not faster than usual. */
export function decidingFigure(mode: string, racer: Judged, { speed, locale, t }: Notation): string {
  const { errors, improvement } = racer;
  if (mode === "ACCURACY") return t(msg`${plural(errors, { one: "# wrong key", other: "# wrong keys" })}`);
  return (mode === "HANDICAP" ? formatGain(improvement, locale) : null) ?? speed.text(racer.speed);
}

/**
 * How much later than the first a racer finished, in ms, as "+3.4 s", from a minute on as "+1:02.4". Null for the first
 * and for those who were as fast.
 */
export function formatGap(ms: number, locale: Locale): string | null {
  if (ms < 100) return null;
  const tenths = Math.floor(ms / 100);
  return ms < 60_000
    ? `+${Math.floor(tenths / 10)}${decimalMark(locale)}${tenths % 10} s`
    : `+${formatRaceTime(ms, locale)}`;
}

type Standing = {
  readonly place: number | null | undefined;
  readonly finishedAfterMs: number | null | undefined;
  readonly position: number;
};

/** The order of a podium: by place, then those who finished without one by time, then by position in the text. */
export function compareRacers(a: Standing, b: Standing): number {
  return nullLast(a.place, b.place) || nullLast(a.finishedAfterMs, b.finishedAfterMs) || b.position - a.position;
}

function nullLast(a: number | null | undefined, b: number | null | undefined): number {
  const [first, second] = [a ?? Infinity, b ?? Infinity];
  return first === second ? 0 : first - second;
}

type Runner = {
  readonly userId: string;
  readonly name: string;
  readonly phase: string;
  readonly position: number;
  readonly finishedAfterMs: number | null | undefined;
};

/**
 * The state of a race in one or two short sentences: the viewer first, then the leader. Empty without racers.
 * @param t translates.
 */
export function summarizeRace(
  racers: readonly Runner[],
  viewerId: string | null,
  characters: number,
  t: (message: MessageDescriptor) => string,
): string {
  const order = racers
    .filter(({ phase }) => phase !== "LEFT")
    .sort((a, b) => (a.finishedAfterMs ?? Infinity) - (b.finishedAfterMs ?? Infinity) || b.position - a.position);
  const [leader] = order;
  if (leader === undefined) return "";
  const percentOf = ({ position }: Runner): number =>
    characters === 0 ? 100 : Math.floor((position * 100) / characters);
  const at = order.findIndex(({ userId }) => userId === viewerId);
  const mine = order[at];
  const { name } = leader;
  const ahead = percentOf(leader);
  const lead =
    leader.finishedAfterMs != null
      ? t(msg`${name} has finished.`)
      : t(msg`${name} is in the lead, at ${ahead} percent.`);
  if (mine === undefined) return lead;
  const place = t(ordinal(at + 1));
  const count = order.length;
  const percent = percentOf(mine);
  const own = t(msg`You're ${place} of ${count}, at ${percent} percent.`);
  return mine === leader ? own : `${own} ${lead}`;
}

/** Whether ratings are shown: not to a viewer who does not compete. */
export const ShowsRatings = createContext(true);

/** The band of a rating in races: "rating 1400–1599", or "new to racing". */
export function RatingBand({ bandRef }: { readonly bandRef: raceWords_band$key }) {
  const { t } = useLingui();
  const { from, to } = useFragment(
    graphql`
      fragment raceWords_band on RatingBand @throwOnFieldError {
        from
        to
      }
    `,
    bandRef,
  );
  if (!useContext(ShowsRatings)) return null;
  if (from == null || to == null) return t`new to racing`;
  return t`rating ${from}–${to}`;
}

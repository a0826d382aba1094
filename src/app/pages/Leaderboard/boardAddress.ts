import { useEffect, useRef } from "react";
import { useNavigate } from "react-router-dom";
import type { LeaderboardPageQuery$variables } from "../../../../__generated__/LeaderboardPageQuery.graphql";
import { type BoardMode, boardModes } from "../../../engine/practice/boardRules";
import { mondayOfIsoWeek } from "../../../contract/dates";
import { findLanguage, type Language, toWireLanguage } from "../../../contract/languages/languages";
import type { IsoWeek } from "../../../contract/scalars";

/** What a board ranks, by its name in the address. */
export type RankBy = "speed" | "accuracy" | "improvement";

/** The board of an address: `/leaderboard/2026-W47?mode=time-60&language=nl&by=accuracy`. */
export type BoardChoice = {
  readonly period: "day" | "week" | "all";
  /** Null for the current one, and for other periods. */
  readonly week: IsoWeek | null;
  /** A name in {@link boardNames}. */
  readonly mode: string;
  readonly language: Language;
  readonly rankBy: RankBy;
  readonly who: "all" | "following";
};

const usual: BoardMode = { mode: "TIME", amount: 30 };

function nameOf({ mode, amount }: BoardMode): string {
  return [mode.toLowerCase(), ...(amount === null ? [] : [amount])].join("-");
}

/** The kinds of runs, by their names in the address. */
export const boardNames: ReadonlyMap<string, BoardMode> = new Map(boardModes.map((mode) => [nameOf(mode), mode]));

/**
 * Reads an address. What is unknown in it is as if it were not there.
 * @param language of the interface, for an address without one.
 */
export function readBoard(week: string | undefined, query: URLSearchParams, language: Language): BoardChoice {
  const period = query.get("period");
  const mode = query.get("mode") ?? "";
  // mondayOfIsoWeek checks the form.
  const known = week !== undefined && mondayOfIsoWeek(week) !== null ? (week as IsoWeek) : null;
  return {
    period: known === null && (period === "day" || period === "all") ? period : "week",
    week: known,
    mode: boardNames.has(mode) ? mode : nameOf(usual),
    language: findLanguage(query.get("language")) ?? language,
    rankBy: readRankBy(query.get("by")),
    who: query.get("who") === "following" ? "following" : "all",
  };
}

function readRankBy(name: string | null): RankBy {
  return name === "accuracy" || name === "improvement" ? name : "speed";
}

/** The address of a board. */
export function boardAddress({ period, week, mode, language, rankBy, who }: BoardChoice): string {
  const query = new URLSearchParams({ mode, language });
  if (rankBy !== "speed") query.set("by", rankBy);
  if (who === "following") query.set("who", who);
  if (period !== "week") query.set("period", period);
  return `/leaderboard${period === "week" && week !== null ? `/${week}` : ""}?${query}`;
}

const rankByValues = { speed: "SPEED", accuracy: "ACCURACY", improvement: "IMPROVEMENT" } as const;
const periods = { day: "DAY", week: "WEEK", all: "ALL" } as const;

/** The variables of the page's query. */
export function boardVariables({
  period,
  week,
  mode,
  language,
  rankBy,
  who,
}: BoardChoice): LeaderboardPageQuery$variables {
  const { mode: kind, amount } = boardNames.get(mode) ?? usual;
  return {
    period: periods[period],
    week,
    mode: kind,
    amount,
    language: toWireLanguage(language),
    rankBy: rankByValues[rankBy],
    onlyFollowing: who === "following",
  };
}

/**
 * A function that goes to the address of this choice with some of it changed. What was changed before counts, also
 * while its page is still loading.
 */
export function useChoose<Choice extends object>(
  choice: Choice,
  addressOf: (choice: Choice) => string,
): (part: Partial<Choice>) => void {
  const navigate = useNavigate();
  const latest = useRef(choice);
  const address = addressOf(choice);
  // Only when the address changes: a render in between must not undo what is under way.
  useEffect(() => {
    latest.current = choice;
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [address]);
  return (part) => {
    latest.current = { ...latest.current, ...part };
    void navigate(addressOf(latest.current), { replace: true, preventScrollReset: true });
  };
}

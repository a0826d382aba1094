import { nextTickAt } from "../../engine/race/decideTick";
import { raceLimits } from "../../engine/race/raceLimits";
import type { RaceState } from "../../engine/race/RaceState";

/** The list of open races. */
export const BOARD_LIST = "board";

/**
 * A race may stand so long without an event, in ms, before it is forgotten. Whoever has it open says that it is still
 * wanted.
 */
export const OPEN_MS = 7_200_000;

/** So long after the end of a race its places are written, in ms; else another process does it. */
const PLACES_MS = 10_000;

/** What is to be known of a race by those who have not read its log. */
export type RaceOutlook = {
  /** When time alone brings something next, in ms of the races' clock; null: never. */
  readonly dueAt: number | null;
  readonly isOver: boolean;
  /** How long it is kept from now on, in ms. */
  readonly keptMs: number;
  /** The one list that it may stand in; null for a race that only its code leads to. */
  readonly list: string | null;
  readonly isListed: boolean;
};

/** The name of the list of a group's races. */
export function groupList(groupId: string): string {
  return `group:${groupId}`;
}

export function raceOutlook(state: RaceState): RaceOutlook {
  const { phase, settings, endedAt } = state;
  const isOver = phase === "FINISHED" || phase === "CANCELLED";
  const { group, visibility } = settings;
  const list = group === null ? (visibility === "OPEN" ? BOARD_LIST : null) : groupList(group.id);
  return {
    dueAt: phase === "FINISHED" && endedAt !== null ? endedAt + PLACES_MS : nextTickAt(state),
    isOver,
    keptMs: isOver ? raceLimits.keptMs : OPEN_MS,
    list,
    isListed: group !== null || phase === "LOBBY",
  };
}

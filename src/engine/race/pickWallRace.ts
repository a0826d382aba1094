import type { RaceState } from "./RaceState";

/** How long the podium of a race stays on a group's big screen, in ms. */
export const PODIUM_MS = 90_000;

type Candidate = Pick<RaceState, "phase" | "endedAt">;

/**
 * The race that a group's big screen shows: one that is running, else the newest that is in its lobby or has just
 * finished. Null if there is none.
 * @param races newest first.
 * @param now ms, by the races' clock.
 */
export function pickWallRace<T extends Candidate>(races: readonly T[], now: number): T | null {
  const running = races.find(({ phase }) => phase === "COUNTDOWN" || phase === "RUNNING");
  return running ?? races.find((race) => race.phase === "LOBBY" || isJustFinished(race, now)) ?? null;
}

function isJustFinished({ phase, endedAt }: Candidate, now: number): boolean {
  return phase === "FINISHED" && endedAt !== null && now - endedAt < PODIUM_MS;
}

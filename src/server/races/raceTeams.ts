import type { RaceState } from "../../engine/race/RaceState";
import { teamStandings, type TeamStanding } from "../../engine/race/teams";

type Taken = { readonly at: number; readonly teams: readonly TeamStanding[] };

/** As often as the figures beside a lane, in ms: people read them. */
const TEAMS_INTERVAL_MS = 1_000;

const taken = new WeakMap<RaceState["settings"], Taken>();

/** The teams as everybody sees them; while the race runs they are taken again when a second has passed. */
export function raceTeams(state: RaceState, now: number): readonly TeamStanding[] {
  if (state.phase !== "RUNNING") return teamStandings(state, now);
  const known = taken.get(state.settings);
  if (known && now - known.at < TEAMS_INTERVAL_MS) return known.teams;
  const teams = teamStandings(state, now);
  taken.set(state.settings, { at: now, teams });
  return teams;
}

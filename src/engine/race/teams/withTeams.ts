import type { RaceState } from "../RaceState";
import { balanceTeams } from "./balanceTeams";

/**
 * The state with everybody in a team, where it is a race of teams. Teams are made anew while people come and go, and
 * stay from the countdown on.
 */
export function withTeams(state: RaceState): RaceState {
  if (state.settings.mode !== "TEAMS" || state.phase !== "LOBBY") return state;
  const teams = balanceTeams(state.racers, state.settings.teams);
  return { ...state, racers: state.racers.map((racer, lane) => ({ ...racer, team: teams[lane] ?? null })) };
}

import type { RaceSettings } from "./RaceState";

/**
 * The settings of a race that is nobody's but its host's: what the log of a race does not say of it. Logs older than
 * groups say none of these.
 */
export const plainRace: Pick<RaceSettings, "chosenBy" | "group" | "mode" | "teams" | "guests" | "nicknames"> = {
  chosenBy: null,
  group: null,
  mode: "SPEED",
  teams: 2,
  guests: true,
  nicknames: false,
};

import { createHash } from "node:crypto";
import { encodeGlobalID } from "@pothos/plugin-relay";
import type { RaceState } from "../../engine/race/RaceState";
import { raceResultId } from "../results/runs";
import { raceKey } from "./RaceResults";

/** Global ids of a lane, of the user on it, and of the result that they will have. */
export type LaneIds = { readonly id: string; readonly userId: string; readonly resultId: string };

const known = new WeakMap<RaceState["settings"], Map<string, LaneIds>>();

/** The ids of a racer's lane. They are the same for ever, so that snapshots do not make them anew. */
export function laneIds(state: RaceState, racerId: string): LaneIds {
  const ofRace = known.get(state.settings) ?? new Map<string, LaneIds>();
  const found = ofRace.get(racerId);
  if (found) return found;
  const made = make(state, racerId);
  known.set(state.settings, ofRace.set(racerId, made));
  return made;
}

/**
 * The id of a lane in its race. It does not reveal the racer: the group's id, which only its people know, is part of
 * the hash.
 */
export function laneKey(state: RaceState, racerId: string): string {
  return createHash("sha256")
    .update(`lane ${raceKey(state)} ${state.settings.group?.id ?? ""} ${racerId}`)
    .digest("hex")
    .slice(0, 32);
}

function make(state: RaceState, racerId: string): LaneIds {
  return {
    id: encodeGlobalID("Racer", `${state.settings.code}:${laneKey(state, racerId)}`),
    userId: encodeGlobalID("User", racerId),
    resultId: encodeGlobalID("Result", raceResultId(raceKey(state), racerId)),
  };
}

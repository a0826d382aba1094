import { createHash } from "node:crypto";
import { encodeGlobalID } from "@pothos/plugin-relay";
import type { RaceState } from "../../engine/race/RaceState";
import type { Context, Viewer } from "../graphql/Context";
import { toGlobalId } from "../graphql/rowId";
import type { TopicAudience } from "../transport/LiveTopic";
import { raceLanes, type RaceLane } from "./raceLanes";
import type { RaceRoom } from "./RaceRoom";

/**
 * How somebody sees a race: INSIDER knows the racers; OUTSIDER sees what the big screen shows (wall names, and no id of
 * anybody); `OWN <row id>` the same, but for their own lane.
 * In a race of no group everybody is an insider.
 */
export type RaceAudience = "INSIDER" | "OUTSIDER" | `OWN ${string}`;

/** A race as somebody sees it. */
export type RaceView = { readonly room: RaceRoom; readonly audience: RaceAudience };

type Asking = Pick<Context, "viewer" | "services">;

/** A race as the viewer sees it: those who are in its group, and admins, are insiders. */
export async function viewRace(room: RaceRoom, { viewer, services }: Asking): Promise<RaceView> {
  return { room, audience: audienceOf(room.state, viewer, await isInsider(room.state, viewer, services)) };
}

/** The same for subscribers: the audience changes when the viewer joins or leaves the group, or takes a seat. */
export async function watchAudience(
  room: RaceRoom,
  viewer: Viewer | null,
  services: Asking["services"],
): Promise<TopicAudience> {
  const { group } = room.state.settings;
  let knows = await isInsider(room.state, viewer, services);
  const watch = (changed: () => void): (() => void) => {
    if (group === null || viewer === null) return () => undefined;
    const look = async (): Promise<void> => {
      // A viewer whose role cannot be read counts as an outsider until the next change.
      knows = await isInsider(room.state, viewer, services).catch(() => false);
      changed();
    };
    const ends = [
      services.groupRoles.onChanged((id) => void (id === group.id && look())),
      services.groupRoles.onMissed(() => void look()),
    ];
    // A change between the first look and this one is not missed.
    void look();
    return () => ends.forEach((end) => end());
  };
  return { current: () => audienceOf(room.state, viewer, knows), watch };
}

/** The lanes of a race as somebody sees them. */
export function lanesFor({ state }: Pick<RaceRoom, "state">, audience: RaceAudience, now: number): RaceLane[] {
  const lanes = raceLanes(state, now);
  if (audience === "INSIDER") return lanes;
  const own = ownOf(audience);
  return lanes.map((lane, index) =>
    own !== null && state.racers[index]?.id === own
      ? lane
      : { ...lane, userId: hiddenUserId(lane.id), name: lane.wallName, avatarUrl: null, resultId: null },
  );
}

/** Who lost a seat, as somebody sees it: outsiders see their own loss alone. */
export function lossesFor({ state }: Pick<RaceRoom, "state">, audience: RaceAudience): RaceState["lostSeats"] {
  return audience === "INSIDER"
    ? state.lostSeats
    : state.lostSeats.filter(({ racerId }) => racerId === ownOf(audience));
}

/** The group whose race it is. Outsiders read its name; with its id they could tell whose a wall name is. */
export function groupFor(
  { state }: Pick<RaceRoom, "state">,
  audience: RaceAudience,
): { readonly groupId: string; readonly name: string } | null {
  const { group, code } = state.settings;
  if (group === null) return null;
  const shown =
    audience === "INSIDER" ? group.id : createHash("sha256").update(`${code}:${group.id}`).digest("hex").slice(0, 32);
  return { groupId: toGlobalId("Group", shown), name: group.name };
}

async function isInsider(
  { settings: { group } }: RaceState,
  viewer: Viewer | null,
  { groupRoles }: Asking["services"],
): Promise<boolean> {
  if (group === null) return true;
  if (viewer === null || viewer.role === "GUEST") return false;
  return viewer.role === "ADMIN" || (await groupRoles.roleIn(group.id, viewer.userId)) !== null;
}

function audienceOf({ racers, lostSeats }: RaceState, viewer: Viewer | null, knows: boolean): RaceAudience {
  if (knows) return "INSIDER";
  const isIn =
    viewer !== null &&
    (racers.some(({ id }) => id === viewer.userId) || lostSeats.some(({ racerId }) => racerId === viewer.userId));
  return isIn ? `OWN ${viewer.userId}` : "OUTSIDER";
}

function ownOf(audience: RaceAudience): string | null {
  return audience.startsWith("OWN ") ? audience.slice(4) : null;
}

/** An id that tells lanes apart, as a user's id does, without revealing the user. */
function hiddenUserId(laneId: string): string {
  return encodeGlobalID("HiddenUser", laneId);
}

import { eq } from "drizzle-orm";
import { seatedRacer } from "../../engine/race/RaceState";
import { groups } from "../database/groupSchema";
import { Refused } from "../graphql/errors";
import type { Services } from "../services";
import { distinctNicknames } from "./distinctNicknames";
import { findRacers } from "./findRacers";
import type { RaceRoom } from "./RaceRoom";
import { nameForWall } from "./wallNames";

/** Gives somebody a seat in the lobby of a race. */
export async function joinRace(
  room: RaceRoom,
  userId: string,
  services: Services,
): Promise<{ room: RaceRoom } | Refused> {
  if (!seatedRacer(room.state, userId) && !(await services.switches.isOn("RACES"))) return new Refused("SWITCHED_OFF");
  const { settings } = room.state;
  const [found] = await findRacers(services, settings, [userId]);
  if (!found) return new Refused("NOT_SIGNED_IN");
  const isGuest = settings.group !== null && found.isMember !== true;
  if (isGuest && !(await takesGuests(services, settings.group.id))) return new Refused("NOT_IN_GROUP");
  // Named when the seat is taken, so that two who come together do not get one name.
  const decision = await room.dispatch(({ racers }) => ({
    kind: "join",
    by: nameForWall(settings, distinctNicknames([found], racers), racers)[0] ?? found,
  }));
  if ("refused" in decision) return new Refused(decision.refused);
  // Who never opens the race does not hold a seat for ever.
  if (!(await room.visitors.isThere(userId))) await room.dispatch({ kind: "disconnect", by: userId });
  // Whoever was sent away while all this was looked up.
  const isGone =
    found.isMember === true &&
    settings.group !== null &&
    (await services.groupRoles.roleIn(settings.group.id, userId)) === null;
  if (isGone) await room.dispatch({ kind: "remove", racerIds: [userId] });
  return isGone ? new Refused("NOT_IN_GROUP") : { room };
}

/**
 * The switch as it is now, beside what was fixed when the race was made: who switches guests off wants no more of them.
 */
async function takesGuests({ database }: Services, groupId: string): Promise<boolean> {
  const [group] = await database.select({ settings: groups.settings }).from(groups).where(eq(groups.id, groupId));
  return group?.settings.guestsInRaces ?? false;
}

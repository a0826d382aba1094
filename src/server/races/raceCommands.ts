import { drawRematchText, raceLanguage, raceTextLength } from "./raceText";
import { and, eq } from "drizzle-orm";
import type { RaceCommand } from "../../engine/race/decideRace";
import { isSeated, type RaceSettings, seatedRacer } from "../../engine/race/RaceState";
import type { Connection } from "../database/Database";
import { results } from "../database/schema";
import { groups } from "../database/userSchema";
import { DomainError, InvalidInput } from "../DomainError";
import type { Context, Viewer, Services } from "../Context";
import { raceResultId } from "../results/results";
import { distinctNicknames, findRacers, nameForWall, conductsRace } from "./racers";
import { rematchStopped, type RegisteredRace } from "./RaceRegistry";
import type { RaceRoom } from "./RaceRoom";

type Found = { readonly room: RaceRoom; readonly viewer: Viewer };

/** The race with this code and the viewer, or the reason for a refusal. */
async function find(code: string, { viewer, services }: Context): Promise<Found | DomainError> {
  if (!viewer) return new DomainError("NOT_SIGNED_IN");
  const room = await services.races.find(code);
  if (room) return { room, viewer };
  return new DomainError((await services.races.registry.find(code)) ? "RACE_STOPPED" : "RACE_NOT_FOUND");
}

async function run(room: RaceRoom, command: RaceCommand): Promise<{ room: RaceRoom } | DomainError> {
  const decision = await room.dispatch(command);
  return "refused" in decision ? new DomainError(decision.refused) : { room };
}

/** Gives a racer's command to a race. */
export async function commandRace(
  code: string,
  context: Context,
  make: (by: string) => RaceCommand,
): Promise<{ room: RaceRoom } | DomainError> {
  const found = await find(code, context);
  return found instanceof DomainError ? found : run(found.room, make(found.viewer.userId));
}

/** Gives a command of the host to a race, or of a coach in a race of their group. */
export async function conductRace(
  code: string,
  context: Context,
  make: (conductor: { readonly by: string; readonly conducts: boolean }) => RaceCommand,
): Promise<{ room: RaceRoom } | DomainError> {
  const found = await find(code, context);
  if (found instanceof DomainError) return found;
  const conducts = await conductsRace(context, found.room.state.settings.group);
  return run(found.room, make({ by: found.viewer.userId, conducts }));
}

/**
 * Puts a racer in a team by hand, or has their team drawn again.
 * @param team from 1; null to draw it.
 * @returns an issue at `team` (OUT_OF_RANGE) for a team that the race does not have.
 */
export async function setRacerTeam(
  code: string,
  context: Context,
  { racerId, team }: { readonly racerId: string; readonly team: number | null },
): Promise<{ room: RaceRoom } | DomainError> {
  const changed = await conductRace(code, context, (conductor) => ({ kind: "setTeam", ...conductor, racerId, team }));
  if (changed instanceof DomainError || team === null) return changed;
  const { mode, teams } = changed.room.state.settings;
  const exists = mode === "TEAMS" && team >= 1 && team <= teams;
  return exists ? changed : new InvalidInput([{ path: "team", code: "OUT_OF_RANGE" }]);
}

/** Gives a user a seat in the lobby of a race. */
export async function joinRace(code: string, context: Context): Promise<{ room: RaceRoom } | DomainError> {
  const found = await find(code, context);
  return found instanceof DomainError ? found : takeSeat(found.room, found.viewer.userId, context.services);
}

/** The race that follows another, also one that stopped because the server restarted. */
export async function rematch(code: string, context: Context): Promise<{ room: RaceRoom } | DomainError> {
  const found = await find(code, context);
  if (found instanceof DomainError) return found.code === "RACE_STOPPED" ? rematchStopped(code, context) : found;
  const conducts = await conductsRace(context, found.room.state.settings.group);
  return makeRematch(found.room, { by: found.viewer.userId, conducts }, context.services);
}

/** Gives a user a seat in the lobby of a race that was found. */
export async function takeSeat(
  room: RaceRoom,
  userId: string,
  services: Services,
): Promise<{ room: RaceRoom } | DomainError> {
  if (!seatedRacer(room.state, userId) && !(await services.switches.isOn("RACES")))
    return new DomainError("SWITCHED_OFF");
  const { settings } = room.state;
  const [found] = await findRacers(services, { ...settings, language: raceLanguage(settings) }, [userId]);
  if (!found) return new DomainError("NOT_SIGNED_IN");
  const isGuest = settings.group !== null && found.isMember !== true;
  if (isGuest && !(await takesGuests(services, settings.group.id))) return new DomainError("NOT_IN_GROUP");
  // Named when the seat is taken, so that two who come together do not get one name.
  const decision = await room.dispatch(({ racers }) => ({
    kind: "join",
    by: nameForWall(settings, distinctNicknames([found], racers), racers)[0] ?? found,
  }));
  if ("refused" in decision) return new DomainError(decision.refused);
  // People who never open the race lose their seat after a while.
  if (!(await room.visitors.isThere(userId))) await room.dispatch({ kind: "disconnect", by: userId });
  // A racer who was removed during these queries.
  const isGone =
    found.isMember === true &&
    settings.group !== null &&
    (await services.groupRoles.roleIn(settings.group.id, userId)) === null;
  if (isGone) await room.dispatch({ kind: "remove", racerIds: [userId] });
  return isGone ? new DomainError("NOT_IN_GROUP") : { room };
}

/**
 * The switch as it is now, because an admin who switches guests off wants none to join races that were made before.
 */
async function takesGuests({ database }: Services, groupId: string): Promise<boolean> {
  const [group] = await database.select({ settings: groups.settings }).from(groups).where(eq(groups.id, groupId));
  return group?.settings.guestsInRaces ?? false;
}

/**
 * Whether the big screen shows how fast each racer is: not while the leaderboard of the race's group is off. As it is
 * now, because a coach who switches it off wants no speeds in races that were made before.
 */
export async function showsSpeeds({ group }: RaceSettings, { database }: Services): Promise<boolean> {
  if (group === null) return true;
  const [found] = await database.select({ settings: groups.settings }).from(groups).where(eq(groups.id, group.id));
  return found?.settings.leaderboard ?? false;
}

type Asking = { readonly by: string; readonly conducts: boolean };

/** The race that follows another, with the seats of all who are still there. Created once, however many request it. */
async function makeRematch(
  room: RaceRoom,
  asking: Asking,
  services: Services,
): Promise<{ room: RaceRoom } | DomainError> {
  const { settings } = room.state;
  const isOn = await services.switches.isOn("RACES");
  const seated = room.state.racers.filter(isSeated).map(({ id }) => id);
  const text = await drawRematchText(services.database, { ...settings, length: raceTextLength(settings) }, seated);
  // As they are now: names, medians, and who is still in the group.
  const typists = await findRacers(services, { ...settings, language: raceLanguage(settings) }, seated);
  const { racers, hostId } = room.state;
  const made = await madeBefore(room, services);
  if (made) return { room: made };
  const refused = checkRematch(room, asking);
  if (refused) return refused;
  if (!isOn) return new DomainError("SWITCHED_OFF");
  if (text instanceof DomainError) return text;
  const present = typists.filter(({ id, isMember }) =>
    racers.some((racer) => racer.id === id && isSeated(racer) && (!racer.isMember || isMember === true)),
  );
  const seats = nameForWall(settings, distinctNicknames(present));
  const host = seats.find(({ id }) => id === hostId) ?? seats.find(({ id }) => id === asking.by) ?? null;
  if (host === null && settings.group === null) return new DomainError("NOT_A_RACER");
  const next = await services.races.create(
    // A rematch is no heat: it gives no second chance to reach the final.
    { ...settings, ...text, heat: null },
    settings.group === null ? host : null,
    settings.group === null ? seats.filter((seat) => seat !== host) : seats,
  );
  const decision = await room.dispatch({ kind: "rematch", ...asking, code: next.code });
  if (!("refused" in decision) && room.state.rematchCode === next.code) return { room: next };
  // Two requests arrived at once, and the race's log decides which one counts.
  const theirs = await madeBefore(room, services);
  if (theirs === null && !("refused" in decision)) return { room: next };
  await services.races.remove(next);
  if (theirs !== null) return { room: theirs };
  return new DomainError("refused" in decision ? decision.refused : "RACE_NOT_OVER");
}

async function madeBefore({ state: { rematchCode } }: RaceRoom, { races }: Services): Promise<RaceRoom | null> {
  return rematchCode === null ? null : races.find(rematchCode);
}

function checkRematch({ state }: RaceRoom, { by, conducts }: Asking): DomainError | null {
  if (state.settings.group === null && !seatedRacer(state, by)) return new DomainError("NOT_A_RACER");
  if (state.settings.group !== null && !conducts) return new DomainError("NOT_A_COACH");
  return state.phase === "FINISHED" ? null : new DomainError("RACE_NOT_OVER");
}

export type RaceRights = { readonly mayConduct: boolean; readonly mayJoin: boolean };

/** What the viewer may do with the race of a code. */
export async function raceRightsOf(code: string, context: Context): Promise<RaceRights> {
  const { services, viewer } = context;
  const room = await services.races.find(code);
  if (!room) return { mayConduct: false, mayJoin: false };
  const { group, guests } = room.state.settings;
  const mayConduct = await conductsRace(context, group);
  const isMember =
    group !== null && viewer !== null && (await services.groupRoles.roleIn(group.id, viewer.userId)) !== null;
  return { mayConduct, mayJoin: group === null || guests || isMember };
}

/** Whether the viewer may ask for a rematch of a race that stopped. */
export async function mayRematchStopped(
  { settings, racerIds, phase }: RegisteredRace,
  { viewer, services }: Pick<Context, "viewer" | "services">,
): Promise<boolean> {
  if (viewer === null || phase === "CANCELLED") return false;
  const group = settings.group ?? null;
  return group === null ? racerIds.includes(viewer.userId) : conductsRace({ viewer, services }, group);
}

/** The row id of a user's result in a race that stopped; null when they had not finished. */
export async function findRacersResult(
  database: Connection,
  { code, createdAt }: RegisteredRace,
  userId: string,
): Promise<string | null> {
  const id = raceResultId(`${code}:${createdAt}`, userId);
  const [stored] = await database
    .select({ id: results.id })
    .from(results)
    .where(and(eq(results.id, id), eq(results.userId, userId)));
  return stored?.id ?? null;
}

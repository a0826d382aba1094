import { SHOWN_PLACES, SHOWN_ROWS } from "../../engine/tournament/tournamentPoints";
import type { Services, Viewer } from "../Context";
import type { TournamentRow } from "../database/tournamentSchema";
import { isAllowed, type SeenGroup } from "../groups/groups";
import { nameForWall } from "../races/racers";
import { readStanding, type TournamentPlace } from "./standing";
import { findTournamentOf, findTournamentsOf, todayOf, type TournamentOfGroup } from "./tournaments";

/** Who reads a tournament: a coach or an admin, who see all places, or a member, by row id. */
export type TournamentReader = { readonly isCoach: boolean; readonly userId: string };

/** A group's tournaments, and who reads them. */
export type GroupTournaments = { readonly tournamentsOf: string; readonly reader: TournamentReader };

/** A tournament with its standing, and who reads it. */
export type SeenTournament = {
  readonly row: TournamentRow;
  readonly groupName: string;
  readonly today: number;
  readonly places: readonly TournamentPlace[];
  readonly reader: TournamentReader;
};

type Sources = Pick<Services, "database" | "now" | "timeZone">;

/** How a viewer who may see a group reads its tournaments. */
export function readerOf(group: SeenGroup, viewer: Viewer | null): TournamentReader {
  return { isCoach: viewer !== null && isAllowed(group, viewer, "COACH"), userId: viewer?.userId ?? "" };
}

/** The tournament of a group with its standing; null without one, and for members while they have no leaderboard. */
export async function readTournament(
  services: Sources,
  { tournamentsOf, reader }: GroupTournaments,
): Promise<SeenTournament | null> {
  const found = await findTournamentOf(services, tournamentsOf);
  return found && (reader.isCoach || found.settings.leaderboard) ? see(services, found, reader) : null;
}

/** The tournaments that run today in groups of which somebody is a member. */
export async function readTournamentsOf(services: Services, userId: string): Promise<readonly SeenTournament[]> {
  const found = await findTournamentsOf(services, userId);
  return Promise.all(found.map((one) => see(services, one, { isCoach: false, userId })));
}

async function see(
  services: Sources,
  { row, groupName }: TournamentOfGroup,
  reader: TournamentReader,
): Promise<SeenTournament> {
  const { database, timeZone } = services;
  const today = todayOf(services);
  return { row, groupName, today, reader, places: await readStanding(database, row, { timeZone, today }) };
}

/** The places that everyone in the group sees. */
export function firstPlaces<Place extends TournamentPlace>(places: readonly Place[]): readonly Place[] {
  return places.filter(({ place }) => place <= SHOWN_PLACES).slice(0, SHOWN_ROWS);
}

/** The tournament on the big screen of a group, without ids of people. */
export type WallTournament = Pick<SeenTournament, "row" | "today"> & { readonly places: readonly TournamentPlace[] };

/**
 * The tournament of a group as its big screen shows it: the first places, with nicknames if the group wants these. Null
 * without one, and while its members have no leaderboard.
 */
export async function readWallTournament(services: Sources, groupId: string): Promise<WallTournament | null> {
  const found = await findTournamentOf(services, groupId);
  if (!found?.settings.leaderboard) return null;
  const { row, today, places } = await see(services, found, { isCoach: false, userId: "" });
  const about = { group: { id: groupId, name: found.groupName }, nicknames: found.settings.nicknames };
  // Always in the same order, so that nobody gets another nickname when the places change.
  const people = places.map(({ userId: id, name }) => ({ id, name, avatar: null }));
  const named = nameForWall(
    about,
    people.toSorted((a, b) => (a.id < b.id ? -1 : 1)),
  );
  const nameOf = new Map(named.map(({ id, name, wallName }) => [id, wallName ?? name]));
  return { row, today, places: firstPlaces(places).map((one) => ({ ...one, name: nameOf.get(one.userId) ?? "" })) };
}

import {
  SHOWN_PLACES,
  SHOWN_ROWS,
  AVERAGE_OF,
  POINTS_FOR_RACING,
  tournamentPoints,
} from "../../engine/tournament/tournamentPoints";
import type { Services, Viewer } from "../Context";
import type { TournamentRow } from "../database/raceSchema";
import type { SeenGroup } from "../groups/groups";
import { isAllowed } from "../groups/groupRights";
import { nameForWall } from "../races/racers";
import { findTournamentOf, findTournamentsOf, todayOf, type TournamentOfGroup } from "./tournaments";
import { sql } from "drizzle-orm";
import type { Database } from "../database/Database";

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

/** A member's place in a tournament. */
export type TournamentPlace = {
  /** Row id. */
  readonly userId: string;
  readonly name: string;
  /** 1 for the first; equal points share a place. */
  readonly place: number;
  readonly points: number;
  /** On how many days they raced. */
  readonly days: number;
  /** Their best day: words per minute, or percent faster than their own average. */
  readonly best: number;
  /** Whether they raced today. */
  readonly hasToday: boolean;
};

/**
 * The standing of a tournament, the first place first: of each member of the group who raced, their best verified race
 * of each day has a place among the group's, places give points (tournamentPoints), and the points of their best days
 * are added up. The day of a race is the one on which it started, in the host's time zone. By improvement, a race
 * counts as percent over the average of the ten verified runs before its day, in its language, without exercises of the
 * courses; 0 for a member without any. Coaches have no place.
 * @param today as counted by dayNumber.
 */
async function readStanding(
  database: Database,
  { id, groupId, rule, bestDays }: TournamentRow,
  { timeZone, today }: { readonly timeZone: string; readonly today: number },
): Promise<readonly TournamentPlace[]> {
  const startOfDay = sql`((date '1970-01-01' + f.day)::timestamp at time zone ${timeZone}::text)`;
  const average = sql`(select avg(wpm) from (
    select wpm from results b where b.user_id = f.user_id and b.started_at < ${startOfDay}
      and b.status = 'VERIFIED' and b.mode <> 'LESSON' and b.language = f.language
    order by b.started_at desc limit ${AVERAGE_OF}::int) last)`;
  const score =
    rule === "SPEED"
      ? sql`round(f.wpm::numeric, 2)`
      : sql`coalesce(round(((f.wpm / nullif(${average}, 0) - 1) * 100)::numeric, 1), 0)`;
  const points = sql.raw(`(array[${tournamentPoints.join()}])`);
  const { rows } = await database.execute<TournamentPlace>(sql`
    with played as (
      select r.user_id, r.language, r.wpm,
        (r.started_at at time zone ${timeZone}::text)::date - date '1970-01-01' as day
      from tournament_runs n join results r on r.id = n.result_id
      join group_members m on m.user_id = r.user_id and m.group_id = ${groupId}::uuid and m.role = 'MEMBER'
      where n.tournament_id = ${id}::uuid and r.status = 'VERIFIED'
    ), fastest as (
      select user_id, day, language, max(wpm) as wpm from played group by user_id, day, language
    ), scored as (
      select f.user_id, f.day, max(${score}) as score from fastest f group by f.user_id, f.day
    ), placed as (
      select *, rank() over (partition by day order by score desc) as place from scored
    ), pointed as (
      select user_id, day, score, coalesce(${points}[place], ${POINTS_FOR_RACING}::int) as points from placed
    ), ordered as (
      select *, row_number() over (partition by user_id order by points desc, day) as number from pointed
    ), totals as (
      select user_id, sum(points) filter (where number <= ${bestDays}::int)::int as points, count(*)::int as days,
        max(score)::float8 as best, bool_or(day = ${today}::int) as "hasToday" from ordered group by user_id
    )
    select t.user_id as "userId", u.display_name as name, rank() over (order by t.points desc)::int as place,
      t.points, t.days, t.best, t."hasToday"
    from totals t join users u on u.id = t.user_id
    order by t.points desc, u.display_name, u.id`);
  return rows;
}

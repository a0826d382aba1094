import { and, eq, exists, inArray, isNull, ne, or, sql, type SQL, count, gt, lte } from "drizzle-orm";
import { alias, type PgColumn } from "drizzle-orm/pg-core";
import type { Language } from "../../contract/languages/languages";
import { bandOf, isNewcomer, type RatingBand, ratingLimits } from "../../engine/race/ratingBand";
import type { RaceSettings, RaceState } from "../../engine/race/RaceState";
import type { Services } from "../Context";
import type { Connection, Transaction } from "../database/Database";
import { ratingChanges, ratings, type RatingChangeRow, ratedPairs } from "../database/rankingSchema";
import { groupMembers, groups, users } from "../database/userSchema";

const leaderboardIsOn = (settings: PgColumn): SQL => sql`(${settings} ->> 'leaderboard')::boolean`;

/**
 * Whether a race counts for ratings: it is open, so that it is not only for people who know each other, all have equal
 * conditions in it, nobody has seen its text, and ratings are on (the switch BOARDS).
 */
export async function isRatedRace(
  { switches }: Pick<Services, "switches">,
  {
    mode,
    visibility,
    chosenBy,
    lessonId,
  }: Pick<RaceSettings, "mode" | "visibility" | "chosenBy"> & Partial<Pick<RaceSettings, "lessonId">>,
): Promise<boolean> {
  const isRandomText = chosenBy === null && (lessonId ?? null) === null;
  return mode === "SPEED" && visibility === "OPEN" && isRandomText && switches.isOn("BOARDS");
}

const home = alias(groups, "home");

/** They compete, and the group that made their account has a leaderboard, or none made it. */
const mayCompete = and(users.competes, or(isNull(home.id), leaderboardIsOn(home.settings)));

/**
 * The bands that a race shows beside its racers, by user row id: only of those who let everybody in the race see their
 * profile. In a race of a group its members are shown to each other; in any other race only public profiles.
 */
export async function findBands(
  services: Pick<Services, "database" | "switches">,
  { group, language }: { readonly group: RaceSettings["group"]; readonly language: Language },
  userIds: readonly string[],
): Promise<ReadonlyMap<string, RatingBand>> {
  if (userIds.length === 0 || !(await services.switches.isOn("BOARDS"))) return new Map();
  const { database } = services;
  const inGroup =
    group === null
      ? eq(users.profileVisibility, "ALL")
      : and(
          ne(users.profileVisibility, "ME"),
          exists(
            database
              .select({ one: sql`1` })
              .from(groupMembers)
              .innerJoin(groups, eq(groups.id, groupMembers.groupId))
              .where(
                and(
                  eq(groupMembers.groupId, group.id),
                  eq(groupMembers.userId, users.id),
                  leaderboardIsOn(groups.settings),
                ),
              ),
          ),
        );
  const rows = await database
    .select({ id: users.id, rating: ratings.rating, deviation: ratings.deviation, races: ratings.races })
    .from(users)
    .leftJoin(ratings, and(eq(ratings.userId, users.id), eq(ratings.language, language)))
    .leftJoin(home, eq(home.id, users.madeInGroupId))
    .where(and(inArray(users.id, [...userIds]), ne(users.role, "GUEST"), inGroup, mayCompete));
  return new Map(rows.map(({ id, ...row }) => [id, bandOf(readRating(row))]));
}

type Row = { readonly rating: number | null; readonly deviation: number | null; readonly races: number | null };

function readRating({ rating, deviation, races }: Row) {
  return rating === null || deviation === null || races === null ? null : { rating, deviation, races };
}

export type PlayerRating = { readonly language: Language; readonly band: RatingBand };

/** The ratings on a profile that the viewer may see, one for each language in which its owner has raced. */
export async function selectRatings(
  { database, switches }: Pick<Services, "database" | "switches">,
  userId: string,
): Promise<readonly PlayerRating[]> {
  if (!(await switches.isOn("BOARDS"))) return [];
  const rows = await database
    .select({
      language: ratings.language,
      rating: ratings.rating,
      deviation: ratings.deviation,
      races: ratings.races,
    })
    .from(ratings)
    .innerJoin(users, eq(users.id, ratings.userId))
    .leftJoin(home, eq(home.id, users.madeInGroupId))
    .where(and(eq(ratings.userId, userId), mayCompete))
    .orderBy(sql`${ratings.races} desc`, ratings.language);
  return rows.map(({ language, ...rating }) => ({ language, band: bandOf(rating) }));
}

/** What a race did to somebody's rating. */
export type RatingChange = {
  readonly rating: number;
  readonly change: number;
  readonly band: RatingBand;
  readonly races: number;
};

/** What the races of these results did, by the order of the ids; null where a result changed no rating. */
export async function findChanges(
  services: Pick<Services, "database" | "switches">,
  resultIds: readonly string[],
): Promise<(RatingChange | null)[]> {
  const rows = await findChangeRows(services, resultIds);
  return rows.map((row) => (row?.isCounted ? readChange(row) : null));
}

/** Whether these results changed no rating because their racers had met as often as counts. */
export async function findPastLimit(
  services: Pick<Services, "database" | "switches">,
  resultIds: readonly string[],
): Promise<boolean[]> {
  const rows = await findChangeRows(services, resultIds);
  return rows.map((row) => row?.isCounted === false);
}

async function findChangeRows(
  { database, switches }: Pick<Services, "database" | "switches">,
  resultIds: readonly string[],
): Promise<(RatingChangeRow | null)[]> {
  if (!(await switches.isOn("BOARDS"))) return resultIds.map(() => null);
  const rows = await database
    .select()
    .from(ratingChanges)
    .where(inArray(ratingChanges.resultId, [...resultIds]));
  const byId = new Map(rows.map((row) => [row.resultId, row]));
  return resultIds.map((id) => byId.get(id) ?? null);
}

function readChange({ before, after, deviation, races }: RatingChangeRow): RatingChange {
  // The difference of the two figures that people see, not of what is behind them.
  const [from, to] = [Math.round(before), Math.round(after)];
  return { rating: to, change: to - from, band: bandOf({ rating: after, deviation, races }), races };
}

/** All that is stored about somebody's ratings, for their export. */
export function selectOwnRatings(database: Connection, userId: string) {
  const { language, rating, deviation, volatility, races } = ratings;
  return database
    .select({ language, rating, deviation, volatility, races })
    .from(ratings)
    .where(eq(ratings.userId, userId))
    .orderBy(language);
}

/** The ratings of those of these people who are no newcomers, by user row id: to find like ones, never shown. */
export async function findRatings(
  database: Connection,
  userIds: readonly string[],
  language: Language,
): Promise<ReadonlyMap<string, number>> {
  const rows = await database
    .select()
    .from(ratings)
    .where(and(inArray(ratings.userId, [...userIds]), eq(ratings.language, language)));
  return new Map(rows.filter((row) => !isNewcomer(row)).map((row) => [row.userId, row.rating]));
}

/** A race among those in which its racers were rated against each other. */
export type RaceInWindow = {
  /** Permanent key of the race. */
  readonly raceId: string;
  /** When it ended, or now for one that has not, in ms since 1970. */
  readonly at: number;
};

/** Pairs of people, by row id. */
export type Pairs = {
  readonly size: number;
  has(one: string, other: string): boolean;
};

const keyOf = (one: string, other: string) => (one < other ? `${one} ${other}` : `${other} ${one}`);

/**
 * The pairs among these people that have been rated against each other as often as they may be in the window before a
 * race. The race itself does not count, so that the answer is the same before and after it is rated.
 */
export async function findPairsPastLimit(
  database: Connection,
  userIds: readonly string[],
  { raceId, at }: RaceInWindow,
): Promise<Pairs> {
  const { firstUserId, secondUserId, endedAt } = ratedPairs;
  const rows = await database
    .select({ firstUserId, secondUserId })
    .from(ratedPairs)
    .where(
      and(
        inArray(firstUserId, [...userIds]),
        inArray(secondUserId, [...userIds]),
        ne(ratedPairs.raceId, raceId),
        gt(endedAt, new Date(at - ratingLimits.pairWindowMs)),
      ),
    )
    .groupBy(firstUserId, secondUserId)
    .having(gt(count(), ratingLimits.pairRaces - 1));
  const keys = new Set(rows.map((row) => keyOf(row.firstUserId, row.secondUserId)));
  return { size: keys.size, has: (one, other) => keys.has(keyOf(one, other)) };
}

/**
 * Whether a race counts for ratings: `PAST_LIMIT` if it would, but all pairs of members in it have met as often as
 * counts; `UNRATED` if it is not of a kind that counts, or ratings are off.
 */
export type RatedStatus = "RATED" | "PAST_LIMIT" | "UNRATED";

/** What is being asked about a state of a race. Fields that ask at the same moment share the answer. */
const asked = new WeakMap<RaceState, Promise<RatedStatus>>();

/** Whether a race counts for ratings as it is now; before its start that depends on who has a seat. */
export function ratedStatus(services: Services, state: RaceState, race: RaceInWindow): Promise<RatedStatus> {
  const asking = asked.get(state) ?? findStatus(services, state, race).finally(() => asked.delete(state));
  asked.set(state, asking);
  return asking;
}

async function findStatus(services: Services, state: RaceState, race: RaceInWindow): Promise<RatedStatus> {
  if (!(await isRatedRace(services, state.settings))) return "UNRATED";
  return (await isPastPairLimit(services.database, state, race)) ? "PAST_LIMIT" : "RATED";
}

/** Whether a race can change no rating because all pairs of members in it are past the limit. */
async function isPastPairLimit(
  database: Connection,
  { racers }: Pick<RaceState, "racers">,
  race: RaceInWindow,
): Promise<boolean> {
  const seated = racers.filter(({ leftFor }) => leftFor === null).map(({ id }) => id);
  if (seated.length < 2) return false;
  const past = await findPairsPastLimit(database, seated, race);
  if (past.size === 0) return false;
  const rows = await database
    .select({ id: users.id })
    .from(users)
    .where(and(inArray(users.id, seated), ne(users.role, "GUEST")));
  return past.size === (rows.length * (rows.length - 1)) / 2;
}

/** Notes who was rated against whom, and deletes what has left the window for these people. */
export async function notePairs(
  transaction: Transaction,
  pairs: readonly (readonly [string, string])[],
  { raceId, at }: RaceInWindow,
): Promise<void> {
  const userIds = [...new Set(pairs.flat())];
  await transaction
    .delete(ratedPairs)
    .where(
      and(
        or(inArray(ratedPairs.firstUserId, userIds), inArray(ratedPairs.secondUserId, userIds)),
        lte(ratedPairs.endedAt, new Date(at - ratingLimits.pairWindowMs)),
      ),
    );
  await transaction.insert(ratedPairs).values(
    pairs.map(([one, other]) => ({
      firstUserId: one < other ? one : other,
      secondUserId: one < other ? other : one,
      raceId,
      endedAt: new Date(at),
    })),
  );
}

import { and, count, gt, inArray, lte, ne, or } from "drizzle-orm";
import { ratingLimits } from "../../engine/race/ratingBand";
import type { RaceState } from "../../engine/race/RaceState";
import type { Services } from "../Context";
import type { Connection, Transaction } from "../database/Database";
import { ratedPairs } from "../database/rankingSchema";
import { users } from "../database/userSchema";
import { isRatedRace } from "./ratings";

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

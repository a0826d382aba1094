import rate from "glicko2-lite";
import { eq, inArray, sql } from "drizzle-orm";
import type { Language } from "../../contract/languages/languages";
import { inTransaction, type Database, type Transaction } from "../database/Database";
import { ratingChanges, ratings } from "../database/rankingSchema";
import { results } from "../database/schema";
import { users } from "../database/userSchema";
import { raceResultId } from "../results/results";
import { findPairsPastLimit, notePairs } from "./ratings";

/** A player of Glicko-2. */
type Player = { readonly rating: number; readonly deviation: number; readonly volatility: number };

/** Glickman's values for somebody who has not raced. */
export const unrated: Player = { rating: 1_500, deviation: 350, volatility: 0.06 };

type FinishedRace = {
  /** Permanent key of the race, not just its code. */
  readonly raceId: string;
  readonly language: Language;
  /** By user row id, 1 for the first; equal figures share a place. */
  readonly places: ReadonlyMap<string, number>;
  /** In ms since 1970. */
  readonly endedAt: number;
};

/**
 * Rates a finished race. Repeating it changes nothing, in this process or another. Members who compete, with a verified
 * result, are rated, each against each by place, except for pairs that are past the limit of races; with fewer than two
 * of them nobody is. It counts what is verified now: flags that are set or cleared later change no rating.
 */
export async function rateRace(database: Database, race: FinishedRace): Promise<void> {
  const { raceId, language, places, endedAt } = race;
  if (places.size < 2) return;
  await inTransaction(database, async (transaction) => {
    const userIds = [...places.keys()];
    // As where runs are saved: people first, always in the same order. A second call for the race waits here.
    await transaction
      .select({ id: users.id })
      .from(users)
      .where(inArray(users.id, userIds))
      .orderBy(users.id)
      .for("no key update");
    const racers = await findRacers(transaction, raceId, userIds, language);
    if (racers.some(({ isRated }) => isRated)) return;
    const rated = racers.filter(({ isRateable }) => isRateable);
    if (rated.length < 2) return;
    const window = { raceId, at: endedAt };
    const past = await findPairsPastLimit(
      transaction,
      rated.map(({ userId }) => userId),
      window,
    );
    const meets = (one: RatedRacer, other: RatedRacer) =>
      one.userId !== other.userId && !past.has(one.userId, other.userId);
    const settled = settle(rated, places, meets);
    await write(transaction, language, settled);
    const pairs = rated.flatMap((one, at) =>
      rated.slice(at + 1).flatMap((other) => (meets(one, other) ? [[one.userId, other.userId] as const] : [])),
    );
    if (pairs.length > 0) await notePairs(transaction, pairs, window);
  });
}

type RatedRacer = Player & { readonly userId: string; readonly resultId: string; readonly races: number };

async function findRacers(
  transaction: Transaction,
  raceId: string,
  userIds: readonly string[],
  language: Language,
): Promise<readonly (RatedRacer & { readonly isRated: boolean; readonly isRateable: boolean })[]> {
  const rows = await transaction
    .select({
      userId: results.userId,
      resultId: results.id,
      status: results.status,
      role: users.role,
      competes: users.competes,
      rating: ratings.rating,
      deviation: ratings.deviation,
      volatility: ratings.volatility,
      races: ratings.races,
      changed: ratingChanges.resultId,
    })
    .from(results)
    .innerJoin(users, eq(users.id, results.userId))
    .leftJoin(ratings, sql`${ratings.userId} = ${results.userId} and ${ratings.language} = ${language}`)
    .leftJoin(ratingChanges, eq(ratingChanges.resultId, results.id))
    .where(
      inArray(
        results.id,
        userIds.map((userId) => raceResultId(raceId, userId)),
      ),
    );
  return rows.map(({ userId, resultId, status, role, competes, changed, ...row }) => ({
    userId,
    resultId,
    rating: row.rating ?? unrated.rating,
    deviation: row.deviation ?? unrated.deviation,
    volatility: row.volatility ?? unrated.volatility,
    races: row.races ?? 0,
    isRated: changed !== null,
    isRateable: status === "VERIFIED" && role !== "GUEST" && competes,
  }));
}

type Settled = RatedRacer & { readonly before: number; readonly isCounted: boolean };

type Meets<Racer> = (one: Racer, other: Racer) => boolean;

function settle(
  racers: readonly RatedRacer[],
  places: ReadonlyMap<string, number>,
  meets: Meets<RatedRacer>,
): readonly Settled[] {
  const placed = racers.map((racer) => ({ ...racer, place: places.get(racer.userId) ?? Infinity }));
  const after = rateAll(placed, meets);
  return placed.map((racer, index) => {
    const isCounted = placed.some((other) => meets(racer, other));
    return {
      ...racer,
      ...(isCounted ? after[index] : {}),
      before: racer.rating,
      races: isCounted ? racer.races + 1 : racer.races,
      isCounted,
    };
  });
}

type Placed = Player & { readonly place: number };

/**
 * Everybody after a race of each against each: a better place wins, equal places draw. In the same order.
 * @param meets whether the place of the first counts against the second.
 */
export function rateAll<Racer extends Placed>(
  racers: readonly Racer[],
  meets: Meets<Racer> = (one, other) => one !== other,
): readonly Player[] {
  return racers.map((racer) => {
    const others = racers.filter((other) => meets(racer, other));
    if (others.length === 0) return racer;
    const { rating, rd, vol } = rate(
      racer.rating,
      racer.deviation,
      racer.volatility,
      others.map((other) => [other.rating, other.deviation, score(racer.place, other.place)]),
    );
    return { rating, deviation: rd, volatility: vol };
  });
}

function score(own: number, other: number): number {
  return own === other ? 0.5 : own < other ? 1 : 0;
}

async function write(transaction: Transaction, language: Language, racers: readonly Settled[]): Promise<void> {
  const changed = racers.filter(({ isCounted }) => isCounted);
  if (changed.length > 0) await writeRatings(transaction, language, changed);
  await transaction.insert(ratingChanges).values(
    racers.map(({ resultId, before, rating, deviation, races, isCounted }) => ({
      resultId,
      before,
      after: rating,
      deviation,
      races,
      isCounted,
    })),
  );
}

async function writeRatings(transaction: Transaction, language: Language, racers: readonly Settled[]): Promise<void> {
  await transaction
    .insert(ratings)
    .values(
      racers.map(({ userId, rating, deviation, volatility, races }) => ({
        userId,
        language,
        rating,
        deviation,
        volatility,
        races,
      })),
    )
    .onConflictDoUpdate({
      target: [ratings.userId, ratings.language],
      set: {
        rating: sql`excluded.rating`,
        deviation: sql`excluded.deviation`,
        volatility: sql`excluded.volatility`,
        races: sql`excluded.races`,
      },
    });
}

/** Moves the ratings of one account to another. Where both have one, that from more races stays. */
export async function moveRatings(transaction: Transaction, fromUserId: string, toUserId: string): Promise<void> {
  await transaction.execute(sql`
    insert into ratings (user_id, language, rating, deviation, volatility, races)
    select ${toUserId}::uuid, language, rating, deviation, volatility, races
    from ratings where user_id = ${fromUserId}
    on conflict (user_id, language) do update set
      rating = excluded.rating, deviation = excluded.deviation,
      volatility = excluded.volatility, races = excluded.races
    where excluded.races > ratings.races`);
  await transaction.delete(ratings).where(eq(ratings.userId, fromUserId));
}

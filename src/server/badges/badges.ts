import { and, eq, inArray, sql, type SQL } from "drizzle-orm";
import {
  badges,
  distinctionLevels,
  reachedBadges,
  type Badge,
  type BadgeSums,
  ACCURATE_RUN,
  SPEED_RUN,
} from "../../engine/badges/badges";
import {
  COUNTERS_VERSION,
  countBadgeRun,
  emptyCounters,
  type BadgeCounters,
  courseSums,
} from "../../engine/badges/badgeCounters";
import { isCodeList, codeLists } from "../../contract/wordLists";
import type { Services } from "../Context";
import { inTransaction, type Connection, type Transaction } from "../database/Database";
import { badgeCounters, earnedBadges } from "../database/progressSchema";
import { type ResultRow, results } from "../database/schema";
import { users } from "../database/userSchema";
import { selectPassed } from "../lessons/passedExercises";
import { completePracticeDays } from "../goals/practiceDays";

/** A badge, how far a user is, and when they earned it; null for a badge that they have not earned. */
export type UserBadge = { readonly badge: Badge; readonly progress: number; readonly earnedAt: Date | null };

/**
 * All badges, with a user's progress. First stores those that were reached without a new run: by a published text, or
 * before the badge existed.
 */
export async function selectBadges(
  { database, timeZone }: Pick<Services, "database" | "timeZone">,
  userId: string,
): Promise<readonly UserBadge[]> {
  await completePracticeDays(database, userId, timeZone);
  const { counters: counted, earned: before, ...others } = await readBadges(database, userId);
  const counters = counted ?? (await inTransaction(database, recount));
  const sums = { ...allSums(counters, others), ...(await selectCourseSums(database, userId)) };
  await award(database, { userId, sums, earned: before, resultId: null });
  const { badgeId, earnedAt } = earnedBadges;
  const rows = await database.select({ badgeId, earnedAt }).from(earnedBadges).where(eq(earnedBadges.userId, userId));
  const earned = new Map(rows.map((row) => [row.badgeId, row.earnedAt]));
  return badges.map((badge) => ({
    badge,
    progress: earned.has(badge.id) ? badge.threshold : Math.min(sums[badge.kind], badge.threshold),
    earnedAt: earned.get(badge.id) ?? null,
  }));

  async function recount(transaction: Transaction): Promise<BadgeCounters> {
    // Waits for a run that is being saved, and the next one waits for this.
    const [user] = await transaction
      .select({ id: users.id })
      .from(users)
      .where(eq(users.id, userId))
      .for("no key update");
    if (!user) return emptyCounters;
    const { counters: written } = await readBadges(transaction, userId);
    return written ?? countAll(transaction, userId);
  }
}

/** The badges that each of these results earned its owner, in the order of the ids; none for results of others. */
export async function selectBadgesOfResults(
  database: Connection,
  userId: string | null,
  resultIds: readonly string[],
): Promise<readonly (readonly UserBadge[])[]> {
  if (userId === null) return resultIds.map(() => []);
  const rows = await database
    .select()
    .from(earnedBadges)
    .where(and(inArray(earnedBadges.resultId, [...resultIds]), eq(earnedBadges.userId, userId)));
  return resultIds.map((id) => {
    const earned = new Map(
      rows.filter(({ resultId }) => resultId === id).map(({ badgeId, earnedAt }) => [badgeId, earnedAt]),
    );
    return badges.flatMap((badge) => {
      const earnedAt = earned.get(badge.id);
      return earnedAt ? [{ badge, progress: badge.threshold, earnedAt }] : [];
    });
  });
}

/**
 * Counts a run, and gives its user the badges that they have earned with it. Call it once per run that counts, while
 * the user's row is locked and after everything else that the run changes.
 */
export async function earnBadges(transaction: Transaction, result: ResultRow): Promise<void> {
  const { userId, id } = result;
  const { counters: before, earned, ...others } = await readBadges(transaction, userId);
  // Someone who is new, or whose counters are of another version: the result itself is one of the past runs.
  const counters =
    before === null
      ? await countAll(transaction, userId)
      : await writeCounters(
          transaction,
          userId,
          countBadgeRun(before, {
            ...result,
            isRace: result.mode === "RACE",
            isCode: isCodeList(result.wordList),
          }),
        );
  const ofCourses = result.exerciseId === null ? {} : await selectCourseSums(transaction, userId);
  const sums = { ...allSums(counters, others), ...ofCourses };
  await award(transaction, { userId, sums, earned, resultId: id });
}

/**
 * Gives a user the badges that they have earned otherwise than by the number of their runs.
 * @param resultId the run that led to it, if any.
 */
export async function awardBadges(database: Connection, userId: string, resultId: string | null): Promise<void> {
  const { counters, earned, ...others } = await readBadges(database, userId);
  const sums = { ...allSums(counters ?? emptyCounters, others), ...(await selectCourseSums(database, userId)) };
  await award(database, { userId, sums, earned, resultId });
}

/** Moves one user's badges to another. A badge of both was earned at the earlier time. Their runs are counted again. */
export async function moveBadges(transaction: Transaction, fromUserId: string, toUserId: string): Promise<void> {
  await transaction.execute(sql`
    insert into earned_badges (user_id, badge_id, earned_at, result_id)
    select ${toUserId}::uuid, badge_id, earned_at, result_id from earned_badges where user_id = ${fromUserId}::uuid
    on conflict (user_id, badge_id) do update set
      earned_at = excluded.earned_at,
      result_id = excluded.result_id
    where excluded.earned_at < earned_badges.earned_at
  `);
  await transaction.delete(badgeCounters).where(inArray(badgeCounters.userId, [fromUserId, toUserId]));
}

async function countAll(transaction: Transaction, userId: string): Promise<BadgeCounters> {
  return writeCounters(transaction, userId, await countPast(transaction, userId));
}

async function writeCounters(
  transaction: Transaction,
  userId: string,
  counters: BadgeCounters,
): Promise<BadgeCounters> {
  const row = { version: COUNTERS_VERSION, counters };
  await transaction
    .insert(badgeCounters)
    .values({ userId, ...row })
    .onConflictDoUpdate({ target: badgeCounters.userId, set: row });
  return counters;
}

/** Everything but what was done of the courses. */
function allSums(
  { languages, ...counters }: BadgeCounters,
  { examKeys, ...others }: OtherSums,
): Omit<BadgeSums, keyof ReturnType<typeof courseSums>> {
  return { ...counters, ...others, keys: counters.keys + examKeys, languages: languages.length };
}

async function selectCourseSums(database: Connection, userId: string): Promise<ReturnType<typeof courseSums>> {
  const passed = await selectPassed(database, userId);
  return courseSums(
    new Map(passed.map(({ exerciseId, passedAt, stars }) => [exerciseId, { at: passedAt.getTime(), stars }])),
  );
}

type OtherSums = Pick<BadgeSums, "days" | "exams" | "distinctions" | "wins" | "texts" | "layouts"> & {
  /** The keys of attempts at exams. */
  readonly examKeys: number;
};

type StoredBadges = OtherSums & {
  /** Null if they have to be counted from the past. */
  readonly counters: BadgeCounters | null;
  /** Ids of the badges that the user has. */
  readonly earned: readonly string[];
};

/** The most wins that a badge asks for. Wins are not counted beyond it. */
const MOST_WINS = Math.max(...badges.filter(({ kind }) => kind === "wins").map(({ threshold }) => threshold));

/** What a user has, in one statement, because each run that is saved asks. */
async function readBadges(database: Connection, userId: string): Promise<StoredBadges> {
  const won = sql`user_id = ${userId}::uuid and place = 1 and racers > 1 and status = 'VERIFIED'`;
  const levels = sql.join(
    distinctionLevels.map((level) => sql`${level}`),
    sql`, `,
  );
  const { rows } = await database.execute<StoredBadges>(sql`select
    (select counters from badge_counters
      where user_id = ${userId}::uuid and version = ${COUNTERS_VERSION}) as counters,
    (select coalesce(array_agg(badge_id), '{}') from earned_badges where user_id = ${userId}::uuid) as earned,
    (select count(*)::int from practice_days where user_id = ${userId}::uuid and typed_ms > 0) as days,
    (select coalesce(sum(keys), 0)::int from exam_practice
      join exams on exams.id = exam_id where user_id = ${userId}::uuid) as "examKeys",
    (select count(*)::int from (select from results where ${won} limit ${MOST_WINS}) as wins) as wins,
    (select count(*)::int from certificates where user_id = ${userId}::uuid) as exams,
    (select count(*)::int from certificates where user_id = ${userId}::uuid and level in (${levels})) as distinctions,
    (select count(*)::int from texts
      where owner_id = ${userId}::uuid and visibility = 'PUBLIC' and status = 'PUBLISHED') as texts,
    (select count(*)::int from learning_states where user_id = ${userId}::uuid) as layouts`);
  const [row] = rows;
  if (!row) throw new Error("A select without a table has one row.");
  return row;
}

type Award = {
  readonly userId: string;
  readonly sums: Partial<BadgeSums>;
  /** Ids of the badges that they have. */
  readonly earned: readonly string[];
  /** The run that led to it, if any. */
  readonly resultId: string | null;
};

/** Stores the badges that these sums have reached. If several calls run at once, only one of them stores each badge. */
async function award(database: Connection, { userId, sums, earned, resultId }: Award): Promise<void> {
  const missing = reachedBadges(sums).filter(({ id }) => !earned.includes(id));
  if (missing.length === 0) return;
  const earnedAt = new Date();
  await database
    .insert(earnedBadges)
    .values(missing.map(({ id }) => ({ userId, badgeId: id, earnedAt, resultId })))
    .onConflictDoNothing();
}

function number(value: SQL): SQL<number> {
  return sql<number>`coalesce(${value}, 0)::float8`;
}

/**
 * The counters of all of a user's runs that count, as if each had been counted when it was saved. Reads the index
 * `results_history` only: 100,000 runs take about 0.1 s.
 */
export async function countPast(transaction: Transaction, userId: string): Promise<BadgeCounters> {
  const { durationMs, wpm, strokesPerMinute, accuracy, mode, language, wordList } = results;
  const keys = sql`round(${strokesPerMinute} * ${durationMs} / 60000)`;
  const isSpeed = sql`${accuracy} >= ${SPEED_RUN.accuracy} and ${durationMs} >= ${SPEED_RUN.durationMs}`;
  const isAccurate = sql`${accuracy} >= ${ACCURATE_RUN.accuracy} and ${keys} >= ${ACCURATE_RUN.keys}`;
  const isCode = sql`${wordList} in (${sql.join(
    codeLists.map((list) => sql`${list}`),
    sql`, `,
  )})`;
  const [counters] = await transaction
    .select({
      runs: number(sql`count(*)`),
      keys: number(sql`sum(${keys})`),
      speed: number(sql`max(floor(${wpm})) filter (where ${isSpeed})`),
      accurate: number(sql`count(*) filter (where ${isAccurate})`),
      flawless: number(sql`max(${keys}) filter (where ${accuracy} = 100)`),
      races: number(sql`count(*) filter (where ${mode} = 'RACE')`),
      code: number(sql`count(*) filter (where ${isCode})`),
      languages: sql<string[]>`coalesce(array_agg(distinct ${language} order by ${language}), '{}')`,
    })
    .from(results)
    .where(and(eq(results.userId, userId), eq(results.status, "VERIFIED")));
  if (!counters) throw new Error("An aggregate without groups has one row.");
  return counters;
}

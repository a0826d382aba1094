import { and, desc, eq, inArray, sql, type SQL, type SQLWrapper } from "drizzle-orm";
import {
  badges,
  distinctionLevels,
  findBadge,
  reachedBadges,
  type Badge,
  type BadgeSums,
  ACCURATE_RUN,
  SPEED_RUN,
  COUNTERS_VERSION,
  countBadgeRun,
  emptyCounters,
  type BadgeCounters,
  courseSums,
} from "../../engine/badges/badges";
import { foldProgress } from "../../engine/lessons/courseProgress";
import { isCodeList, codeLists } from "../../contract/wordLists";
import type { Services } from "../Context";
import { inTransaction, runQuery, type Connection, type ReadConnection, type Transaction } from "../database/Database";
import { badgeCounters, earnedBadges } from "../database/progressSchema";
import { type ResultRow, results } from "../database/schema";
import { rowsOf, writeAll, type Write } from "../database/statements";
import { users } from "../database/userSchema";
import { selectPassed, type CourseBefore } from "../lessons/passedExercises";
import { completePracticeDays } from "../goals/practiceDays";

/** The most wins that a badge asks for. Wins are not counted beyond it. */
const MOST_WINS = Math.max(...badges.filter(({ kind }) => kind === "wins").map(({ threshold }) => threshold));

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

/** A badge that somebody has. */
export type EarnedBadge = { readonly badge: Badge; readonly earnedAt: Date };

/** The badges that a user has, the newest first. */
export async function selectEarnedBadges(database: ReadConnection, userId: string): Promise<readonly EarnedBadge[]> {
  const { badgeId, earnedAt } = earnedBadges;
  const rows = await database
    .select({ badgeId, earnedAt })
    .from(earnedBadges)
    .where(eq(earnedBadges.userId, userId))
    .orderBy(desc(earnedAt), badgeId);
  return rows.flatMap((row) => {
    // One that an earlier release had may be gone.
    const badge = findBadge(row.badgeId);
    return badge ? [{ badge, earnedAt: row.earnedAt }] : [];
  });
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

/** What a user has before a run: what {@link badgesBefore} selects. */
export type BadgesBefore = StoredBadges & {
  /** Counted from the past, for someone who is new or whose counters are of another version. Null otherwise. */
  readonly past: BadgeCounters | null;
};

/** The {@link BadgesBefore} of a run, in SQL `run` (user_id), as JSON. */
export const badgesBefore: SQL = sql`(select row_to_json(before) from (
  select stored.*, case when stored.counters is null then ${pastCounters(sql`run.user_id`)} end as past
  from (${storedBadges(sql`run.user_id`)}) as stored) as before)`;

/** What else a run that counts has changed. */
type RunChanges = {
  /** Whether the user had not typed on its day. */
  readonly isFirstOfDay: boolean;
  /** Whether the user had not typed on its layout. */
  readonly isNewLayout: boolean;
  /** Null for a run of no exercise. */
  readonly course: CourseBefore | null;
  /** Stars of its exercise; 0 if it did not pass it. */
  readonly stars: number;
};

/**
 * Counts a run, and gives its user the badges that they have earned with it. Write it while the user's row is locked.
 */
export function earnBadges(before: BadgesBefore, result: ResultRow, changes: RunChanges): readonly Write[] {
  const { counters: counted, past, earned, ...others } = before;
  const { userId, id, mode, wordList, place, racers } = result;
  const run = { ...result, isRace: mode === "RACE", isCode: isCodeList(wordList) };
  const counters = countBadgeRun(counted ?? past ?? emptyCounters, run);
  const isWon = place === 1 && (racers ?? 0) > 1;
  const after = {
    ...others,
    days: others.days + Number(changes.isFirstOfDay),
    layouts: others.layouts + Number(changes.isNewLayout),
    wins: others.wins + Number(isWon),
  };
  const sums = { ...allSums(counters, after), ...courseSumsAfter(result, changes) };
  const missing = reachedBadges(sums).filter((badge) => !earned.includes(badge.id));
  return [saveCounters(userId, counters), ...(missing.length > 0 ? [saveEarned(userId, missing, id)] : [])];
}

function courseSumsAfter(
  { exerciseId, createdAt }: ResultRow,
  { course, stars }: RunChanges,
): Partial<ReturnType<typeof courseSums>> {
  if (course === null || exerciseId === null) return {};
  const passed = new Map(course.passed.map((pass) => [pass.exerciseId, pass]));
  return courseSums(stars === 0 ? passed : foldProgress(passed, { exerciseId, at: createdAt.getTime(), stars }));
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
  const counters = await countPast(transaction, userId);
  await runQuery(transaction, writeAll([saveCounters(userId, counters)]));
  return counters;
}

const writeCounters = rowsOf(
  badgeCounters,
  sql`(user_id) do update set version = excluded.version, counters = excluded.counters`,
);

function saveCounters(userId: string, counters: BadgeCounters): Write {
  return writeCounters([{ userId, version: COUNTERS_VERSION, counters }]);
}

const writeEarned = rowsOf(earnedBadges, sql`do nothing`);

/** If several calls run at once, only one of them stores each badge. */
function saveEarned(userId: string, earned: readonly Badge[], resultId: string | null): Write {
  const earnedAt = new Date();
  return writeEarned(earned.map(({ id }) => ({ userId, badgeId: id, earnedAt, resultId })));
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

/** What a user has. */
async function readBadges(database: Connection, userId: string): Promise<StoredBadges> {
  const { rows } = await database.execute<StoredBadges>(storedBadges(sql`${userId}::uuid`));
  const [row] = rows;
  if (!row) throw new Error("A select without a table has one row.");
  return row;
}

/** The {@link StoredBadges} of a user, as one row. */
function storedBadges(userId: SQLWrapper): SQL {
  const won = sql`user_id = ${userId} and place = 1 and racers > 1 and status = 'VERIFIED'`;
  const levels = sql.join(
    distinctionLevels.map((level) => sql`${level}`),
    sql`, `,
  );
  return sql`select
    (select counters from badge_counters
      where user_id = ${userId} and version = ${COUNTERS_VERSION}) as counters,
    (select coalesce(array_agg(badge_id), '{}') from earned_badges where user_id = ${userId}) as earned,
    (select count(*)::int from practice_days where user_id = ${userId} and typed_ms > 0) as days,
    (select coalesce(sum(keys), 0)::int from exam_practice
      join exams on exams.id = exam_id where user_id = ${userId}) as "examKeys",
    (select count(*)::int from (select from results where ${won} limit ${MOST_WINS}) as wins) as wins,
    (select count(*)::int from certificates where user_id = ${userId}) as exams,
    (select count(*)::int from certificates where user_id = ${userId} and level in (${levels})) as distinctions,
    (select count(*)::int from texts
      where owner_id = ${userId} and visibility = 'PUBLIC' and status = 'PUBLISHED') as texts,
    (select count(*)::int from learning_states where user_id = ${userId}) as layouts`;
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
  await runQuery(database, writeAll([saveEarned(userId, missing, resultId)]));
}

/**
 * The counters of all of a user's runs that count, as if each had been counted when it was saved, as JSON. Reads the
 * index `results_history` only: 100,000 runs take about 0.1 s.
 */
function pastCounters(ofUser: SQLWrapper): SQL {
  const { durationMs, wpm, strokesPerMinute, accuracy, mode, language, wordList, userId, status } = results;
  const keys = sql`round(${strokesPerMinute} * ${durationMs} / 60000)`;
  const isSpeed = sql`${accuracy} >= ${SPEED_RUN.accuracy} and ${durationMs} >= ${SPEED_RUN.durationMs}`;
  const isAccurate = sql`${accuracy} >= ${ACCURATE_RUN.accuracy} and ${keys} >= ${ACCURATE_RUN.keys}`;
  const isCode = sql`${wordList} in (${sql.join(
    codeLists.map((list) => sql`${list}`),
    sql`, `,
  )})`;
  return sql`(select json_build_object(
      'runs', count(*),
      'keys', coalesce(sum(${keys}), 0),
      'speed', coalesce(max(floor(${wpm})) filter (where ${isSpeed}), 0),
      'accurate', count(*) filter (where ${isAccurate}),
      'flawless', coalesce(max(${keys}) filter (where ${accuracy} = 100), 0),
      'races', count(*) filter (where ${mode} = 'RACE'),
      'code', count(*) filter (where ${isCode}),
      'languages', coalesce(array_agg(distinct ${language} order by ${language}), '{}'))
    from ${results}
    where ${userId} = ${ofUser} and ${status} = 'VERIFIED')`;
}

/** The counters of all of a user's runs that count. */
export async function countPast(transaction: Transaction, userId: string): Promise<BadgeCounters> {
  const { rows } = await transaction.execute<{ past: BadgeCounters }>(
    sql`select ${pastCounters(sql`${userId}::uuid`)} as past`,
  );
  return rows[0]?.past ?? emptyCounters;
}

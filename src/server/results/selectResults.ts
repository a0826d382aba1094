import { findRecordBefore } from "./runRecords";
import { and, desc, eq, inArray, isNotNull, isNull, lt, max, ne, or, sql, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { FlagReason } from "../../contract/enums";
import { DEFAULT_LIST, type WordList } from "../../contract/wordLists";
import type { Connection, ReadConnection } from "../database/Database";
import { results, type ResultRow, type ResultSummary } from "../database/schema";
import type { Viewer } from "../Context";
import { newestFirst, type PageRequest } from "../database/pagination";
import { resultColumns } from "./results";
import { activelyCoachesOwner, coachesOwner, visibleTo } from "./reviewResult";

/** Those of these results that the viewer may read. */
export function findResults(
  database: Connection,
  viewer: Viewer | null,
  ids: readonly string[],
): Promise<ResultSummary[]> {
  return database
    .select(resultColumns)
    .from(results)
    .where(and(inArray(results.id, [...ids]), visibleTo(viewer)));
}

/** The text and the keystrokes of a result. */
export type TypedRun = Pick<ResultRow, "id" | "prompt" | "log">;

/** The texts and keystrokes of these results, in any order. */
export function selectTypedRuns(database: Connection, ids: readonly string[]): Promise<TypedRun[]> {
  return database
    .select({ id: results.id, prompt: results.prompt, log: results.log })
    .from(results)
    .where(inArray(results.id, [...ids]));
}

/** A page of a user's results, newest first. */
export function selectResultPage(
  database: ReadConnection,
  userId: string,
  page: PageRequest,
  which?: SQL,
): Promise<ResultSummary[]> {
  const { where, orderBy } = newestFirst(results, page);
  return database
    .select(resultColumns)
    .from(results)
    .where(and(eq(results.userId, userId), which, where))
    .orderBy(...orderBy)
    .limit(page.limit);
}

/** The viewer's fastest verified result on each of these texts, in the order of the ids. */
export async function selectBestOnTexts(
  database: Connection,
  viewer: Viewer | null,
  textIds: readonly string[],
): Promise<(ResultSummary | null)[]> {
  if (!viewer) return textIds.map(() => null);
  const rows = await database
    .selectDistinctOn([results.textId], resultColumns)
    .from(results)
    .where(
      and(eq(results.userId, viewer.userId), inArray(results.textId, [...textIds]), eq(results.status, "VERIFIED")),
    )
    .orderBy(results.textId, desc(results.wpm), results.createdAt);
  const best = new Map(rows.map((row) => [row.textId, row]));
  return textIds.map((id) => best.get(id) ?? null);
}

/** Which runs of the same user: all others or only earlier ones, and only those of the same kind. */
export type OtherRuns = { readonly isEarlier: boolean; readonly onlySame: boolean | null | undefined };

/** A page of the other runs of a result's user, newest first. */
export function selectOtherRuns(
  database: Connection,
  result: ResultSummary,
  { isEarlier, onlySame }: OtherRuns,
  page: PageRequest,
): Promise<ResultSummary[]> {
  const others = isEarlier ? isBefore(result) : ne(results.id, result.id);
  return selectResultPage(
    database,
    result.userId,
    page,
    and(others, onlySame === true ? isSameKind(result) : undefined),
  );
}

/** The fastest other verified run of the same kind by the same user. */
export async function findBestOther(database: Connection, result: ResultSummary): Promise<ResultSummary | null> {
  const others = and(
    eq(results.userId, result.userId),
    ne(results.id, result.id),
    eq(results.status, "VERIFIED"),
    isSameKind(result),
  );
  const [best] = await database
    .select(resultColumns)
    .from(results)
    .where(others)
    .orderBy(desc(results.wpm), desc(results.createdAt))
    .limit(1);
  return best ?? null;
}

/** How many of the last runs a run is compared with. */
const LAST_RUNS = 10;

/** The median speed of the last of these runs; null if there are none. */
export async function medianOfLast(database: Connection, where: SQL | undefined): Promise<number | null> {
  const last = database
    .select({ wpm: results.wpm })
    .from(results)
    .where(where)
    .orderBy(desc(results.startedAt))
    .limit(LAST_RUNS)
    .as("last");
  const [row] = await database
    .select({ wpm: sql<number | null>`percentile_cont(0.5) within group (order by ${last.wpm})` })
    .from(last);
  return row?.wpm ?? null;
}

/** How many runs before a run its medians are searched in, of any kind: so much is read, however long a history is. */
export const MOST_EARLIER = 5_000;

/** What a user's verified runs of the same kind were like before a run. */
export type Baseline = {
  /** The highest speed among all of them. */
  readonly bestWpm: number;
  /** How many of the last ten there are among the last {@link MOST_EARLIER} of any kind. */
  readonly runs: number;
  /** Medians of those; if there are none, the speed of the fastest run and the accuracy of this one. */
  readonly medianWpm: number;
  readonly medianAccuracy: number;
};

/**
 * The baseline of a run: what it is compared with once it is saved. Null without earlier runs of its kind, and for a
 * flagged run, which does not count. Reads a part of one index, and a few records.
 */
export async function findBaseline(database: Connection, result: ResultSummary): Promise<Baseline | null> {
  if (result.status === "FLAGGED") return null;
  const { userId, status, startedAt, wpm, accuracy } = results;
  const { mode, modeAmount, language, punctuation, numbers, wordList, keyRule, exerciseId, textId } = results;
  // Named as the table, so that conditions for results are conditions for these. No column that the kind does not
  // need: Postgres then reads nothing but the index.
  const last = database
    .select({
      wpm,
      accuracy,
      status,
      startedAt,
      mode,
      modeAmount,
      language,
      punctuation,
      numbers,
      wordList,
      keyRule,
      ...(result.mode === "LESSON" ? { exerciseId } : {}),
      ...(result.mode === "TEXT" ? { textId } : {}),
    })
    .from(results)
    .where(and(eq(userId, result.userId), lt(startedAt, result.startedAt)))
    .orderBy(desc(startedAt))
    .limit(MOST_EARLIER)
    .as("results");
  const earlier = database
    .select({
      wpm: last.wpm,
      accuracy: last.accuracy,
      place: sql<number>`row_number() over (order by ${last.startedAt} desc)`.as("place"),
    })
    .from(last)
    .where(and(eq(status, "VERIFIED"), isSameKind(result)))
    .as("earlier");
  const isRecent = sql`filter (where ${earlier.place} <= ${LAST_RUNS})`;
  const medianOf = (column: SQL.Aliased | PgColumn) =>
    sql<number | null>`percentile_cont(0.5) within group (order by ${column}) ${isRecent}`;
  const [row] = await database
    .select({
      bestWpm: max(earlier.wpm),
      runs: sql<number>`(count(*) ${isRecent})::int`,
      medianWpm: medianOf(earlier.wpm),
      medianAccuracy: medianOf(earlier.accuracy),
    })
    .from(earlier);
  const record = await findRecordBefore(database, result, isSameKind(result));
  // A person may have typed other things for long.
  if (!row || row.bestWpm === null || row.medianWpm === null || row.medianAccuracy === null)
    return record === null ? null : { bestWpm: record, runs: 0, medianWpm: record, medianAccuracy: result.accuracy };
  return {
    bestWpm: Math.max(row.bestWpm, record ?? 0),
    runs: row.runs,
    medianWpm: row.medianWpm,
    medianAccuracy: row.medianAccuracy,
  };
}

function isBefore({ createdAt, id }: ResultSummary): SQL {
  return sql`(${results.createdAt}, ${results.id}) < (${createdAt.toISOString()}::timestamptz, ${id}::uuid)`;
}

/** What makes runs comparable, whatever their text. */
export type KindOfRun = Pick<
  ResultSummary,
  "mode" | "language" | "modeAmount" | "punctuation" | "numbers" | "wordList" | "keyRule"
>;

/** Condition for runs of a kind. All of its columns are in the index of a user's history. */
export function isOfKind({
  mode,
  language,
  modeAmount,
  punctuation,
  numbers,
  wordList,
  keyRule,
}: KindOfRun): SQL | undefined {
  return and(
    eq(results.mode, mode),
    eq(results.language, language),
    eq(results.punctuation, punctuation),
    eq(results.numbers, numbers),
    isSameList(wordList),
    isSame(results.modeAmount, modeAmount),
    isSame(results.keyRule, keyRule),
  );
}

/**
 * Condition for runs whose figures can be compared. All races in the same language are comparable, whatever their text.
 */
function isSameKind(result: ResultSummary): SQL | undefined {
  const { mode, exerciseId, textId } = result;
  return and(
    isOfKind(result),
    // Only lessons have one. Naming it for other modes would keep Postgres from reading nothing but the index.
    mode === "LESSON" ? isSame(results.exerciseId, exerciseId) : undefined,
    mode === "TEXT" ? isSame(results.textId, textId) : undefined,
  );
}

/** Runs of earlier releases have no list, and are compared with the default one: both are the 1,000 most common. */
function isSameList(wordList: WordList | null): SQL | undefined {
  const isList = eq(results.wordList, wordList ?? DEFAULT_LIST);
  return (wordList ?? DEFAULT_LIST) === DEFAULT_LIST ? or(isNull(results.wordList), isList) : isList;
}

function isSame(column: PgColumn, value: string | number | null): SQL {
  return value === null ? isNull(column) : eq(column, value);
}

/** Why a result was flagged and what was decided, for those who may see it. */
export type ResultFlag = {
  readonly reason: FlagReason;
  readonly reviewedAt: Date | null;
  readonly reviewedBy: string | null;
  readonly isReviewable: boolean;
};

/** The flags of these results, in the order of the ids; null where there is none or the viewer may not see it. */
export async function selectFlags(
  database: Connection,
  viewer: Viewer | null,
  ids: readonly string[],
): Promise<(ResultFlag | null)[]> {
  if (viewer === null) return ids.map(() => null);
  const isAdmin = viewer.role === "ADMIN";
  const isOwn = eq(results.userId, viewer.userId);
  const isReviewable = sql<boolean>`(not ${isOwn} and ${isAdmin ? sql`true` : activelyCoachesOwner(viewer)})`;
  const rows = await database
    .select({
      id: results.id,
      reason: results.flagReason,
      reviewedAt: results.reviewedAt,
      reviewedBy: results.reviewedBy,
      isReviewable,
    })
    .from(results)
    .where(
      and(
        inArray(results.id, [...ids]),
        isNotNull(results.flagReason),
        isAdmin ? undefined : or(isOwn, coachesOwner(viewer)),
      ),
    );
  const byId = new Map(
    rows.flatMap(({ id, reason, ...rest }) => (reason === null ? [] : [[id, { reason, ...rest }] as const])),
  );
  return ids.map((id) => byId.get(id) ?? null);
}

import { and, eq, sql, count, desc, max, min } from "drizzle-orm";
import { type ImportSource, importSources } from "../../contract/enums";
import { limits } from "../../contract/limits";
import type { Context } from "../Context";
import { inTransaction, type Transaction, type Database } from "../database/Database";
import { importedRuns, type ImportedRunRow } from "../database/progressSchema";
import { users, type UserRow } from "../database/userSchema";
import { DomainError, RateLimited } from "../DomainError";
import { BUSY_SECONDS } from "../files/ParserPool";
import type { UploadedFile } from "../files/UploadedFile";
import type { ImportedFile } from "./importedFile";
import type { PgColumn } from "drizzle-orm/pg-core";
import { roundDown } from "../../engine/metrics/rates";
import { dayOf } from "../database/calendar";
import { badCursor } from "../cursors";
import { highestFirst, type PageRequest } from "../database/pagination";

/** What is in a file, and how many of its runs the viewer did not have yet. */
export type ImportOutcome = ImportedFile & { readonly newRuns: number };

/** Reads a file of runs in a worker. Guests may, too. */
async function readFile(
  { viewer, services, address }: Context,
  file: UploadedFile,
): Promise<ImportedFile | DomainError> {
  if (!viewer) return new DomainError("NOT_SIGNED_IN");
  if (!(await services.switches.isOn("UPLOADS"))) return new DomainError("SWITCHED_OFF");
  if (file.bytes.length > limits.importBytes) return new DomainError("PAYLOAD_TOO_LARGE");
  const wait = await services.rateLimits.takeFrom("importRuns", viewer.userId, address);
  if (wait !== null) return new RateLimited(wait);
  const read = await services.parsers.run({ name: "readImport", bytes: file.bytes, now: services.now() });
  if (read === "busy") return new RateLimited(BUSY_SECONDS);
  if (read === "tooHard") return new DomainError("FILE_TOO_HARD");
  return "refused" in read.value ? new DomainError(read.value.refused) : read.value;
}

/** The rows of a batch in SQL. */
const rowsOf = (batch: string) => sql`json_to_recordset(${batch}::json) as row ("typedAt" bigint, "mode" text,
  "modeAmount" integer, "language" text, "durationMs" integer, "wpm" real, "accuracy" real)`;

const typedAtOfRow = sql`timestamptz 'epoch' + row."typedAt" * interval '1 millisecond'`;

/** Says what {@link importRuns} would do with a file, and keeps nothing. */
export async function previewImport(context: Context, file: UploadedFile): Promise<ImportOutcome | DomainError> {
  const read = await readFile(context, file);
  if (read instanceof DomainError) return read;
  const { viewer, services } = context;
  let newRuns = read.runs;
  for (const batch of read.batches) {
    const { rows } = await services.database.execute<{ existing: number }>(sql`
      select count(*)::int as existing from ${rowsOf(batch)} join ${importedRuns} on user_id = ${viewer?.userId}::uuid
        and typed_at = ${typedAtOfRow} and source = ${read.source}
    `);
    newRuns -= rows[0]?.existing ?? 0;
  }
  return { ...read, newRuns };
}

/** Keeps the runs of a file that the viewer does not have yet: all of them, or none if there are too many together. */
export async function importRuns(
  context: Context,
  file: UploadedFile,
): Promise<{ readonly file: ImportOutcome; readonly user: UserRow } | DomainError> {
  const read = await readFile(context, file);
  if (read instanceof DomainError) return read;
  const { viewer, services } = context;
  const userId = viewer?.userId ?? "";
  const { source } = read;
  try {
    return await inTransaction(services.database, async (transaction) => {
      const user = await lockUser(transaction, userId);
      if (!user) return new DomainError("NOT_SIGNED_IN");
      let newRuns = 0;
      for (const batch of read.batches) newRuns += await insertBatch(transaction, userId, source, batch);
      const own = eq(importedRuns.userId, userId);
      if ((await transaction.$count(importedRuns, and(own, eq(importedRuns.source, source)))) > limits.importedRuns)
        throw new TooManyRuns("TOO_MANY_RUNS");
      if (user.role === "GUEST" && (await transaction.$count(importedRuns, own)) > limits.importedRunsOfGuest)
        throw new TooManyRuns("TOO_MANY_RUNS_AS_GUEST");
      return { file: { ...read, newRuns }, user };
    });
  } catch (error) {
    if (error instanceof TooManyRuns) return new DomainError(error.code);
    throw error;
  }
}

/** Undoes the transaction. */
class TooManyRuns extends Error {
  constructor(readonly code: "TOO_MANY_RUNS" | "TOO_MANY_RUNS_AS_GUEST") {
    super(code);
  }
}

/** One import of a person at a time. It also keeps the account from going meanwhile. */
async function lockUser(transaction: Transaction, userId: string): Promise<UserRow | null> {
  const [user] = await transaction.select().from(users).where(eq(users.id, userId)).for("no key update");
  return user ?? null;
}

/** Returns how many of them are new. */
async function insertBatch(
  transaction: Transaction,
  userId: string,
  source: ImportSource,
  batch: string,
): Promise<number> {
  const { rowCount } = await transaction.execute(sql`
    insert into ${importedRuns}
      (user_id, typed_at, source, mode, mode_amount, language, duration_ms, wpm, accuracy)
    select ${userId}::uuid, ${typedAtOfRow}, ${source}, row."mode", row."modeAmount", row."language", row."durationMs",
      row."wpm", row."accuracy"
    from ${rowsOf(batch)} on conflict do nothing
  `);
  return rowCount ?? 0;
}

/** Deletes all runs of a source that the viewer imported. */
export async function deleteImportedRuns(
  { viewer, services }: Context,
  source: ImportSource,
): Promise<{ readonly user: UserRow; readonly deletedRuns: number } | DomainError> {
  if (!viewer) return new DomainError("NOT_SIGNED_IN");
  return inTransaction(services.database, async (transaction) => {
    const user = await lockUser(transaction, viewer.userId);
    if (!user) return new DomainError("NOT_SIGNED_IN");
    const { rowCount } = await transaction
      .delete(importedRuns)
      .where(and(eq(importedRuns.userId, viewer.userId), eq(importedRuns.source, source)));
    return { user, deletedRuns: rowCount ?? 0 };
  });
}

/** Moves all imported runs of one user to another. A run that the other user already has is not moved. */
export async function moveImportedRuns(transaction: Transaction, fromUserId: string, toUserId: string): Promise<void> {
  await transaction.execute(sql`
    update ${importedRuns} as moved set user_id = ${toUserId}::uuid where user_id = ${fromUserId}::uuid
      and not exists (select 1 from ${importedRuns} as other where other.user_id = ${toUserId}::uuid
        and other.typed_at = moved.typed_at and other.source = moved.source)
  `);
}

/** What a user imported from one site. */
export type ImportedSource = {
  readonly source: ImportSource;
  readonly runs: number;
  readonly firstAt: Date;
  readonly lastAt: Date;
};

export async function selectImportedSources(database: Database, userId: string): Promise<ImportedSource[]> {
  const { source, typedAt } = importedRuns;
  const found = await database
    .select({ source, runs: count(), firstAt: min(typedAt), lastAt: max(typedAt) })
    .from(importedRuns)
    .where(eq(importedRuns.userId, userId))
    .groupBy(source)
    .orderBy(desc(source));
  return found.flatMap(({ firstAt, lastAt, ...rest }) => (firstAt && lastAt ? [{ ...rest, firstAt, lastAt }] : []));
}

/** More days and kinds than anyone has. Beyond it, only the newest are returned. */
export const MOST_DAYS = 10_000;

/** The newest runs that a history is made of: what it costs does not grow with what was imported. */
export const MOST_RUNS = 50_000;

export type ImportedKind = Pick<ImportedRunRow, "source" | "mode" | "modeAmount" | "language">;

/** The imported runs of each day and kind as columns: lists of equal length, oldest day first. */
export type ImportedHistory = {
  readonly isComplete: boolean;
  readonly kinds: readonly ImportedKind[];
  readonly kind: readonly number[];
  readonly day: readonly number[];
  readonly runs: readonly number[];
  readonly wpm: readonly number[];
  readonly accuracy: readonly number[];
};

function medianOf(column: PgColumn) {
  return sql<number>`percentile_cont(0.5) within group (order by ${column}::double precision)`;
}

/**
 * The medians of each day and kind, of the newest {@link MOST_RUNS} runs.
 * @returns null for a user who imported nothing.
 */
export async function selectImportedHistory(
  database: Database,
  userId: string,
  timeZone: string,
): Promise<ImportedHistory | null> {
  const { source, mode, modeAmount, language, typedAt, wpm, accuracy } = importedRuns;
  const runs = database
    .select({ typedAt, source, mode, modeAmount, language, wpm, accuracy })
    .from(importedRuns)
    .where(eq(importedRuns.userId, userId))
    .orderBy(desc(typedAt))
    .limit(MOST_RUNS)
    .as("runs");
  const cut = await dayOfFirstLeftOut(database, userId, timeZone);
  const day = dayOf(runs.typedAt, timeZone);
  const newest = await database
    .select({
      day: day.as("day"),
      source: runs.source,
      mode: runs.mode,
      modeAmount: runs.modeAmount,
      language: runs.language,
      runs: count(),
      wpm: medianOf(runs.wpm),
      accuracy: medianOf(runs.accuracy),
    })
    .from(runs)
    .where(cut === null ? undefined : sql`${day} > ${cut}`)
    .groupBy(sql`day`, runs.source, runs.mode, runs.modeAmount, runs.language)
    .orderBy(sql`day desc`, runs.source, runs.mode, runs.modeAmount, runs.language)
    .limit(MOST_DAYS + 1);
  if (newest.length === 0 && cut === null) return null;
  const days = newest.slice(0, MOST_DAYS).toReversed();
  const kinds = new Map<string, { readonly at: number; readonly about: ImportedKind }>();
  const kind = days.map((each) => {
    const about = { source: each.source, mode: each.mode, modeAmount: each.modeAmount, language: each.language };
    const key = Object.values(about).join(" ");
    const existing = kinds.get(key) ?? { at: kinds.size, about };
    kinds.set(key, existing);
    return existing.at;
  });
  return {
    isComplete: cut === null && newest.length <= MOST_DAYS,
    kinds: Array.from(kinds.values(), ({ about }) => about),
    kind,
    day: days.map((each) => each.day),
    runs: days.map((each) => each.runs),
    wpm: days.map((each) => roundDown(each.wpm, 2)),
    accuracy: days.map((each) => roundDown(each.accuracy, 2)),
  };
}

/** The day of the newest run that is too old to be read; null if all are read. */
async function dayOfFirstLeftOut(database: Database, userId: string, timeZone: string): Promise<number | null> {
  const [first] = await database
    .select({ day: dayOf(importedRuns.typedAt, timeZone) })
    .from(importedRuns)
    .where(eq(importedRuns.userId, userId))
    .orderBy(desc(importedRuns.typedAt))
    .limit(1)
    .offset(MOST_RUNS);
  return first?.day ?? null;
}

/** A page of a user's imported runs, newest first. */
export function selectImportedPage(database: Database, userId: string, page: PageRequest): Promise<ImportedRunRow[]> {
  const { where, orderBy } = highestFirst([importedRuns.typedAt, importedRuns.source], placeOf, page);
  return database
    .select()
    .from(importedRuns)
    .where(and(eq(importedRuns.userId, userId), where))
    .orderBy(...orderBy)
    .limit(page.limit);
}

/** The position of a run in its user's list. */
export function importCursor({ typedAt, source }: ImportedRunRow): string {
  return Buffer.from(`${typedAt.getTime()}:${source}`).toString("base64url");
}

function placeOf(cursor: string) {
  const [, time = "", source = ""] = /^(\d{1,15}):([A-Z]+)$/u.exec(Buffer.from(cursor, "base64url").toString()) ?? [];
  const at = new Date(time === "" ? Number.NaN : Number(time));
  if (Number.isNaN(at.getTime()) || !importSources.some((each) => each === source)) throw badCursor();
  return sql`(${at.toISOString()}::timestamptz, ${source}::text)`;
}

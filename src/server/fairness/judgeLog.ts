import {
  judgeRun,
  type JudgedRun,
  type Suspicion,
  rhythmPrint,
  nearbyPrints,
  type RhythmPrint,
} from "../../engine/fairness/judgeRun";
import { runQuery, type Transaction } from "../database/Database";
import { sql, type SQL } from "drizzle-orm";
import { rhythmPrints } from "../database/progressSchema";
import { results, type ResultRow } from "../database/schema";
import { rowOfPlaceholders, rowsOf, Statement, type Write } from "../database/statements";
import { users } from "../database/userSchema";
import { randomUUID } from "node:crypto";

/** What the usual speed of a user depends on. */
type RunKind = Pick<ResultRow, "userId" | "language" | "startedAt"> & {
  /** Null for an exam, which is prose and not a run. */
  readonly mode: ResultRow["mode"] | null;
  /** A run with the same id that a guest saved, and sends again after signing in, is not a copy. Null for an exam. */
  readonly runId: string | null;
  /** Null when unknown. */
  readonly layout: ResultRow["layout"];
  readonly exerciseId: string | null;
};

/** Saved logs that a log is compared with: what {@link comparedLogs} selects. */
export type ComparedLogs = {
  readonly earlier: readonly Pick<ResultRow, "wpm" | "mode" | "exerciseId">[];
  readonly seen: readonly (readonly number[])[];
};

/**
 * Why a log that is about to be saved is suspicious, compared to the saved logs of its owner and all other users; null
 * when it is not.
 */
export function judgeLog(
  kind: Pick<RunKind, "mode" | "exerciseId">,
  run: Omit<JudgedRun, "earlier" | "seen">,
  { earlier, seen }: ComparedLogs,
): Suspicion | null {
  return judgeRun({
    ...run,
    earlier: earlier.map(({ wpm, mode, exerciseId }) => ({
      wpm,
      isAlike: mode === "LESSON" ? exerciseId === kind.exerciseId : groupOf(mode) === groupOf(kind.mode),
    })),
    seen: seen.map((gaps) => ({ gaps })),
  });
}

const prose: ReadonlySet<string> = new Set(["TIME", "WORDS", "TEXT", "RACE"]);

/** Groups modes whose runs have comparable speeds. */
function groupOf(mode: ResultRow["mode"] | null): string {
  return mode === null || prose.has(mode) ? "PROSE" : mode;
}

/** The columns of a log that is about to be saved, in SQL a row named `run`: see {@link logValues}. */
export const logColumns = {
  user_id: "uuid",
  run_id: "uuid",
  mode: "text",
  language: "text",
  layout: "text",
  exercise_id: "text",
  started_at: "timestamptz",
  print_length: "smallint",
  print_longest_at: "smallint[]",
  print_half_from: "float8",
  print_half_to: "float8",
  print_lock: "integer",
} as const;

/** @param print of its keystrokes; null for a log that is too short to be compared. */
export function logValues(
  { userId, runId, mode, language, layout, exerciseId, startedAt }: RunKind,
  print: RhythmPrint | null,
): Readonly<Record<keyof typeof logColumns, unknown>> {
  const near = print && nearbyPrints(print);
  return {
    user_id: userId,
    run_id: runId,
    mode,
    language,
    layout,
    exercise_id: exerciseId,
    started_at: startedAt.toISOString(),
    print_length: near && near.length,
    print_longest_at: near && near.longestAt,
    print_half_from: near && near.half[0],
    print_half_to: near && near.half[1],
    print_lock: print && print.gaps.length * 1_000 + print.longestAt,
  };
}

/**
 * Makes concurrent searches for the same log wait until the transaction ends, so that of two saved at the same time the
 * second sees the first. Takes no lock for a log without a print. Select it before {@link comparedLogs}, in a statement
 * of its own, after the user's row is locked.
 */
export const lockPrint: SQL = sql`pg_advisory_xact_lock(hashtext('rhythm print'), run.print_lock)`;

/** Number of latest runs from which the usual speed is taken. */
const LATEST = 30;

/**
 * Maximum number of prints compared key by key, on each side of each of the three longest gaps: about 500 in all. They
 * are the nearest ones, so that a copy is among them however many logs there are.
 */
const MOST_COMPARED = 84;

/**
 * A user's earlier VERIFIED runs in the same language and, if known, on the same layout, latest first. Course exercises
 * are left out unless the run is one itself, because drills of a few keys say little about prose.
 */
const earlier = sql`select before.wpm, before.mode, before.exercise_id as "exerciseId"
  from ${results} before
  where before.user_id = run.user_id and before.started_at < run.started_at
    and before.status = 'VERIFIED' and before.language = run.language
    and (run.layout is null or before.layout is null or before.layout = run.layout)
    and (run.mode = 'LESSON' or before.mode <> 'LESSON')
  order by before.started_at desc, before.id desc
  limit ${sql.raw(String(LATEST))}`;

/** Prints with the same longest gap, from half the time of the run up to, or down to, a bound: the nearest first. */
const nearest = (isAbove: boolean): SQL => sql`
  (select print.result_id, print.gaps from ${rhythmPrints} print
  where print.length = run.print_length and print.longest_at = longest.at and ${
    isAbove
      ? sql`print.half between (run.print_half_from + run.print_half_to) / 2 and run.print_half_to`
      : sql`print.half >= run.print_half_from and print.half < (run.print_half_from + run.print_half_to) / 2`
  }
  order by print.half ${isAbove ? sql`asc` : sql`desc`}
  limit ${sql.raw(String(MOST_COMPARED))})`;

/** Prints of logs of any user that may be the same as this one. */
const seen = sql`select near.gaps
  from unnest(run.print_longest_at) longest(at)
  cross join lateral (${nearest(true)} union all ${nearest(false)}) near
  left join ${results} saved on saved.id = near.result_id
  left join ${users} owner on owner.id = saved.user_id
  where run.run_id is null or saved.run_id is null or saved.run_id <> run.run_id or owner.role <> 'GUEST'`;

/** The {@link ComparedLogs} of a log with {@link logColumns}, as JSON. */
export const comparedLogs: SQL = sql`json_build_object(
  'earlier', (select coalesce(json_agg(earlier), '[]') from (${earlier}) as earlier),
  'seen', (select coalesce(json_agg(seen.gaps), '[]') from (${seen}) as seen))`;

const run = rowOfPlaceholders("run", logColumns);
const lockStatement = new Statement("lock_print", sql`select ${lockPrint} from ${run}`);
const comparedStatement = new Statement("compared_logs", sql`select ${comparedLogs} as logs from ${run}`);

/** Selects the {@link ComparedLogs} of a log. Call it while the user's row is locked. */
export async function selectComparedLogs(
  transaction: Transaction,
  kind: RunKind,
  keystrokes: JudgedRun["keystrokes"],
): Promise<ComparedLogs> {
  const values = logValues(kind, rhythmPrint(keystrokes));
  await runQuery(transaction, lockStatement.with(values));
  const [row] = await runQuery<{ logs: ComparedLogs }>(transaction, comparedStatement.with(values));
  return row?.logs ?? { earlier: [], seen: [] };
}

/** The result or exam attempt that a log belongs to. */
type PrintOwner = { readonly resultId: string } | { readonly examId: string; readonly attempt: number };

const writePrints = rowsOf(rhythmPrints, sql`do nothing`);

/** Stores the print of a log that is saved. */
export function savePrint(owner: PrintOwner, print: RhythmPrint): Write {
  return writePrints([{ id: randomUUID(), ...owner, ...print, gaps: [...print.gaps], length: print.gaps.length }]);
}

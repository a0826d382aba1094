import { randomUUID } from "node:crypto";
import { sql, type SQL } from "drizzle-orm";
import type { FlagReason } from "../../contract/enums";
import { rhythmPrint } from "../../engine/fairness/judgeRun";
import { MAX_LOG_DURATION_MS } from "../../engine/log/Keystroke";
import { measureRun, type Run } from "../../engine/metrics/measureRun";
import type { RunMetrics } from "../../engine/metrics/RunMetrics";
import { addToBoards, hasLaterRun, isOnSomeBoard, rebuildEntries } from "../boards/boardEntries";
import { readAndWrite, runQuery, type Database } from "../database/Database";
import { results, type ResultRow } from "../database/schema";
import { rowOfPlaceholders, rowsOf, Statement, writeAll } from "../database/statements";
import { users, type UserRow } from "../database/userSchema";
import { comparedLogs, judgeLog, lockPrint, logColumns, logValues, savePrint } from "../fairness/judgeLog";
import type { ComparedLogs } from "../fairness/judgeLog";
import { practiceDayOf } from "../goals/practiceDays";
import { isEasier } from "../lessons/passedExercises";
import { noteTournamentRun } from "../tournaments/tournamentRuns";
import { moveBookmark } from "../texts/bookmarksAndFavorites";
import { beforeRun, countRun, countedColumns, countedValues, selectBeforeRun, type BeforeRun } from "./countRun";
import { noteRecord } from "./runRecords";
import { findRun } from "./results";
import { judgeFigures } from "./verifyRun";

/** How much two runs may overlap, in ms, because a browser only knows the server's clock approximately. */
const CLOCK_SLACK_MS = 1_000;

/** What a run is, before it is measured. What is left out is null or false. */
type RunAbout = Pick<
  ResultRow,
  "userId" | "runId" | "mode" | "modeAmount" | "language" | "textId" | "log" | "startedAt" | "createdAt"
> &
  Partial<
    Pick<
      ResultRow,
      | "id"
      | "raceCode"
      | "place"
      | "racers"
      | "raceMode"
      | "layout"
      | "keyRule"
      | "punctuation"
      | "numbers"
      | "wordList"
      | "exerciseId"
      | "textFrom"
      | "textTo"
    >
  >;

/** A run to save: its kind, its user and its log. Everything else is measured. */
export type NewRun = RunAbout & {
  readonly run: Run;
  /** The time zone of calendar days. */
  readonly timeZone: string;
  /** A reason to flag the run because of the way it arrived, if any. */
  readonly suspicion?: FlagReason | null;
  /** Where the reader of a text in parts continues, flagged or not. */
  readonly bookmark?: { readonly textId: string; readonly position: number; readonly updatedAt: Date } | null;
  /** Row id of the group whose race it was, if any: its tournament counts it. */
  readonly groupId?: string | null;
};

/**
 * Measures a run and saves it, once per user and run id: a repeated call, also concurrently or with another log,
 * returns the first result. Flags runs that are suspicious (engine/fairness) or overlap another run of the same user. A
 * run that is not flagged counts (countRun), and may be on boards. Two round trips to Postgres.
 * @returns null when the account is gone.
 */
export async function insertRun(
  database: Database,
  { run, timeZone, bookmark = null, groupId = null, suspicion = null, ...about }: NewRun,
): Promise<ResultRow | null> {
  const figures = measureRun(run);
  const print = rhythmPrint(run.keystrokes);
  const day = practiceDayOf(about.startedAt.getTime(), timeZone);
  const unjudged = resultOf(about, run, figures);
  const { id, userId, exerciseId } = unjudged;
  const values = {
    ...logValues(unjudged, print),
    ...countedValues(unjudged, day),
    ...overlapValues(unjudged),
    id,
    mode_amount: unjudged.modeAmount,
  };
  const lock = lockAccount.with(values);
  const read = knownOfRun.with(values);
  return readAndWrite<Account, RunContext, ResultRow | null>(database, { lock, read }, async (account, known, tx) => {
    if (!account || !known) return { result: null, write: null };
    if (known.isSaved) return { result: await findRun(tx, userId, unjudged.runId), write: null };

    const judged = judgeLog(unjudged, { ...figures, keystrokes: run.keystrokes }, known.logs);
    const standsOut: FlagReason | null = judged === "TOO_FAST" ? judged : (suspicion ?? judged);
    const flagReason = standsOut ?? (known.overlaps ? "OVERLAPPING" : null);
    const isEased = isEasier(known.course, exerciseId);
    const result: ResultRow =
      flagReason === null
        ? { ...unjudged, isEased, practiceDay: day }
        : { ...unjudged, isEased, flagReason, status: "FLAGGED", isCounted: false };

    const writes = [saveResults([result])];
    if (print) writes.push(savePrint({ resultId: id }, print));
    if (bookmark) writes.push(moveBookmark({ ...bookmark, userId }));
    if (groupId !== null) {
      const { language, startedAt } = about;
      writes.push(noteTournamentRun({ resultId: id, groupId, language, startedAt }, timeZone));
    }
    if (flagReason !== null) return { result, write: writeAll(writes) };

    const stars = judgeFigures(exerciseId, figures, isEased)?.stars ?? 0;
    const before = known.days.hasRunsWithoutDay ? await selectBeforeRun(tx, unjudged, { day, timeZone }) : known;
    writes.push(noteRecord());
    writes.push(...countRun(before, result, run, { ...account, day, stars }));
    const isListed = account.profileVisibility === "ALL" && account.competes && isOnSomeBoard(result);
    if (!isListed) return { result, write: writeAll(writes) };

    if (!known.hasLaterRun) return { result, write: writeAll([...writes, addToBoards(timeZone)]) };
    await runQuery(tx, writeAll(writes));
    await rebuildEntries(tx, userId, timeZone);
    return { result, write: null };
  });
}

const saveResults = rowsOf(results);

/** The row of a run that is not flagged. */
function resultOf(about: RunAbout, { text, keystrokes }: Run, figures: RunMetrics): ResultRow {
  const { durationMs, wpm, raw, strokesPerMinute, accuracy, consistency } = figures;
  return {
    id: randomUUID(),
    raceCode: null,
    place: null,
    racers: null,
    raceMode: null,
    layout: null,
    keyRule: null,
    punctuation: false,
    numbers: false,
    wordList: null,
    exerciseId: null,
    textFrom: null,
    textTo: null,
    ...about,
    durationMs,
    wpm,
    raw,
    strokesPerMinute,
    accuracy,
    consistency,
    prompt: text,
    deletions: keystrokes.filter(({ kind }) => kind !== "insert").length,
    isEased: false,
    status: "VERIFIED",
    flagReason: null,
    reviewedAt: null,
    reviewedBy: null,
    isCounted: true,
    practiceDay: null,
    visibility: "ME",
  };
}

type Account = Pick<UserRow, "profileVisibility" | "competes" | "dailyGoalMinutes">;

/**
 * One run of a person at a time: the second of two at once sees the first. It also keeps the account from being
 * deleted meanwhile. No row when the account is gone.
 */
const lockAccount = new Statement(
  "lock_account",
  sql`with account as (
      select profile_visibility as "profileVisibility", competes, daily_goal_minutes as "dailyGoalMinutes"
      from ${users} where id = ${sql.placeholder("user_id")} for no key update)
    select account.*, ${lockPrint} from account, ${rowOfPlaceholders("run", { print_lock: "integer" })}`,
);

type RunContext = BeforeRun & {
  /** Whether this user has a result with this run id. */
  readonly isSaved: boolean;
  readonly overlaps: boolean;
  readonly logs: ComparedLogs;
  readonly hasLaterRun: boolean;
};

const isSaved: SQL = sql`exists (
  select from ${results} saved where saved.user_id = run.user_id and saved.run_id = run.run_id)`;

const overlapColumns = { overlap_earliest: "timestamptz", overlap_from: "timestamptz", overlap_to: "timestamptz" };

function overlapValues({ startedAt, durationMs }: ResultRow): Readonly<Record<keyof typeof overlapColumns, string>> {
  const from = startedAt.getTime() + CLOCK_SLACK_MS;
  return {
    // No run is longer, so the index need not be read further back than this.
    overlap_earliest: new Date(from - MAX_LOG_DURATION_MS).toISOString(),
    overlap_from: new Date(from).toISOString(),
    overlap_to: new Date(startedAt.getTime() + durationMs - CLOCK_SLACK_MS).toISOString(),
  };
}

/** Whether another run of this user was typed at the same time. */
const overlaps: SQL = sql`exists (
  select from ${results} other
  where other.user_id = run.user_id and other.started_at > run.overlap_earliest and other.started_at < run.overlap_to
    and other.started_at + other.duration_ms * interval '1 millisecond' > run.overlap_from)`;

/** Everything that saving a run asks for, each part from the file that uses it. */
const knownOfRun = new Statement(
  "known_of_run",
  sql`select ${isSaved} as "isSaved", ${overlaps} as overlaps, ${comparedLogs} as logs, ${beforeRun},
      ${hasLaterRun} as "hasLaterRun"
    from ${rowOfPlaceholders("run", {
      ...logColumns,
      ...countedColumns,
      ...overlapColumns,
      id: "uuid",
      mode_amount: "integer",
    })}`,
);

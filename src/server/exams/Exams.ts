import { and, asc, eq, gt, inArray, or, sql, type SQL, isNotNull } from "drizzle-orm";
import { decideExam, type ExamDecision } from "../../engine/exams/decideExam";
import { type ExamEvent, foldExam } from "../../engine/exams/ExamState";
import { inTransaction, type Database, type Connection } from "../database/Database";
import { isUniqueViolation } from "../database/databaseErrors";
import { examEvents, exams, type ExamRow } from "../database/schema";
import { LeastRecentlyUsed } from "../LeastRecentlyUsed";
import { lockCandidate } from "./examPractice";
import {
  closeExam,
  countEndedAttempts,
  foldRows,
  type FoldedExam,
  type OpenExam,
  type CandidateCommand,
} from "./examRules";
import type { FlagReason } from "../../contract/enums";
import type { Viewer, Services } from "../Context";
import { newestFirst, type PageRequest } from "../database/pagination";
import { activelyCoachesOwner, coachesOwner } from "../results/reviewResult";

/** Number of folded exams kept in memory, most of them about 20 KB: enough for a whole school at once. */
const KEPT = 1_000;

/** How often an append is retried when others append to the same log. A user has only a few pages open. */
const MOST_TRIES = 20;

export type Dispatched = { readonly exam: OpenExam; readonly decision: ExamDecision };

/**
 * The exams, each a log of events in the database. An append names the position after the last event it knows. If that
 * is taken by another process or page, the events in between are read and the command is decided again. No timer is
 * needed: what ends by time is ended when the exam is next read.
 */
export class Exams {
  readonly #database: Database;
  readonly #now: () => number;
  readonly #timeZone: string;
  readonly #folded = new LeastRecentlyUsed<FoldedExam>(KEPT);

  /** @param timeZone the time zone of calendar days. */
  constructor(database: Database, now: () => number, timeZone: string) {
    this.#database = database;
    this.#now = now;
    this.#timeZone = timeZone;
  }

  /** The current state of the exams in these rows, in the same order, with events that are due by time applied. */
  async open(rows: readonly ExamRow[]): Promise<OpenExam[]> {
    const opened = await this.#read(rows);
    return Promise.all(opened.map((exam) => this.#catchUp(exam)));
  }

  /** The exams with these ids, without those that do not exist. */
  async find(ids: readonly string[]): Promise<OpenExam[]> {
    const opened = await this.#select(ids);
    return Promise.all(opened.map((exam) => this.#catchUp(exam)));
  }

  /** The cached state of an exam, to {@link dispatch} a command to it; null when the exam does not exist. */
  async recall(id: string): Promise<OpenExam | null> {
    const folded = this.#folded.get(id);
    if (!folded) return (await this.#select([id]))[0] ?? null;
    const [row] = await this.#database.select().from(exams).where(eq(exams.id, id));
    return row ? { row, ...folded } : null;
  }

  /**
   * Runs a candidate's command on an exam. Before it is refused, the state is read from the database again.
   * @throws when the database fails; the same command can be sent again.
   */
  async dispatch(exam: OpenExam, command: CandidateCommand): Promise<Dispatched> {
    let current = this.#latest(exam);
    let isFresh = false;
    for (let tries = 0; tries < MOST_TRIES; tries += 1) {
      const { events, decision } = decide(current, command, this.#now());
      if (!isFresh && !("events" in decision && decision.events.length > 0)) {
        current = await this.#refresh(current);
        isFresh = true;
        continue;
      }
      const next = events.length === 0 ? current : await this.#append(current, events);
      if (next !== null) return { exam: next, decision };
      current = await this.#refresh(current);
      isFresh = true;
    }
    throw new Error("An exam's log grows faster than it can be read.");
  }

  async #catchUp(exam: OpenExam): Promise<OpenExam> {
    const tick = decideExam(exam.state, { kind: "tick" }, this.#now());
    if (!("events" in tick) || tick.events.length === 0) return exam;
    return (await this.#append(exam, tick.events)) ?? this.#catchUp(await this.#refresh(exam));
  }

  /** Null when the position is taken. */
  async #append({ row, state, place }: OpenExam, events: readonly ExamEvent[]): Promise<OpenExam | null> {
    const next = events.reduce(foldExam, state);
    const values = events.map((event, at) => ({ examId: row.id, place: place + 1 + at, event }));
    const isEnd = events.some(({ kind }) => kind === "ended" || kind === "finished");
    let closed: ExamRow | null = null;
    try {
      if (isEnd) {
        closed = await inTransaction(this.#database, async (transaction) => {
          await transaction.insert(examEvents).values(values);
          const userId = await lockCandidate(transaction, row.id);
          if (userId === null) return null;
          const exam = { ...row, userId };
          await countEndedAttempts(transaction, exam, { before: state, after: next }, this.#timeZone);
          return next.phase === "FINISHED" ? closeExam(transaction, exam, next) : exam;
        });
      } else await this.#database.insert(examEvents).values(values);
    } catch (error) {
      if (isUniqueViolation(error)) return null;
      throw error;
    }
    return this.#store({ row: closed ?? row, state: next, place: place + values.length });
  }

  #store(exam: OpenExam): OpenExam {
    const { state, place } = this.#latest(exam);
    this.#folded.set(exam.row.id, { state, place });
    return { row: exam.row, state, place };
  }

  /** The cached exam if it is newer, otherwise the given one. */
  #latest(exam: OpenExam): OpenExam {
    const folded = this.#folded.get(exam.row.id);
    return folded && folded.place > exam.place ? { row: exam.row, ...folded } : exam;
  }

  async #refresh(exam: OpenExam): Promise<OpenExam> {
    const [fresh] = await this.#read([exam.row]);
    return fresh ?? exam;
  }

  /** The exams with these ids and the new events of their logs, in one join. */
  async #select(ids: readonly string[]): Promise<OpenExam[]> {
    if (ids.length === 0) return [];
    const cached = this.#cached(ids);
    const found = await this.#database
      .select({ row: exams, event: examEvents })
      .from(exams)
      .leftJoin(examEvents, and(eq(examEvents.examId, exams.id), isNewIn(cached) ?? sql`false`))
      .where(inArray(exams.id, [...ids]))
      .orderBy(asc(exams.id), asc(examEvents.place));
    const rows = new Map(found.map(({ row }) => [row.id, row]));
    return this.#fold(
      [...rows.values()],
      found.flatMap(({ event }) => event ?? []),
      cached,
    );
  }

  /** Folds the new events of these rows' logs. */
  async #read(rows: readonly ExamRow[]): Promise<OpenExam[]> {
    const cached = this.#cached(rows.map(({ id }) => id));
    const isNew = isNewIn(cached);
    const order = [asc(examEvents.examId), asc(examEvents.place)];
    const events =
      isNew === undefined
        ? []
        : await this.#database
            .select()
            .from(examEvents)
            .where(isNew)
            .orderBy(...order);
    return this.#fold(rows, events, cached);
  }

  #cached(ids: readonly string[]): CachedExams {
    return new Map(ids.map((id) => [id, this.#folded.get(id) ?? null]));
  }

  #fold(rows: readonly ExamRow[], events: readonly ExamEventRow[], cached: CachedExams): OpenExam[] {
    return rows.flatMap((row) => {
      const folded = foldRows(
        cached.get(row.id) ?? null,
        events.filter(({ examId }) => examId === row.id),
      );
      return folded === null ? [] : [this.#store({ row, ...folded })];
    });
  }
}

/** The cached folds of some exams, by row id. */
type CachedExams = ReadonlyMap<string, FoldedExam | null>;

type ExamEventRow = typeof examEvents.$inferSelect;

/** The events after those already folded. The log of an exam that is over is folded completely or not at all. */
function isNewIn(cached: CachedExams): SQL | undefined {
  const growing = [...cached].filter(([, exam]) => exam?.state.phase !== "FINISHED");
  return or(...growing.map(([id, exam]) => and(eq(examEvents.examId, id), gt(examEvents.place, exam?.place ?? 0))));
}

/** Events due by time come before the command, and are appended even if the command is refused. */
function decide(
  { state }: OpenExam,
  command: CandidateCommand,
  now: number,
): { readonly events: readonly ExamEvent[]; readonly decision: ExamDecision } {
  const tick = decideExam(state, { kind: "tick" }, now);
  const due = "events" in tick ? tick.events : [];
  const decision = decideExam(due.reduce(foldExam, state), { ...command, by: state.settings.candidateId }, now);
  return { events: "events" in decision ? [...due, ...decision.events] : due, decision };
}

declare module "../Context" {
  interface Services {
    readonly exams: Exams;
  }
}

/** A page of a user's exams, newest first. */
export async function selectExamPage(
  { database, exams: log }: Services,
  userId: string,
  page: PageRequest,
  which?: SQL,
): Promise<OpenExam[]> {
  const { where, orderBy } = newestFirst(exams, page);
  const rows = await database
    .select()
    .from(exams)
    .where(and(eq(exams.userId, userId), which, where))
    .orderBy(...orderBy)
    .limit(page.limit);
  return log.open(rows);
}

/** Why an exam was flagged and what was decided, for those who may see it. */
export type ExamFlag = {
  readonly reason: FlagReason;
  readonly isCleared: boolean;
  readonly reviewedAt: Date | null;
  readonly reviewedBy: string | null;
  readonly isReviewable: boolean;
};

/** The flags of these exams, in the order of the ids; null for those that have none or that the viewer may not see. */
export async function selectExamFlags(
  database: Connection,
  viewer: Viewer | null,
  ids: readonly string[],
): Promise<(ExamFlag | null)[]> {
  if (viewer === null) return ids.map(() => null);
  const isAdmin = viewer.role === "ADMIN";
  const isOwn = eq(exams.userId, viewer.userId);
  const isReviewable = sql<boolean>`(not ${isOwn} and ${isAdmin ? sql`true` : activelyCoachesOwner(viewer, exams)})`;
  const rows = await database
    .select({
      id: exams.id,
      reason: exams.flagReason,
      status: exams.status,
      reviewedAt: exams.reviewedAt,
      reviewedBy: exams.reviewedBy,
      isReviewable,
    })
    .from(exams)
    .where(
      and(
        inArray(exams.id, [...ids]),
        isNotNull(exams.flagReason),
        isAdmin ? undefined : or(isOwn, coachesOwner(viewer, exams)),
      ),
    );
  const byId = new Map(
    rows.flatMap(({ id, reason, status, ...rest }) =>
      reason === null ? [] : [[id, { reason, isCleared: status === "VERIFIED", ...rest }] as const],
    ),
  );
  return ids.map((id) => byId.get(id) ?? null);
}

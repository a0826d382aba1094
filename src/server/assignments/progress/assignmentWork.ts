import { and, inArray, sql, type SQL, type SQLWrapper } from "drizzle-orm";
import { assignmentMembers, assignments, exams, results, passedExercises, texts } from "../../database/schema";
import { groupMembers } from "../../database/userSchema";
import { countingAttempt, attemptGrade, type OpenExam } from "../../exams/examRules";
import type { SeenAssignment, SetTask } from "../assignments";
import { assignmentOtherTexts, assignmentTasks } from "../../database/assignmentSchema";
import type { ReadConnection } from "../../database/Database";
import { type ExamReached, laterOf, noWork, taskKey, toDate, type Work, type WorkByMember, workKey } from "./work";
import { findLesson } from "../../../engine/lessons/courses";

/** A task to read the members' work on, with the row id of its assignment. */
export type AskedTask = SetTask & { readonly id: string };

/** All tasks of one kind in these assignments. */
export function tasksOfKind(set: readonly SeenAssignment[], kind: SetTask["task"]["kind"]): readonly AskedTask[] {
  return set.flatMap(({ id, tasks }) => tasks.filter(({ task }) => task.kind === kind).map((one) => ({ id, ...one })));
}

/** The tasks asked for, all of one kind, and the user, or null for all users. Row ids. */
type WorkKey = { readonly tasks: readonly AskedTask[]; readonly userId: string | null };

/** The place of a task in its assignment, in queries over {@link assignedRows}. */
export const taskPosition = sql`assignments.position`;

/**
 * `from` and `where` of a query over each of these tasks with each member to whom it is set, without those who left the
 * group or coach it. A task has the columns of its assignment, so that conditions name those of `assignments`.
 */
export function assignedRows({ tasks, userId }: WorkKey): { readonly from: SQL; readonly where: SQL | undefined } {
  const ids = [...new Set(tasks.map(({ id }) => id))];
  const kind = tasks[0]?.task.kind ?? "";
  const isNamed = sql`exists (select from ${assignmentMembers}
    where ${assignmentMembers.assignmentId} = ${assignments.id}
    and ${assignmentMembers.userId} = ${groupMembers.userId})`;
  const columns = sql`a.id, a.group_id, a.is_for_all, a.opens_at, a.closed_at`;
  return {
    from: sql`(
      select ${columns}, 0 as position, a.task, a.text_id from ${assignments} a
      where ${inArray(sql`a.id`, ids)} and a.task ->> 'kind' = ${kind}
      union all
      select ${columns}, t.position, t.task, t.text_id from ${assignmentTasks} t
      join ${assignments} a on a.id = t.assignment_id
      where ${inArray(sql`t.assignment_id`, ids)} and t.task ->> 'kind' = ${kind}
    ) assignments join ${groupMembers} on ${groupMembers.groupId} = ${assignments.groupId}`,
    where: and(
      sql`${groupMembers.role} = 'MEMBER'`,
      sql`(${assignments.isForAll} or ${isNamed})`,
      userId === null ? undefined : sql`${groupMembers.userId} = ${userId}::uuid`,
    ),
  };
}

/**
 * Whether work at a given time counts: after the opening, after the user joined the group (coaches learn nothing of
 * earlier days), and up to and including the moment of closing. All by the server's clock, because a browser's clock
 * cannot be trusted.
 */
export function isInTime(at: SQL): SQL {
  return sql`(${at} >= greatest(${assignments.opensAt}, ${groupMembers.joinedAt}) and (${assignments.closedAt} is null
    or ${at} <= ${assignments.closedAt}))`;
}

/**
 * The runs of one member that count for one assignment, as a condition on results beside assignedRows. A flagged run
 * counts once a coach has cleared it. Where Backspace is off, runs in which it was used do not count; lessons have
 * their own rules.
 */
function countedRuns(which?: SQL): SQL {
  const isClean = sql`(${results.mode} = 'LESSON'
    or (${results.deletions} = 0 and ${results.keyRule} is distinct from 'STOP_ON_ERROR')
    or coalesce((${assignments.task} ->> 'backspace')::boolean, true))`;
  const isOwn = sql`${results.userId} = ${groupMembers.userId}`;
  return sql`${isOwn} and ${isInTime(sql`${results.createdAt}`)} and ${results.status} = 'VERIFIED'
    and ${isClean}${which === undefined ? sql`` : sql` and ${which}`}`;
}

/** Groups values by a key; each group keeps the order of the list. */
export function gather<Value>(
  values: readonly Value[],
  keyOf: (value: Value) => string,
): ReadonlyMap<string, readonly Value[]> {
  const gathered = new Map<string, Value[]>();
  for (const value of values) {
    const key = keyOf(value);
    const cached = gathered.get(key);
    if (cached) cached.push(value);
    else gathered.set(key, [value]);
  }
  return gathered;
}

export type Row = {
  readonly id: string;
  readonly position: number;
  readonly user_id: string;
  readonly exam_id: string;
  readonly exams: number;
};

export function workOf({ row, state }: OpenExam, number: number): Work {
  const { attempts, changedAt, phase } = state;
  if (attempts.length === 0) return number > 1 ? { ...noWork, runs: number - 1 } : noWork;
  const exam = reachedIn(state);
  const isDone = phase === "FINISHED" && exam?.passed === true && row.status === "VERIFIED";
  return {
    ...noWork,
    runs: number,
    lastAt: new Date(changedAt),
    exam,
    doneAt: isDone ? new Date(changedAt) : null,
    part: isDone ? 1 : 0,
  };
}

/**
 * How the best finished attempt was graded. Null while the first attempt is running, because errors are only shown
 * afterwards.
 */
function reachedIn(state: OpenExam["state"]): ExamReached | null {
  const graded = state.attempts.map((_, at) => attemptGrade(state, at + 1));
  const counting = countingAttempt(state)?.number;
  const at = counting === undefined ? graded.findLastIndex((one) => one !== null) : counting - 1;
  const [attempt, grade] = [state.attempts[at], graded[at]];
  if (attempt === undefined || grade == null) return null;
  const { passed, strokesPerMinute, accuracy } = grade;
  const { isByEar, extraTime } = attempt;
  return { passed, norm: state.settings.norm, strokesPerMinute, accuracy: accuracy / 100, isByEar, extraTime };
}

/** The exams that a task of kind EXAM asks for, beside assignedRows. Practice exams do not count. */
export const isAskedExam = sql`${exams.userId} = ${groupMembers.userId}
  and ${exams.norm} = ${assignments.task} ->> 'norm'
  and (${exams.language} = ${assignments.task} ->> 'language'
    or coalesce((${assignments.task} ->> 'isAnyLanguage')::boolean, false)) and not ${exams.isMock}`;

/** A shorter run says little about accuracy or speed. */
const SHORTEST_MS = 10_000;

const MINUTE_MS = 60_000;

type GoalWorkRow = {
  readonly id: string;
  readonly position: number;
  readonly user_id: string;
  readonly runs: number;
  readonly ms: number;
  readonly accuracy: number | null;
  readonly wpm: number | null;
  readonly last_at: string;
  readonly enough_at: string | null;
  readonly reached_at: string | null;
};

const taskNumber = (name: "minutes" | "accuracy" | "wpm") =>
  sql`(${assignments.task} ->> ${sql.raw(`'${name}'`)})::int`;

/**
 * The members' work on goals, in one query: minutes of all runs, and the first run with the required accuracy and
 * speed.
 */
export async function goalWork(
  database: ReadConnection,
  goals: readonly AskedTask[],
  userId: string | null,
): Promise<WorkByMember> {
  if (goals.length === 0) return new Map();
  const { from, where } = assignedRows({ tasks: goals, userId });
  const isAccurate = sql`(${taskNumber("accuracy")} is null or run.accuracy >= ${taskNumber("accuracy")})`;
  const isFast = sql`(${taskNumber("wpm")} is null or run.wpm >= ${taskNumber("wpm")})`;
  const { rows } = await database.execute<GoalWorkRow>(sql`
    select ${assignments.id} as id, ${taskPosition} as position, ${groupMembers.userId} as user_id, done.*
    from ${from}
    cross join lateral (
      select count(*)::int as runs, sum(run.duration_ms)::float8 as ms, max(run.created_at) as last_at,
        max(run.accuracy) filter (where run.is_long) as accuracy,
        max(run.wpm) filter (where run.is_long and ${isAccurate}) as wpm,
        min(run.created_at) filter (where run.so_far >= ${taskNumber("minutes")}::bigint * ${MINUTE_MS}) as enough_at,
        min(run.created_at) filter (where run.is_long and ${isAccurate} and ${isFast}) as reached_at
      from (
        select ${results.createdAt}, ${results.durationMs}, ${results.accuracy}, ${results.wpm},
          ${results.durationMs} >= ${SHORTEST_MS} as is_long,
          sum(${results.durationMs}) over (order by ${results.createdAt}, ${results.id}) as so_far
        from ${results} where ${countedRuns(inLanguage(results.language))}
      ) run
    ) done
    where ${where} and done.runs > 0`);
  const byKey = new Map(goals.map((goal) => [taskKey(goal), goal]));
  return new Map(
    rows.flatMap((row) => {
      const goal = byKey.get(taskKey(row));
      return goal === undefined ? [] : [[workKey(row, row.user_id), goalWorkWorkOf(goal, row)]];
    }),
  );
}

function goalWorkWorkOf({ task }: SetTask, row: GoalWorkRow): Work {
  if (task.kind !== "GOAL") return noWork;
  const { runs, ms, accuracy, wpm } = row;
  const enoughAt = toDate(row.enough_at);
  const reachedAt = toDate(row.reached_at);
  const asksRun = task.accuracy !== null || task.wpm !== null;
  const parts = [
    ...(task.minutes === null ? [] : [Math.min(1, ms / (task.minutes * MINUTE_MS))]),
    ...(asksRun ? [reachedAt === null ? 0 : 1] : []),
  ];
  const doneAt = task.minutes === null ? reachedAt : asksRun ? laterOf(enoughAt, reachedAt) : enoughAt;
  return {
    ...noWork,
    runs,
    accuracy,
    wpm,
    doneAt,
    minutes: ms / MINUTE_MS,
    lastAt: toDate(row.last_at),
    part: parts.reduce((sum, part) => sum + part, 0) / Math.max(1, parts.length),
  };
}

/** Whether something in this language counts: for a goal without a language, anything does. */
function inLanguage(language: SQLWrapper): SQL {
  return sql`coalesce(${language} = ${assignments.task} ->> 'language', true)`;
}

type Passed = {
  readonly id: string;
  readonly position: number;
  readonly user_id: string;
  readonly passed: number;
  readonly last_at: string;
};
type Tried = {
  readonly id: string;
  readonly position: number;
  readonly user_id: string;
  readonly runs: number;
  readonly accuracy: number;
  readonly wpm: number;
  readonly last_at: string;
};

/** Whether a task of kind LESSON asks for an exercise. */
function isAskedExercise(exerciseId: SQLWrapper): SQL {
  return sql`coalesce(${exerciseId} = ${assignments.task} ->> 'exercise',
      starts_with(${exerciseId}, (${assignments.task} ->> 'lesson') || '.'))`;
}

/**
 * The members' work on lessons. An exercise passed before the opening counts, because members do not repeat lessons.
 * Exercises passed after the closing do not.
 */
export async function lessonWork(
  database: ReadConnection,
  lessons: readonly AskedTask[],
  userId: string | null,
): Promise<WorkByMember> {
  const exercises = new Map(lessons.map((lesson) => [taskKey(lesson), exercisesOf(lesson.task)]));
  const all = [...new Set([...exercises.values()].flat())];
  if (all.length === 0) return new Map();
  const { from, where } = assignedRows({ tasks: lessons, userId });
  const isPassed = and(
    sql`${passedExercises.userId} = ${groupMembers.userId}`,
    inArray(passedExercises.exerciseId, all),
    isAskedExercise(passedExercises.exerciseId),
    sql`(${assignments.closedAt} is null or ${passedExercises.passedAt} <= ${assignments.closedAt})`,
  );
  const ids = sql`${assignments.id} as id, ${taskPosition} as position, ${groupMembers.userId} as user_id`;
  const [passed, tried] = await Promise.all([
    database.execute<Passed>(
      sql`select ${ids}, count(*)::int as passed, max(${passedExercises.passedAt}) as last_at from ${from}
        join ${passedExercises} on ${isPassed} where ${where} group by 1, 2, 3`,
    ),
    database.execute<Tried>(sql`
      select ${ids}, count(*)::int as runs, max(${results.accuracy}) as accuracy, max(${results.wpm}) as wpm,
        max(${results.createdAt}) as last_at
      from ${from} join ${results} on
        ${countedRuns(sql`${results.mode} = 'LESSON' and ${isAskedExercise(results.exerciseId)}`)}
      where ${where} group by 1, 2, 3`),
  ]);
  const work = new Map<string, Work>(
    tried.rows.map(({ runs, accuracy, wpm, last_at: lastAt, ...row }) => [
      workKey(row, row.user_id),
      { ...noWork, runs, accuracy, wpm, exercisesPassed: 0, lastAt: toDate(lastAt) },
    ]),
  );
  for (const row of passed.rows) {
    const key = workKey(row, row.user_id);
    const before = work.get(key) ?? noWork;
    const number = exercises.get(taskKey(row))?.length ?? 0;
    const passedAt = new Date(row.last_at);
    const lastAt = before.lastAt !== null && before.lastAt > passedAt ? before.lastAt : passedAt;
    work.set(key, {
      ...before,
      exercisesPassed: row.passed,
      part: number === 0 ? 0 : row.passed / number,
      lastAt,
      doneAt: row.passed === number ? passedAt : null,
    });
  }
  return work;
}

/** The ids of the exercises that a task asks for; none for other tasks, and when the course no longer has them. */
export function exercisesOf(task: SetTask["task"]): readonly string[] {
  if (task.kind !== "LESSON") return [];
  const all = (findLesson(task.lesson)?.lesson.exercises ?? []).map(({ id }) => id);
  return task.exercise === undefined ? all : all.filter((id) => id === task.exercise);
}

/** What one member typed of one range of a text; `from_at` and `to_at` are null for the whole text. */
type TextWorkRow = {
  readonly id: string;
  readonly position: number;
  readonly user_id: string;
  readonly text_id: string;
  readonly from_at: number | null;
  readonly to_at: number | null;
  readonly runs: number;
  readonly accuracy: number;
  readonly wpm: number;
  readonly last_at: string;
  readonly good_at: string | null;
};

/**
 * The members' work on texts, for each on the one that a coach chose for them, if there is one. A text is done when
 * each of its characters was typed in a run with the required accuracy, in one run or in portions. Races on the same
 * text do not count.
 */
export async function textWork(
  database: ReadConnection,
  typed: readonly AskedTask[],
  userId: string | null,
): Promise<WorkByMember> {
  if (typed.length === 0) return new Map();
  const { from, where } = assignedRows({ tasks: typed, userId });
  const other = assignmentOtherTexts;
  const textId = sql`coalesce((select ${other.textId} from ${other} where ${other.assignmentId} = ${assignments.id}
    and ${other.userId} = ${groupMembers.userId} and ${other.insteadOf} = ${assignments.textId}),
    ${assignments.textId})`;
  const isOfText = sql`${results.textId} = ${textId} and ${results.mode} = 'TEXT'`;
  const { rows } = await database.execute<TextWorkRow>(sql`
    select ${assignments.id} as id, ${taskPosition} as position, ${groupMembers.userId} as user_id,
      ${results.textId} as text_id, ${results.textFrom} as from_at, ${results.textTo} as to_at,
      count(*)::int as runs, max(${results.accuracy}) as accuracy, max(${results.wpm}) as wpm,
        max(${results.createdAt}) as last_at,
      min(${results.createdAt}) filter (where ${results.accuracy} >= coalesce((${assignments.task} ->>
        'accuracy')::int, 0)) as good_at
    from ${from} join ${results} on ${countedRuns(isOfText)}
    where ${where}
    group by 1, 2, 3, 4, 5, 6`);
  const lengths = await textLengths(database, rows);
  const byMember = gather(rows, (row) => workKey(row, row.user_id));
  return new Map(
    Array.from(byMember, ([key, all]) => [key, textWorkWorkOf(all, lengths.get(all[0]?.text_id ?? "") ?? 0)]),
  );
}

/** Lengths of the texts that were typed in parts, in UTF-16 units, by their row ids. */
async function textLengths(reads: ReadConnection, rows: readonly TextWorkRow[]): Promise<ReadonlyMap<string, number>> {
  const inPortions = new Set(rows.filter((row) => row.from_at !== null).map((row) => row.text_id));
  if (inPortions.size === 0) return new Map();
  const found = await reads
    .select({ id: texts.id, body: texts.body })
    .from(texts)
    .where(inArray(texts.id, [...inPortions]));
  return new Map(found.map(({ id, body }) => [id, body.length]));
}

function textWorkWorkOf(rows: readonly TextWorkRow[], length: number): Work {
  const last = rows.map((row) => new Date(row.last_at)).reduce((one, other) => (one > other ? one : other));
  const good = rows.flatMap((row) => {
    const at = toDate(row.good_at);
    return at === null ? [] : [{ at, from: row.from_at ?? 0, to: row.to_at ?? Number.POSITIVE_INFINITY }];
  });
  const inOrder = good.toSorted((one, other) => +one.at - +other.at);
  const doneWith = inOrder.findIndex((_, at) => covered(inOrder.slice(0, at + 1), length) >= length);
  return {
    ...noWork,
    runs: rows.reduce((sum, { runs }) => sum + runs, 0),
    accuracy: Math.max(...rows.map(({ accuracy }) => accuracy)),
    wpm: Math.max(...rows.map(({ wpm }) => wpm)),
    lastAt: last,
    doneAt: inOrder[doneWith]?.at ?? null,
    part: doneWith >= 0 ? 1 : length === 0 ? 0 : covered(inOrder, length) / length,
  };
}

/** How many characters lie in at least one of the ranges. */
function covered(stretches: readonly { readonly from: number; readonly to: number }[], length: number): number {
  let reached = 0;
  let sum = 0;
  for (const { from, to } of stretches.toSorted((one, other) => one.from - other.from)) {
    const end = Math.min(to, length);
    sum += Math.max(0, end - Math.max(from, reached));
    reached = Math.max(reached, end);
  }
  return sum;
}

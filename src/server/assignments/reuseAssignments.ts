import type { Context } from "../Context";
import { limits } from "../../contract/limits";
import { type Connection, inTransaction } from "../database/Database";
import { DomainError, InvalidInput, type Issue, validate } from "../DomainError";
import type { SeenGroup } from "../groups/groups";
import { openGroup } from "../groups/groupRights";
import { readCoached, type SeenAssignment, type SetTask, selectAssignments } from "./assignments";
import { insertAssignment, lockForNew, withSwitch, type NewRow } from "./changeAssignment";
import { findNormIn, isReadableInGroup } from "./readAssignment";
import { and, asc, eq, inArray, sql } from "drizzle-orm";
import { assignmentRules } from "../../contract/assignmentRules";
import { planWeeks, type PlanId, type PlanTask } from "../../engine/lessons/assignmentPlans";
import { courseForLayout, findLesson } from "../../engine/lessons/courses";
import { type Language, languagesWith } from "../../contract/languages/languages";
import { startOfDay } from "../database/calendar";
import { assignments } from "../database/schema";

type Copy = {
  /** Global id of what is copied. */
  readonly id: string;
  /** Global ids. */
  readonly groupIds: readonly string[];
  readonly opensAt: Date;
};

/**
 * Copies an assignment as a draft into groups that the viewer coaches, its own among them; also from an archived one.
 * The due date keeps its distance to the opening. Copies are for everyone, and nothing of what members did goes along.
 * Either all groups get one, or none does: the issues name those that cannot.
 */
export async function copyAssignment(
  context: Context,
  { id, groupIds, opensAt }: Copy,
): Promise<{ assignments: readonly SeenAssignment[] } | DomainError> {
  const source = await readCoached(context, id);
  if (source instanceof DomainError) return source;
  const wanted = [...new Set(groupIds)];
  if (wanted.length === 0) return new InvalidInput([{ path: "groupIds", code: "REQUIRED" }]);
  if (wanted.length > limits.assignment.copies.max) return new InvalidInput([{ path: "groupIds", code: "TOO_LONG" }]);
  const { database, now } = context.services;
  const opened = await Promise.all(wanted.map((groupId) => openGroup(context, groupId, "COACH")));
  const found = await Promise.all(
    opened.map(async (one) => (one instanceof DomainError ? one : fitsGroup(database, one.group, source.tasks))),
  );
  const issues = found.flatMap((one, at): Issue[] =>
    one instanceof DomainError ? [{ path: `groupIds.${at}`, code: one.code }] : [],
  );
  const groups = found.filter((one): one is SeenGroup => !(one instanceof DomainError));
  if (issues.length > 0) return new InvalidInput(issues);
  const { title, note, weight } = source;
  const dueAt = source.dueAt === null ? null : new Date(+opensAt + (+source.dueAt - +source.opensAt));
  return inTransaction(database, async (transaction) => {
    const made: SeenAssignment[] = [];
    // In the order of their ids, so that two coaches at once do not wait for each other.
    for (const group of groups.toSorted((one, other) => (one.id < other.id ? -1 : 1))) {
      // oxlint-disable-next-line no-await-in-loop
      const full = await lockForNew(transaction, group.id, 1);
      if (full !== null) return full;
      // oxlint-disable-next-line no-await-in-loop
      const copy = await insertAssignment(transaction, group, {
        title,
        note,
        weight,
        tasks: withSwitch(source.tasks, group.settings.backspace),
        opensAt,
        dueAt,
        isForAll: true,
        userIds: null,
        state: "DRAFT",
        createdAt: new Date(now()),
      });
      if (copy instanceof DomainError) return copy;
      made.push(copy.assignment);
    }
    return { assignments: made };
  });
}

/** The group, if its members can do these tasks; otherwise why not. */
async function fitsGroup(
  database: Connection,
  group: SeenGroup,
  tasks: readonly SetTask[],
): Promise<SeenGroup | DomainError> {
  for (const { task, textId } of tasks) {
    // oxlint-disable-next-line no-await-in-loop
    if (task.kind === "TEXT" && (textId === null || !(await isReadableInGroup(database, group.id, textId))))
      return new DomainError("TEXT_NOT_IN_GROUP");
    // oxlint-disable-next-line no-await-in-loop
    if (task.kind === "EXAM" && (await findNormIn(database, group.id, task.norm)) === null)
      return new DomainError("NORM_NOT_IN_GROUP");
  }
  return group;
}

type Plan = {
  /** Global id. */
  readonly groupId: string;
  readonly plan: PlanId;
  readonly layout: string;
  readonly language: Language;
  /** The day on which the first week begins, as `2026-08-31`. */
  readonly startsOn: string;
  /** Titles of the weeks, in the language of the coach. */
  readonly titles: readonly string[];
  /** Whether each week opens on its day; otherwise all are drafts. */
  readonly isOpen: boolean;
};

type PlannedRow = Pick<NewRow, "title" | "tasks" | "opensAt" | "dueAt"> & { readonly planKey: string };

const DAY_MS = 86_400_000;
const WEEK_MS = 7 * DAY_MS;
const MINUTE_MS = 60_000;

/**
 * Makes the assignments of a plan of twelve weeks. Those that were made before, for the same plan from the same day,
 * are not made again: all of them are returned, and how many are new. A week is due a minute before the next begins.
 */
export async function makePlan(
  context: Context,
  { groupId, plan, layout, language, startsOn, titles, isOpen }: Plan,
): Promise<{ assignments: readonly SeenAssignment[]; made: number } | DomainError> {
  const opened = await openGroup(context, groupId, "COACH");
  if (opened instanceof DomainError) return opened;
  const { group, viewer } = opened;
  const { database, now, timeZone } = context.services;
  const course = courseForLayout(layout);
  if (course === null) return new InvalidInput([{ path: "layout", code: "LESSON_NOT_FOUND" }]);
  if (!languagesWith("examTexts").includes(language))
    return new InvalidInput([{ path: "language", code: "TEXT_NOT_FOUND" }]);
  const weeks = planWeeks(plan, course);
  if (titles.length !== weeks.length) return new InvalidInput([{ path: "titles", code: "REQUIRED" }]);
  const starts = await startsOfWeeks(database, startsOn, weeks.length + 1, timeZone);
  const rows: PlannedRow[] = [];
  for (const [at, week] of weeks.entries()) {
    const tasks = week.tasks.map((task, position): SetTask => ({ position, task: toTask(task), textId: null }));
    const toCheck = week.tasks.map((task) => ({ ...task, language }));
    const opensAt = starts[at] ?? null;
    const next = starts[at + 1] ?? null;
    if (opensAt === null || next === null) return new InvalidInput([{ path: "startsOn", code: "OUT_OF_RANGE" }]);
    const dueAt = new Date(+next - MINUTE_MS);
    // oxlint-disable-next-line no-await-in-loop
    const clean = await validate(assignmentRules, { title: titles[at], tasks: toCheck, opensAt, dueAt });
    if (clean instanceof InvalidInput)
      return new InvalidInput(
        clean.issues.map(({ path, code }) => ({ path: path === "title" ? `titles.${at}` : "startsOn", code })),
      );
    rows.push({ title: clean.title, tasks, opensAt, dueAt, planKey: `${plan}:${startsOn}:${week.number}` });
  }
  const keys = rows.map(({ planKey }) => planKey);
  const isOfPlan = and(eq(assignments.groupId, group.id), inArray(assignments.planKey, keys));
  return inTransaction(database, async (transaction) => {
    const full = await lockForNew(transaction, group.id, 0);
    if (full !== null) return full;
    const before = await transaction.select({ planKey: assignments.planKey }).from(assignments).where(isOfPlan);
    const missing = rows.filter(({ planKey }) => !before.some((one) => one.planKey === planKey));
    const tooMany = await lockForNew(transaction, group.id, missing.length);
    if (tooMany !== null) return tooMany;
    for (const row of missing) {
      // oxlint-disable-next-line no-await-in-loop
      const made = await insertAssignment(transaction, group, {
        ...row,
        note: "",
        isForAll: true,
        userIds: null,
        state: isOpen ? "OPEN" : "DRAFT",
        createdAt: new Date(now()),
      });
      if (made instanceof DomainError) return made;
    }
    const orderBy = [asc(assignments.opensAt)];
    const all = await selectAssignments(transaction, viewer, new Date(now()), isOfPlan, {
      orderBy,
      limit: keys.length,
    });
    return { assignments: all, made: missing.length };
  });

  function toTask(task: PlanTask): SetTask["task"] {
    const { backspace } = group.settings;
    if (task.kind === "GOAL") return { ...task, wpm: null, backspace };
    if (task.kind === "EXAM") return { ...task, language };
    return { ...task, course: findLesson(task.lesson)?.course.id ?? "" };
  }
}

/** When each week begins, at midnight on the host; none if it is not a day. */
async function startsOfWeeks(
  database: Connection,
  startsOn: string,
  number: number,
  timeZone: string,
): Promise<readonly Date[]> {
  const first = /^\d{4}-\d{2}-\d{2}$/u.test(startsOn) ? Date.parse(`${startsOn}T00:00:00Z`) : Number.NaN;
  if (Number.isNaN(first)) return [];
  const days = Array.from({ length: number }, (_, at) => (first + at * WEEK_MS) / DAY_MS);
  const { rows } = await database.execute<{ at: string }>(
    sql`select unnest(array[${sql.join(
      days.map((day) => startOfDay(day, timeZone)),
      sql`, `,
    )}]) as at`,
  );
  return rows.map(({ at }) => new Date(at));
}

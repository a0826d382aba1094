import type { Context } from "../Context";
import { limits } from "../../contract/limits";
import { type Connection, inTransaction } from "../database/Database";
import { DomainError, InvalidInput, type Issue } from "../DomainError";
import { openGroup, type SeenGroup } from "../groups/groups";
import { readCoached, type SeenAssignment, type SetTask } from "./assignments";
import { insertAssignment, lockForNew, withSwitch } from "./changeAssignment";
import { findNormIn, isReadableInGroup } from "./readAssignment";

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

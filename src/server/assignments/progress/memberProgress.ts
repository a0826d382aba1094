import type { GroupMember } from "../../groups/GroupNode";
import type { SeenAssignment } from "../assignments";
import DataLoader from "dataloader";
import type { Context } from "../../graphql/Context";
import { and, asc, eq, inArray, isNotNull, or } from "drizzle-orm";
import { inNameOrder } from "../../database/inNameOrder";
import { assignmentMembers, assignments } from "../../database/schema";
import { groupMembers, users } from "../../database/userSchema";
import type { Services } from "../../services";
import { examWork, gather, goalWork, lessonWork, textWork } from "./assignmentWork";

/** What somebody did of an exam: how its best attempt, or the one that passed, was graded. */
export type ExamReached = { readonly passed: boolean; readonly strokesPerMinute: number; readonly accuracy: number };

/** What counts of what somebody did for an assignment. Figures that its kind does not know are null. */
export type Work = {
  readonly doneAt: Date | null;
  readonly lastAt: Date | null;
  /** From 0 to 1. */
  readonly part: number;
  readonly runs: number;
  readonly accuracy: number | null;
  readonly wpm: number | null;
  readonly minutes: number | null;
  readonly exercisesPassed: number | null;
  readonly exam: ExamReached | null;
};

export const noWork: Work = {
  doneAt: null,
  lastAt: null,
  part: 0,
  runs: 0,
  accuracy: null,
  wpm: null,
  minutes: null,
  exercisesPassed: null,
  exam: null,
};

/** How one member is getting on with one assignment. */
export type MemberProgress = { readonly assignment: SeenAssignment; readonly member: GroupMember; readonly work: Work };

/** What members did, by assignment and member. */
export type WorkByMember = ReadonlyMap<string, Work>;

/** The key of {@link WorkByMember}; of row ids. */
export function workKey(assignmentId: string, userId: string): string {
  return `${assignmentId} ${userId}`;
}

const everybodys = new WeakMap<Context, DataLoader<SeenAssignment, readonly MemberProgress[], string>>();
const owns = new WeakMap<Context, DataLoader<SeenAssignment, MemberProgress | null, string>>();

const cacheKeyFn = ({ id }: SeenAssignment): string => id;

/**
 * Loads how all members are getting on: what one request asks of many assignments is derived together. Whoever calls
 * has looked whether the viewer may know it.
 */
export function allProgress(context: Context): DataLoader<SeenAssignment, readonly MemberProgress[], string> {
  const known = everybodys.get(context);
  if (known) return known;
  const load = async (set: readonly SeenAssignment[]) => {
    const progress = await progressOf(context.services, set, null);
    return set.map(({ id }) => progress.get(id) ?? []);
  };
  const loader = new DataLoader(load, { cacheKeyFn });
  everybodys.set(context, loader);
  return loader;
}

/** The same for the viewer alone; null for what is not set to them. */
export function ownProgress(context: Context): DataLoader<SeenAssignment, MemberProgress | null, string> {
  const known = owns.get(context);
  if (known) return known;
  const load = async (set: readonly SeenAssignment[]) => {
    const progress = context.viewer === null ? null : await progressOf(context.services, set, context.viewer.userId);
    return set.map(({ id }) => progress?.get(id)?.[0] ?? null);
  };
  const loader = new DataLoader(load, { cacheKeyFn });
  owns.set(context, loader);
  return loader;
}

/**
 * How members are getting on with some assignments, by display name: derived anew from what they typed, in a handful of
 * queries however many assignments and members there are.
 * @param userId row id of the one person to look at; null for all.
 * @returns by row id of the assignment.
 */
async function progressOf(
  services: Services,
  set: readonly SeenAssignment[],
  userId: string | null,
): Promise<ReadonlyMap<string, readonly MemberProgress[]>> {
  const { database } = services;
  const ofKind = (kind: SeenAssignment["task"]["kind"]) => set.filter(({ task }) => task.kind === kind);
  const [members, ...works] = await Promise.all([
    selectMembers(services, set, userId),
    lessonWork(database, ofKind("LESSON"), userId),
    textWork(database, ofKind("TEXT"), userId),
    goalWork(database, ofKind("GOAL"), userId),
    examWork(services, ofKind("EXAM"), userId),
  ]);
  const workOf = (key: string): Work => works.find((work) => work.has(key))?.get(key) ?? noWork;
  const byAssignment = gather(members, ({ assignmentId }) => assignmentId);
  return new Map(
    set.map((assignment) => {
      const theirs = byAssignment.get(assignment.id) ?? [];
      return [
        assignment.id,
        theirs.map(({ place, user }) => ({
          assignment,
          member: { ...place, user },
          work: workOf(workKey(assignment.id, user.id)),
        })),
      ];
    }),
  );
}

async function selectMembers({ database }: Services, set: readonly SeenAssignment[], userId: string | null) {
  if (set.length === 0) return [];
  const ids = set.map(({ id }) => id);
  return database
    .select({ assignmentId: assignments.id, place: groupMembers, user: users })
    .from(assignments)
    .innerJoin(groupMembers, and(eq(groupMembers.groupId, assignments.groupId), eq(groupMembers.role, "MEMBER")))
    .innerJoin(users, eq(users.id, groupMembers.userId))
    .leftJoin(
      assignmentMembers,
      and(eq(assignmentMembers.assignmentId, assignments.id), eq(assignmentMembers.userId, groupMembers.userId)),
    )
    .where(
      and(
        inArray(assignments.id, ids),
        or(eq(assignments.isForAll, true), isNotNull(assignmentMembers.userId)),
        userId === null ? undefined : eq(groupMembers.userId, userId),
      ),
    )
    .orderBy(asc(inNameOrder(users.displayName)), asc(users.id));
}

import { and, asc, eq, inArray, isNotNull, or } from "drizzle-orm";
import { inNameOrder } from "../../database/inNameOrder";
import { assignmentMembers, assignments, groupMembers } from "../../database/groupSchema";
import { users } from "../../database/schema";
import type { Services } from "../../services";
import type { SeenAssignment } from "../findAssignments";
import { examWork } from "./examWork";
import { gather } from "./gather";
import { goalWork } from "./goalWork";
import { lessonWork } from "./lessonWork";
import { type MemberProgress, noWork, type Work, workKey } from "./MemberProgress";
import { textWork } from "./textWork";

/**
 * How members are getting on with some assignments, by display name: derived anew from what they typed, in a handful of
 * queries however many assignments and members there are.
 * @param userId row id of the one person to look at; null for all.
 * @returns by row id of the assignment.
 */
export async function progressOf(
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

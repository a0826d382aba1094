import { and, asc, eq } from "drizzle-orm";
import { inNameOrder } from "../database/inNameOrder";
import { assignmentMembers, groupMembers } from "../database/groupSchema";
import { users } from "../database/schema";
import { builder } from "../graphql/builder";
import { isUuid } from "../graphql/rowId";
import { GroupMemberNode } from "../groups/GroupMemberNode";
import { GroupNode } from "../groups/GroupNode";
import { isAllowed } from "../groups/openGroup";
import { AssignmentKindEnum, AssignmentTaskUnion, backingOf } from "./AssignmentTaskUnion";
import { findAssignments, type SeenAssignment } from "./findAssignments";

const AssignmentStateEnum = builder.enumType("AssignmentState", {
  description: "Where an assignment stands. It goes from DRAFT to OPEN to CLOSED, and never back.",
  values: {
    DRAFT: { description: "The coaches are at it; members do not see it." },
    OPEN: { description: "Members see it from its opening on, and what they do counts." },
    CLOSED: { description: "What is done now does not count any more." },
  } as const,
});

/**
 * Work that a coach sets: for the coaches of its group and admins, and, once it is open, for those to whom it is set.
 * Nobody else learns that it exists.
 */
export const AssignmentNode = builder.loadableNodeRef("Assignment", {
  id: { resolve: (assignment: SeenAssignment) => assignment.id, description: "Opaque global id." },
  load: async (ids: string[], { viewer, services }) => {
    const found = await findAssignments(services.database, viewer, ids.filter(isUuid), new Date(services.now()));
    const byId = new Map(found.map((assignment) => [assignment.id, assignment]));
    return ids.map((id) => byId.get(id) ?? null);
  },
});

builder.objectType(AssignmentNode, {
  name: "Assignment",
  description:
    "Work that a coach sets. Coaches of the group and admins read it; members those that are set to them, from " +
    "the opening on.",
  fields: (t) => ({
    group: t.field({ type: GroupNode, resolve: ({ group }) => group, description: "Whose it is." }),
    title: t.exposeString("title", { description: "1 to 100 characters." }),
    note: t.exposeString("note", {
      description: "What the coach says about it, up to 500 characters, with line breaks; empty for nothing.",
    }),
    kind: t.field({
      type: AssignmentKindEnum,
      resolve: ({ task }) => task.kind,
      description: "What kind of work it is.",
    }),
    task: t.field({ type: AssignmentTaskUnion, resolve: backingOf, description: "What it asks for." }),
    state: t.expose("state", { type: AssignmentStateEnum, description: "Its current state." }),
    opensAt: t.expose("opensAt", {
      type: "DateTime",
      description: "From when on members see it, once it is OPEN, and what they do counts.",
    }),
    dueAt: t.expose("dueAt", {
      type: "DateTime",
      nullable: true,
      description: "What is done later is late. At this very moment it is not. Null: no hurry.",
    }),
    closedAt: t.expose("closedAt", {
      type: "DateTime",
      nullable: true,
      description: "When it was closed: what is done later does not count. Null while it is not.",
    }),
    isForAll: t.exposeBoolean("isForAll", {
      description: "For all members of the group, those who join later too; otherwise for some.",
    }),
    backspace: t.boolean({
      resolve: ({ task }) => !("backspace" in task) || task.backspace,
      description:
        "Whether Backspace may be used for it, as the group had switched it when it was opened. Where not, a run " +
        "in which something was taken back does not count. True for lessons and exams, which have their own " +
        "rules.",
    }),
    version: t.exposeInt("version", {
      description: "One more with each change; a change says which version it changes.",
    }),
    createdAt: t.expose("createdAt", { type: "DateTime", description: "When it was made." }),
    isMine: t.exposeBoolean("isMine", { description: "Whether it is set to the viewer." }),
    members: t.field({
      type: [GroupMemberNode],
      nullable: true,
      description:
        "To whom it is set by name, by display name; who left the group is left out. Null when it is for all, and " +
        "for members.",
      resolve: async ({ id, groupId, isForAll, group }, _args, { viewer, services }) => {
        if (!viewer || isForAll || !isAllowed(group, viewer, "COACH")) return null;
        const rows = await services.database
          .select({ place: groupMembers, user: users })
          .from(assignmentMembers)
          .innerJoin(
            groupMembers,
            and(eq(groupMembers.groupId, groupId), eq(groupMembers.userId, assignmentMembers.userId)),
          )
          .innerJoin(users, eq(users.id, groupMembers.userId))
          .where(eq(assignmentMembers.assignmentId, id))
          .orderBy(asc(inNameOrder(users.displayName)), asc(users.id));
        return rows.map(({ place, user }) => ({ ...place, user }));
      },
    }),
  }),
});

import { AssignmentNode } from "../assignments/AssignmentNode";
import { builder } from "../graphql/builder";
import { GroupMemberNode, GroupNode } from "../groups/GroupNode";
import { isAllowed } from "../groups/groupRights";
import { type GroupNeeds, loadGroupNeeds, type NamedMembers } from "./groupNeeds";

const NamedMembersObject = builder.objectRef<NamedMembers>("NamedMembers").implement({
  description: "Some members by name, and how many there are in all.",
  fields: (t) => ({
    count: t.exposeInt("count", { description: "How many there are." }),
    members: t.field({
      type: [GroupMemberNode],
      resolve: ({ members }) => members,
      description: "The first of them, at most 3.",
    }),
  }),
});

const GroupNeedsObject = builder.objectRef<GroupNeeds>("GroupNeeds").implement({
  description: "What a coach should know about a group before anything else.",
  fields: (t) => ({
    behind: t.field({
      type: NamedMembersObject,
      resolve: ({ behind }) => behind,
      description: "Members who have not finished work that was due in the last 14 days; those with most of it first.",
    }),
    inactive: t.field({
      type: NamedMembersObject,
      resolve: ({ inactive }) => inactive,
      description: "Members who have not practiced for 7 days; the longest first.",
    }),
    openFlags: t.exposeInt("openFlags", { description: "Flagged results and exams that are not reviewed." }),
    due: t.field({
      type: [AssignmentNode],
      resolve: ({ due }) => due,
      description:
        "Open assignments that not everyone has finished, due within 7 days or up to 14 days ago. Earliest due date " +
        "first, at most 3.",
    }),
  }),
});

builder.objectField(GroupNode, "needs", (t) =>
  t.loadable({
    type: GroupNeedsObject,
    nullable: true,
    description:
      "What needs attention in it. Null for viewers who are neither coach nor admin, and once it is archived.",
    load: (ids: string[], context) => loadGroupNeeds(context, ids),
    resolve: (group, _args, { viewer }) =>
      viewer && group.archivedAt === null && isAllowed(group, viewer, "COACH") ? group.id : null,
  }),
);

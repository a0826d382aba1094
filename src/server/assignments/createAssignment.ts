import { count, eq } from "drizzle-orm";
import { limits } from "../../contract/limits";
import { assignmentMembers, assignments, groups } from "../database/groupSchema";
import { builder } from "../graphql/builder";
import type { Context } from "../graphql/Context";
import { payload, Refused } from "../graphql/errors";
import { openGroup } from "../groups/openGroup";
import { AssignmentSuccess } from "./AssignmentSuccess";
import type { SeenAssignment } from "./findAssignments";
import { AssignmentFieldsInput, readAssignmentInput } from "./readAssignmentInput";

const CreateAssignmentInput = builder.inputType("CreateAssignmentInput", {
  description: "A new assignment.",
  fields: (t) => ({
    groupId: t.id({ description: "Global id of the group." }),
    fields: t.field({ type: AssignmentFieldsInput, description: "What it says." }),
  }),
});

builder.mutationField("createAssignment", (t) =>
  t.field({
    type: payload("CreateAssignmentPayload", AssignmentSuccess, ["InvalidInputError", "RefusedError"]),
    description:
      "Makes an assignment, as a draft. For coaches of the group and admins. A group has at most 500 (else " +
      "TOO_MANY_ASSIGNMENTS).",
    args: { input: t.arg({ type: CreateAssignmentInput, required: true, description: "What it says, and where." }) },
    resolve: (_root, { input }, context) => createAssignment(context, input),
  }),
);

async function createAssignment(
  context: Context,
  { groupId, fields }: (typeof CreateAssignmentInput)["$inferInput"],
): Promise<{ assignment: SeenAssignment } | Refused> {
  const opened = await openGroup(context, groupId, "COACH");
  if (opened instanceof Refused) return opened;
  const { group } = opened;
  const { database, now } = context.services;
  const read = await readAssignmentInput(database, group, fields);
  if (read instanceof Refused) return read;
  const { userIds, ...values } = read;
  return database.transaction(async (transaction) => {
    // One at a time, so that two at once do not both take the last place.
    await transaction.select({ id: groups.id }).from(groups).where(eq(groups.id, group.id)).for("no key update");
    const [have] = await transaction
      .select({ number: count() })
      .from(assignments)
      .where(eq(assignments.groupId, group.id));
    if ((have?.number ?? 0) >= limits.groupAssignments) return new Refused("TOO_MANY_ASSIGNMENTS");
    const [row] = await transaction
      .insert(assignments)
      .values({ ...values, groupId: group.id, createdAt: new Date(now()) })
      .returning();
    if (!row) return new Refused("INTERNAL");
    if (userIds !== null)
      await transaction.insert(assignmentMembers).values(userIds.map((userId) => ({ assignmentId: row.id, userId })));
    return { assignment: { ...row, group, isMine: false } };
  });
}

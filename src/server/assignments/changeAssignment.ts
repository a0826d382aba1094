import { eq } from "drizzle-orm";
import { assignmentMembers } from "../database/groupSchema";
import { builder } from "../graphql/builder";
import type { Context } from "../graphql/Context";
import { payload, Refused } from "../graphql/errors";
import { AssignmentSuccess } from "./AssignmentSuccess";
import { coachedAssignment } from "./coachedAssignment";
import type { SeenAssignment } from "./findAssignments";
import { AssignmentFieldsInput, readAssignmentInput } from "./readAssignmentInput";
import { writeAssignment } from "./writeAssignment";

const ChangeAssignmentInput = builder.inputType("ChangeAssignmentInput", {
  description: "An assignment as it shall be.",
  fields: (t) => ({
    id: t.id({ description: "Global id of the assignment." }),
    version: t.int({ description: "The version that this is based on." }),
    fields: t.field({ type: AssignmentFieldsInput, description: "What it says from now on." }),
  }),
});

builder.mutationField("changeAssignment", (t) =>
  t.field({
    type: payload("ChangeAssignmentPayload", AssignmentSuccess, ["InvalidInputError", "RefusedError"]),
    description:
      "Says anew what an assignment is, while it is a draft or open. For coaches of the group and admins. " +
      "Somebody changed it since: EDIT_CONFLICT. Closed: WRONG_ASSIGNMENT_STATE. " +
      "What members have done by then is looked at anew.",
    args: { input: t.arg({ type: ChangeAssignmentInput, required: true, description: "What it says." }) },
    resolve: (_root, { input }, context) => changeAssignment(context, input),
  }),
);

async function changeAssignment(
  context: Context,
  { id, version, fields }: (typeof ChangeAssignmentInput)["$inferInput"],
): Promise<{ assignment: SeenAssignment } | Refused> {
  const assignment = await coachedAssignment(context, id);
  if (assignment instanceof Refused) return assignment;
  if (assignment.state === "CLOSED") return new Refused("WRONG_ASSIGNMENT_STATE");
  if (assignment.version !== version) return new Refused("EDIT_CONFLICT");
  const { database } = context.services;
  const read = await readAssignmentInput(database, assignment.group, fields);
  if (read instanceof Refused) return read;
  const { userIds, ...values } = read;
  return database.transaction(async (transaction) => {
    const changed = await writeAssignment(transaction, assignment, version, {
      ...values,
      task: keepSwitch(assignment, values.task),
    });
    if (changed instanceof Refused) return changed;
    await transaction.delete(assignmentMembers).where(eq(assignmentMembers.assignmentId, assignment.id));
    if (userIds !== null)
      await transaction
        .insert(assignmentMembers)
        .values(userIds.map((userId) => ({ assignmentId: assignment.id, userId })));
    return { assignment: changed };
  });
}

/** Work that is open keeps the switch of the day when it was opened. */
function keepSwitch({ state, task: before }: SeenAssignment, task: SeenAssignment["task"]): SeenAssignment["task"] {
  return state === "OPEN" && "backspace" in before && "backspace" in task
    ? { ...task, backspace: before.backspace }
    : task;
}

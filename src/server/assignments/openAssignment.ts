import { builder } from "../graphql/builder";
import type { Context } from "../graphql/Context";
import { payload } from "../graphql/errors";
import { DomainError } from "../DomainError";
import { AssignmentSuccess, writeAssignment } from "./assignmentMutations";
import { coachedAssignment, type SeenAssignment } from "./assignments";

builder.mutationField("openAssignment", (t) =>
  t.field({
    type: payload("OpenAssignmentPayload", AssignmentSuccess, ["RefusedError"]),
    description:
      "Opens a draft: members see it from `opensAt` on. For coaches of the group and admins. " +
      "WRONG_ASSIGNMENT_STATE when it is not a draft, EDIT_CONFLICT when it has changed since `version`.",
    args: {
      id: t.arg.id({ required: true, description: "Global id of the assignment." }),
      version: t.arg.int({ required: true, description: "The version that the coach has seen." }),
    },
    resolve: (_root, { id, version }, context) => openAssignment(context, id, version),
  }),
);

async function openAssignment(
  context: Context,
  id: string,
  version: number,
): Promise<{ assignment: SeenAssignment } | DomainError> {
  const draft = await coachedAssignment(context, id);
  if (draft instanceof DomainError) return draft;
  if (draft.state !== "DRAFT") return new DomainError("WRONG_ASSIGNMENT_STATE");
  const { task, group } = draft;
  const ruled = "backspace" in task ? { ...task, backspace: group.settings.backspace } : task;
  const assignment = await writeAssignment(context.services.database, draft, version, { state: "OPEN", task: ruled });
  return assignment instanceof DomainError ? assignment : { assignment };
}

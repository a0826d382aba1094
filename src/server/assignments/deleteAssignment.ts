import { and, eq } from "drizzle-orm";
import { assignments } from "../database/groupSchema";
import { builder } from "../graphql/builder";
import type { Context } from "../graphql/Context";
import { payload, Refused } from "../graphql/errors";
import { toGlobalId } from "../graphql/rowId";
import { coachedAssignment } from "./coachedAssignment";

const DeleteAssignmentSuccess = builder.objectRef<{ readonly deletedId: string }>("DeleteAssignmentSuccess").implement({
  description: "The draft is gone.",
  fields: (t) => ({ deletedId: t.exposeID("deletedId", { description: "Global id of what was deleted." }) }),
});

builder.mutationField("deleteAssignment", (t) =>
  t.field({
    type: payload("DeleteAssignmentPayload", DeleteAssignmentSuccess, ["RefusedError"]),
    description:
      "Deletes a draft. For coaches of the group and admins. What was opened stays (WRONG_ASSIGNMENT_STATE). " +
      "Somebody changed it since: EDIT_CONFLICT.",
    args: {
      id: t.arg.id({ required: true, description: "Global id of the assignment." }),
      version: t.arg.int({ required: true, description: "The version that the coach has seen." }),
    },
    resolve: (_root, { id, version }, context) => deleteAssignment(context, id, version),
  }),
);

async function deleteAssignment(
  context: Context,
  id: string,
  version: number,
): Promise<{ deletedId: string } | Refused> {
  const draft = await coachedAssignment(context, id);
  if (draft instanceof Refused) return draft;
  if (draft.state !== "DRAFT") return new Refused("WRONG_ASSIGNMENT_STATE");
  const isKnown = and(eq(assignments.id, draft.id), eq(assignments.version, version), eq(assignments.state, "DRAFT"));
  const gone = await context.services.database.delete(assignments).where(isKnown).returning({ id: assignments.id });
  return gone.length === 0 ? new Refused("EDIT_CONFLICT") : { deletedId: toGlobalId("Assignment", draft.id) };
}

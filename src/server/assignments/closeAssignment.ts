import { builder } from "../graphql/builder";
import type { Context } from "../graphql/Context";
import { payload, Refused } from "../graphql/errors";
import { AssignmentSuccess } from "./AssignmentSuccess";
import { coachedAssignment } from "./coachedAssignment";
import type { SeenAssignment } from "./findAssignments";
import { writeAssignment } from "./writeAssignment";

builder.mutationField("closeAssignment", (t) =>
  t.field({
    type: payload("CloseAssignmentPayload", AssignmentSuccess, ["RefusedError"]),
    description:
      "Ends an open assignment: what is done later does not count. For coaches of the group and admins. Not open: " +
      "WRONG_ASSIGNMENT_STATE. Somebody changed it since: EDIT_CONFLICT.",
    args: {
      id: t.arg.id({ required: true, description: "Global id of the assignment." }),
      version: t.arg.int({ required: true, description: "The version that the coach has seen." }),
    },
    resolve: (_root, { id, version }, context) => closeAssignment(context, id, version),
  }),
);

async function closeAssignment(
  context: Context,
  id: string,
  version: number,
): Promise<{ assignment: SeenAssignment } | Refused> {
  const open = await coachedAssignment(context, id);
  if (open instanceof Refused) return open;
  if (open.state !== "OPEN") return new Refused("WRONG_ASSIGNMENT_STATE");
  const { database, now } = context.services;
  const assignment = await writeAssignment(database, open, version, { state: "CLOSED", closedAt: new Date(now()) });
  return assignment instanceof Refused ? assignment : { assignment };
}

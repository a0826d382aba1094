import { eq } from "drizzle-orm";
import { groups } from "../database/groupSchema";
import { builder } from "../graphql/builder";
import type { Context } from "../graphql/Context";
import { payload, Refused } from "../graphql/errors";
import { toGlobalId } from "../graphql/rowId";
import { eraseAccounts } from "../users/eraseAccounts";
import { selectMadeAccounts } from "./madeAccounts";
import { openGroup } from "./openGroup";

const DeleteGroupInput = builder.inputType("DeleteGroupInput", {
  description: "Which group, and what becomes of the accounts that its coaches made.",
  fields: (t) => ({
    groupId: t.id({ description: "Global id of the group." }),
    eraseAccounts: t.boolean({
      required: false,
      defaultValue: false,
      description: "Erase the accounts of Group.madeAccountCount too, with all that was typed with them.",
    }),
  }),
});

const DeleteGroupSuccess = builder
  .objectRef<{ readonly id: string; readonly erased: number }>("DeleteGroupSuccess")
  .implement({
    description:
      "The group is gone, with its assignments. Its texts are their owners' alone. Results stay with whoever " +
      "typed them.",
    fields: (t) => ({
      deletedGroupId: t.id({
        resolve: ({ id }) => toGlobalId("Group", id),
        description: "Global id of the group, to take it off lists.",
      }),
      erasedAccounts: t.exposeInt("erased", { description: "How many accounts went with it." }),
    }),
  });

builder.mutationField("deleteGroup", (t) =>
  t.field({
    type: payload("DeleteGroupPayload", DeleteGroupSuccess, ["RefusedError"]),
    description:
      "Deletes a group, also an archived one. For its owner. Accounts that its coaches made stay unless they are " +
      "erased with it; those that stay are nobody's to give another pass-phrase.",
    args: { input: t.arg({ type: DeleteGroupInput, description: "The group." }) },
    resolve: (_root, { input }, context) => deleteGroup(context, input.groupId, input.eraseAccounts ?? false),
  }),
);

async function deleteGroup(
  context: Context,
  groupId: string,
  withAccounts: boolean,
): Promise<{ id: string; erased: number } | Refused> {
  const open = await openGroup(context, groupId, "OWNER", "read");
  if (open instanceof Refused) return open;
  const { database, groupRoles, sessions } = context.services;
  const { id } = open.group;
  const { erased, ended } = await database.transaction(async (transaction) => {
    // Whoever is just joining, or just being made, is in it or too late.
    await transaction.select({ id: groups.id }).from(groups).where(eq(groups.id, id)).for("update");
    const made = withAccounts ? await selectMadeAccounts(transaction, id) : [];
    const gone = await eraseAccounts(transaction, made);
    await transaction.delete(groups).where(eq(groups.id, id));
    return { erased: made.length, ended: gone };
  });
  // Their other groups have lost them, too.
  for (const changedId of new Set([id, ...ended.groupIds])) groupRoles.changed(changedId);
  // Their rows are gone with the accounts: this closes what they hold open.
  await sessions.activeAmong(ended.sessionIds);
  return { id, erased };
}

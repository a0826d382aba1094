import { eq } from "drizzle-orm";
import { renameRules } from "../../contract/accountRules";
import { users, type UserRow } from "../database/schema";
import { builder } from "../graphql/builder";
import { payload, Refused } from "../graphql/errors";
import { UserNode } from "./UserNode";
import { validate } from "./validate";

const RenameMeInput = builder.inputType("RenameMeInput", {
  description: "How others shall see the viewer.",
  fields: (t) => ({
    displayName: t.string({ description: "1 to 40 characters, no control characters, suitable for a class." }),
  }),
});

const RenameMeSuccess = builder.objectRef<{ readonly user: UserRow }>("RenameMeSuccess").implement({
  description: "The new name holds. Races that are under way keep the name they began with.",
  fields: (t) => ({ user: t.field({ type: UserNode, resolve: ({ user }) => user, description: "Who bears it." }) }),
});

builder.mutationField("renameMe", (t) =>
  t.field({
    type: payload("RenameMePayload", RenameMeSuccess, ["InvalidInputError", "RefusedError"]),
    description: "Changes the viewer's display name. Guests may, too.",
    args: { input: t.arg({ type: RenameMeInput, description: "The name." }) },
    resolve: async (_root, { input }, { viewer, services }) => {
      if (!viewer) return new Refused("NOT_SIGNED_IN");
      const clean = await validate(renameRules, input);
      if (clean instanceof Refused) return clean;
      const [user] = await services.database
        .update(users)
        .set({ displayName: clean.displayName })
        .where(eq(users.id, viewer.userId))
        .returning();
      return user ? { user } : new Refused("NOT_SIGNED_IN");
    },
  }),
);

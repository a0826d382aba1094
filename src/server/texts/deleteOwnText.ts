import { and, eq, isNull, or } from "drizzle-orm";
import { texts } from "../database/schema";
import { builder } from "../graphql/builder";
import { payload, Refused } from "../graphql/errors";
import { fromGlobalId, toGlobalId } from "../graphql/rowId";

const DeleteOwnTextInput = builder.inputType("DeleteOwnTextInput", {
  description: "Which text shall go.",
  fields: (t) => ({ id: t.id({ description: "Global id of a text of the viewer's own." }) }),
});

const DeleteOwnTextSuccess = builder.objectRef<{ readonly id: string }>("DeleteOwnTextSuccess").implement({
  description: "The text is gone, and the place in it. Results of it stay, with what was typed.",
  fields: (t) => ({
    deletedTextId: t.id({
      resolve: ({ id }) => toGlobalId("Text", id),
      description: "Global id of the text that was.",
    }),
  }),
});

builder.mutationField("deleteOwnText", (t) =>
  t.field({
    type: payload("DeleteOwnTextPayload", DeleteOwnTextSuccess, ["RefusedError"]),
    description:
      "Deletes a text that the viewer keeps for themselves. NOT_FOUND when there is none of theirs, or not any " +
      "more; WRONG_STATE for one that others have or that waits for review: take it back first, or archive it.",
    args: { input: t.arg({ type: DeleteOwnTextInput, description: "The text." }) },
    resolve: async (_root, { input }, { viewer, services }) => {
      if (!viewer) return new Refused("NOT_SIGNED_IN");
      const id = fromGlobalId("Text", input.id);
      if (id === null) return new Refused("NOT_FOUND");
      const mine = and(eq(texts.id, id), eq(texts.ownerId, viewer.userId));
      const [gone] = await services.database.delete(texts).where(and(mine, isKeptAlone)).returning({ id: texts.id });
      if (gone) return gone;
      const [shared] = await services.database.select({ id: texts.id }).from(texts).where(mine);
      return new Refused(shared ? "WRONG_STATE" : "NOT_FOUND");
    },
  }),
);

/** As isUnshared, on rows. */
const isKeptAlone = or(eq(texts.visibility, "OWN"), and(eq(texts.visibility, "GROUP"), isNull(texts.groupId)));

import { and, eq } from "drizzle-orm";
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
  fields: (t) => ({ deletedTextId: t.id({ resolve: ({ id }) => toGlobalId("Text", id), description: "Global id of the text that was." }) }),
});

builder.mutationField("deleteOwnText", (t) =>
  t.field({
    type: payload("DeleteOwnTextPayload", DeleteOwnTextSuccess, ["RefusedError"]),
    description: "Deletes a text that the viewer keeps for themselves. NOT_FOUND when there is none of theirs, or not any more.",
    args: { input: t.arg({ type: DeleteOwnTextInput, description: "The text." }) },
    resolve: async (_root, { input }, { viewer, services }) => {
      if (!viewer) return new Refused("NOT_SIGNED_IN");
      const id = fromGlobalId("Text", input.id);
      if (id === null) return new Refused("NOT_FOUND");
      const [gone] = await services.database.delete(texts).where(and(eq(texts.id, id), eq(texts.ownerId, viewer.userId))).returning({ id: texts.id });
      return gone ?? new Refused("NOT_FOUND");
    },
  }),
);

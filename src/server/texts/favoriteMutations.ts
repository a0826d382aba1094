import type { TextRow } from "../database/schema";
import { builder } from "../graphql/builder";
import { payload } from "../graphql/errors";
import { fromGlobalId } from "../graphql/pagination";
import { selectFavorites, setFavorite } from "./favorites";
import { TextNode } from "./TextNode";

const SetFavoriteInput = builder.inputType("SetFavoriteInput", {
  description: "Whether a text is one of the viewer's favorites.",
  fields: (t) => ({
    textId: t.id({ description: "Global id of a text that the viewer may read." }),
    isFavorite: t.boolean({ description: "True to add it, false to remove it." }),
  }),
});

const SetFavoriteSuccess = builder.objectRef<{ readonly text: TextRow }>("SetFavoriteSuccess").implement({
  description: "The text is a favorite of the viewer, or no longer.",
  fields: (t) => ({
    text: t.field({ type: TextNode, resolve: ({ text }) => text, description: "The text." }),
  }),
});

builder.mutationField("setFavorite", (t) =>
  t.field({
    type: payload("SetFavoritePayload", SetFavoriteSuccess, ["InvalidInputError", "RefusedError"]),
    description: "Adds a text to the viewer's favorites, or removes it. Repeating it changes nothing.",
    args: { input: t.arg({ type: SetFavoriteInput, description: "The text." }) },
    resolve: (_root, { input }, { viewer, services }) =>
      setFavorite(services, viewer, fromGlobalId("Text", input.textId), input.isFavorite),
  }),
);

builder.objectField(TextNode, "isFavorite", (t) =>
  t.loadable({
    type: "Boolean",
    description: "Whether it is one of the viewer's favorites.",
    load: (textIds: string[], { viewer, services }) => selectFavorites(services.database, viewer, textIds),
    resolve: (text) => text.id,
  }),
);

import type { TextRow } from "../database/schema";
import { builder } from "../graphql/builder";
import { TextNode } from "./TextNode";

/** What every change of a text's state gives. */
export const TextSuccess = builder.objectRef<{ readonly text: TextRow }>("TextSuccess").implement({
  description: "It is done.",
  fields: (t) => ({
    text: t.field({ type: TextNode, resolve: ({ text }) => text, description: "The text as it is now." }),
  }),
});

import { and, inArray } from "drizzle-orm";
import { texts, type TextRow } from "../database/schema";
import { builder } from "../graphql/builder";
import { DifficultyEnum, LanguageEnum } from "../graphql/enums";
import { loadRows } from "../graphql/loadRows";
import { readableBy } from "./readableBy";

/** A text to type, for who may read it. */
export const TextNode = builder.loadableNodeRef("Text", {
  id: { resolve: (text: TextRow) => text.id, description: "Opaque global id." },
  load: (ids: string[], { viewer, services }) => {
    const readable = readableBy(viewer?.userId ?? null);
    return loadRows(ids, (some) =>
      services.database
        .select()
        .from(texts)
        .where(and(inArray(texts.id, some), readable)),
    );
  },
});

builder.objectType(TextNode, {
  name: "Text",
  description:
    "A text to type: of the library or published for everybody, shared with a group, or kept by somebody for " +
    "themselves.",
  fields: (t) => ({
    title: t.exposeString("title", { description: "1 to 100 characters." }),
    language: t.expose("language", { type: LanguageEnum, description: "What it is written in." }),
    body: t.exposeString("body", { description: "What is typed: one line, normalised (Unicode NFC, single spaces)." }),
    difficulty: t.expose("difficulty", { type: DifficultyEnum, description: "How hard it is to type." }),
    characters: t.exposeInt("characters", {
      description: "Length of the body in graphemes, which is in key presses without errors.",
    }),
    tags: t.exposeStringList("tags", { description: "What it is about, such as `animals`; may be none." }),
    isOwn: t.boolean({
      resolve: ({ ownerId }, _args, { viewer }) => viewer !== null && ownerId === viewer.userId,
      description: "Whether the viewer brought it.",
    }),
  }),
});

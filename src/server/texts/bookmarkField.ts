import { and, eq, inArray } from "drizzle-orm";
import { bookmarks } from "../database/schema";
import { builder } from "../graphql/builder";
import { TextNode } from "./TextNode";

builder.objectField(TextNode, "bookmark", (t) =>
  t.loadable({
    type: "Int",
    nullable: true,
    description:
      "Where the viewer goes on in this text, in UTF-16 units of the body: the start of a portion, or the body's " +
      "length when they have read it all. Null while they have not begun.",
    load: async (textIds: string[], { viewer, services }) => {
      if (!viewer) return textIds.map(() => null);
      const mine = and(eq(bookmarks.userId, viewer.userId), inArray(bookmarks.textId, textIds));
      const rows = await services.database
        .select({ textId: bookmarks.textId, position: bookmarks.position })
        .from(bookmarks)
        .where(mine);
      const places = new Map(rows.map(({ textId, position }) => [textId, position]));
      return textIds.map((id) => places.get(id) ?? null);
    },
    resolve: (text) => text.id,
  }),
);

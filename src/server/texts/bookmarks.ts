import { lt, sql, and, eq, inArray } from "drizzle-orm";
import type { Connection } from "../database/Database";
import { bookmarks, type TextRow } from "../database/schema";
import { portionAt } from "../../engine/practice/portions";
import { builder } from "../graphql/builder";
import type { Viewer } from "../graphql/Context";
import { payload } from "../graphql/errors";
import { InvalidInput, DomainError } from "../DomainError";
import { fromGlobalId } from "../graphql/pagination";
import type { Services } from "../services";
import { findText } from "./texts";
import { TextNode } from "./TextNode";

/**
 * Moves a reader's bookmark in a text, unless they moved it after `at`: a run typed offline that arrives late does not
 * move them back, and repeating a move changes nothing.
 * @param to where the next portion begins, in UTF-16 units of the body.
 * @param at when they moved it: the end of the run, by the server's clock.
 */
export async function moveBookmark(
  connection: Connection,
  userId: string,
  textId: string,
  to: number,
  at: Date,
): Promise<void> {
  const place = { position: to, updatedAt: at };
  await connection
    .insert(bookmarks)
    .values({ userId, textId, ...place })
    .onConflictDoUpdate({
      target: [bookmarks.userId, bookmarks.textId],
      set: place,
      setWhere: lt(bookmarks.updatedAt, sql`excluded.updated_at`),
    });
}

const SetBookmarkInput = builder.inputType("SetBookmarkInput", {
  description: "A new bookmark of the viewer in a text.",
  fields: (t) => ({
    textId: t.id({ description: "Global id of a library text or one of the viewer's own." }),
    position: t.int({
      description:
        "UTF-16 units of the body: 0 for its start, its length for its end. A position within a portion is moved " +
        "to the portion's start.",
    }),
  }),
});

const SetBookmarkSuccess = builder.objectRef<{ readonly text: TextRow }>("SetBookmarkSuccess").implement({
  description: "The bookmark was saved.",
  fields: (t) => ({
    text: t.field({ type: TextNode, resolve: ({ text }) => text, description: "The text, with the bookmark." }),
  }),
});

builder.mutationField("setBookmark", (t) =>
  t.field({
    type: payload("SetBookmarkPayload", SetBookmarkSuccess, ["InvalidInputError", "RefusedError"]),
    description:
      "Saves the viewer's bookmark in a text that they read in portions, to go back to its start or to another " +
      "portion. Saving a run of a portion moves it automatically.",
    args: { input: t.arg({ type: SetBookmarkInput, description: "The bookmark." }) },
    resolve: (_root, { input }, { viewer, services }) =>
      setBookmark(services, viewer, fromGlobalId("Text", input.textId), input.position),
  }),
);

async function setBookmark(
  { database, now }: Services,
  viewer: Viewer | null,
  id: string | null,
  position: number,
): Promise<{ readonly text: TextRow } | DomainError> {
  if (!viewer) return new DomainError("NOT_SIGNED_IN");
  const text = id === null ? null : await findText(database, id, viewer.userId);
  if (!text) return new InvalidInput([{ path: "textId", code: "TEXT_NOT_FOUND" }]);
  if (position < 0 || position > text.body.length) return new InvalidInput([{ path: "position", code: "BAD_REQUEST" }]);
  await moveBookmark(
    database,
    viewer.userId,
    text.id,
    portionAt(text.body, position)?.from ?? text.body.length,
    new Date(now()),
  );
  return { text };
}

builder.objectField(TextNode, "bookmark", (t) =>
  t.loadable({
    type: "Int",
    nullable: true,
    description:
      "Where the viewer continues in this text, in UTF-16 units of the body: the start of a portion, or the " +
      "body's length if they have read it all. Null if they have not begun.",
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

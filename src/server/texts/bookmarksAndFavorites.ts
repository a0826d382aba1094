import { sql, and, eq, inArray, exists, type SQL } from "drizzle-orm";
import { runQuery, type Connection } from "../database/Database";
import { rowsOf, writeAll, type Write } from "../database/statements";
import { bookmarks, favorites } from "../database/progressSchema";
import { type TextRow, texts } from "../database/schema";
import { portionAt } from "../../engine/practice/portions";
import type { Viewer, Services } from "../Context";
import { InvalidInput, DomainError } from "../DomainError";
import { findText } from "./texts";
import { QueryBuilder } from "drizzle-orm/pg-core";

const writeBookmarks = rowsOf(
  bookmarks,
  sql`(user_id, text_id) do update set position = excluded.position, updated_at = excluded.updated_at
    where bookmarks.updated_at < excluded.updated_at`,
);

/** Where a reader continues in a text. */
export type Bookmark = {
  readonly userId: string;
  readonly textId: string;
  /** Where the next part begins, in UTF-16 units of the body. */
  readonly position: number;
  /** When they moved it: the end of the run, by the server's clock. */
  readonly updatedAt: Date;
};

/**
 * Moves a reader's bookmark in a text, unless they moved it later: a run typed offline that arrives late does not move
 * them back, and repeating a move changes nothing.
 */
export function moveBookmark(bookmark: Bookmark): Write {
  return writeBookmarks([bookmark]);
}

/** Saves the viewer's bookmark in a text that they may read. */
export async function setBookmark(
  { database, now }: Services,
  viewer: Viewer | null,
  id: string | null,
  position: number,
): Promise<{ readonly text: TextRow } | DomainError> {
  if (!viewer) return new DomainError("NOT_SIGNED_IN");
  const text = id === null ? null : await findText(database, id, viewer.userId);
  if (!text) return new InvalidInput([{ path: "textId", code: "TEXT_NOT_FOUND" }]);
  if (position < 0 || position > text.body.length) return new InvalidInput([{ path: "position", code: "BAD_REQUEST" }]);
  const bookmark = {
    userId: viewer.userId,
    textId: text.id,
    position: portionAt(text.body, position, text.parts ?? [])?.from ?? text.body.length,
    updatedAt: new Date(now()),
  };
  await runQuery(database, writeAll([moveBookmark(bookmark)]));
  return { text };
}

/** Where the viewer continues in these texts, in the order of the ids; null for those not begun. */
export async function selectBookmarks(
  database: Connection,
  viewer: Viewer | null,
  textIds: readonly string[],
): Promise<(number | null)[]> {
  if (!viewer) return textIds.map(() => null);
  const mine = and(eq(bookmarks.userId, viewer.userId), inArray(bookmarks.textId, [...textIds]));
  const rows = await database
    .select({ textId: bookmarks.textId, position: bookmarks.position })
    .from(bookmarks)
    .where(mine);
  const places = new Map(rows.map(({ textId, position }) => [textId, position]));
  return textIds.map((id) => places.get(id) ?? null);
}

/** Makes a text that the viewer may read one of their favorites, or no longer. Repeating it changes nothing. */
export async function setFavorite(
  { database, now }: Services,
  viewer: Viewer | null,
  id: string | null,
  isFavorite: boolean,
): Promise<{ readonly text: TextRow } | DomainError> {
  if (!viewer) return new DomainError("NOT_SIGNED_IN");
  const text = id === null ? null : await findText(database, id, viewer.userId);
  if (!text) return new InvalidInput([{ path: "textId", code: "TEXT_NOT_FOUND" }]);
  const { userId } = viewer;
  if (isFavorite)
    await database
      .insert(favorites)
      .values({ userId, textId: text.id, createdAt: new Date(now()) })
      .onConflictDoNothing();
  else await database.delete(favorites).where(and(eq(favorites.userId, userId), eq(favorites.textId, text.id)));
  return { text };
}

/** Whether each of these texts is a favorite of the viewer, in the order of the ids. */
export async function selectFavorites(
  database: Connection,
  viewer: Viewer | null,
  textIds: readonly string[],
): Promise<boolean[]> {
  if (!viewer) return textIds.map(() => false);
  const rows = await database
    .select({ textId: favorites.textId })
    .from(favorites)
    .where(and(eq(favorites.userId, viewer.userId), inArray(favorites.textId, [...textIds])));
  const mine = new Set(rows.map(({ textId }) => textId));
  return textIds.map((id) => mine.has(id));
}

/** The texts that the viewer has marked. */
export function isFavoriteOf(viewer: Viewer | null): SQL {
  if (!viewer) return sql`false`;
  return exists(
    new QueryBuilder()
      .select({ one: sql`1` })
      .from(favorites)
      .where(and(eq(favorites.userId, viewer.userId), eq(favorites.textId, texts.id))),
  );
}

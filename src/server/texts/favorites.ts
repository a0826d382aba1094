import { and, eq, exists, inArray, sql, type SQL } from "drizzle-orm";
import { QueryBuilder } from "drizzle-orm/pg-core";
import type { Connection } from "../database/Database";
import { favorites } from "../database/readerSchema";
import { texts, type TextRow } from "../database/schema";
import { DomainError, InvalidInput } from "../DomainError";
import type { Viewer, Services } from "../Context";
import { findText } from "./texts";

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

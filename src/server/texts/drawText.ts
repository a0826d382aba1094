import { and, eq, lte, ne, sql, type SQL } from "drizzle-orm";
import { limits } from "../../contract/limits";
import type { Language } from "../../engine/practice/PracticeMode";
import type { Connection } from "../database/Database";
import { texts, type TextLength, type TextRow } from "../database/schema";
import { isUuid } from "../graphql/pagination";
import { withinLength } from "./texts";

/** Everybody's: the library, and what was published after a review. */
export const isDrawnFrom: SQL | undefined = and(eq(texts.visibility, "PUBLIC"), eq(texts.status, "PUBLISHED"));

type TextWish = {
  readonly language: Language;
  /** Null for any. */
  readonly length?: TextLength | null;
  /** Row id of a text that it shall not be, unless there is no other. */
  readonly not?: string | null;
};

/**
 * Any text that fits the wish, of those that everybody has: the library, and what members published after a review. Nothing
 * that is archived, and nothing of more than 1000 characters: people choose a text that long, but do not expect one.
 * Null when there is none.
 */
export async function drawText(
  database: Connection,
  { language, length = null, not = null }: TextWish,
): Promise<TextRow | null> {
  const fits = and(
    isDrawnFrom,
    eq(texts.language, language),
    lte(texts.characters, limits.drawnText.max),
    length === null ? undefined : withinLength(length),
  );
  const other = not !== null && isUuid(not) ? [sql`${ne(texts.id, not)} desc`] : [];
  const [text] = await database
    .select()
    .from(texts)
    .where(fits)
    .orderBy(...other, sql`random()`)
    .limit(1);
  return text ?? null;
}

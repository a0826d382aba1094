import { and, eq, lte, ne, sql } from "drizzle-orm";
import { limits } from "../../contract/limits";
import type { Language } from "../../engine/practice/PracticeMode";
import type { Connection } from "../database/Connection";
import { texts, type TextRow } from "../database/schema";
import { builder } from "../graphql/builder";
import { isUuid } from "../graphql/rowId";
import { isDrawnFrom } from "./textFilters";
import type { TextLength } from "./textLengthOf";
import { withinLength } from "./withinLength";

export const TextLengthEnum = builder.enumType("TextLength", {
  description: "How long a random text is, in characters (graphemes).",
  values: {
    SHORT: { description: "Fewer than 220." },
    MEDIUM: { description: "220 to 399." },
    LONG: { description: "400 or more." },
  } as const,
});

export type TextWish = {
  readonly language: Language;
  /** Null for any. */
  readonly length?: TextLength | null;
  /** Row id of a text that it shall not be, unless there is no other. */
  readonly not?: string | null;
};

/**
 * Any text that fits the wish, of those that everybody has: the library, and what members published after a review. Not
 * what is archived, and nothing of more than
 * 1000 characters, which somebody may choose but nobody waits for. Null when there is none.
 */
export async function pickRaceText(
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

import { and, eq, gte, isNull, lt, ne, sql, type SQL } from "drizzle-orm";
import type { Language } from "../../engine/practice/PracticeMode";
import type { Connection } from "../database/Connection";
import { texts, type TextRow } from "../database/schema";
import { builder } from "../graphql/builder";
import { isUuid } from "../graphql/rowId";
import { textLengthStarts, type TextLength } from "./textLengthOf";

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

/** Any text of the library that fits the wish; null when the library has none. */
export async function pickRaceText(database: Connection, { language, length = null, not = null }: TextWish): Promise<TextRow | null> {
  const fits = and(isNull(texts.ownerId), eq(texts.language, language), length === null ? undefined : within(length));
  const other = not !== null && isUuid(not) ? [sql`${ne(texts.id, not)} desc`] : [];
  const [text] = await database.select().from(texts).where(fits).orderBy(...other, sql`random()`).limit(1);
  return text ?? null;
}

function within(length: TextLength): SQL | undefined {
  const { MEDIUM, LONG } = textLengthStarts;
  if (length === "SHORT") return lt(texts.characters, MEDIUM);
  return length === "LONG" ? gte(texts.characters, LONG) : and(gte(texts.characters, MEDIUM), lt(texts.characters, LONG));
}

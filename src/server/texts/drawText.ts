import { and, arrayOverlaps, eq, inArray, lte, max, ne, sql, type SQL } from "drizzle-orm";
import { QueryBuilder } from "drizzle-orm/pg-core";
import { limits } from "../../contract/limits";
import { audiences } from "../../contract/languages/Passage";
import type { Language } from "../../contract/languages/languages";
import type { Connection } from "../database/Database";
import type { TextLength } from "../../contract/enums";
import { results, texts, type TextRow } from "../database/schema";
import { isUuid } from "../globalIds";
import type { Viewer, Services } from "../Context";
import { findText, textLengthOf, withinLength } from "./texts";

/** Everybody's: the library, and what was published after a review. */
export const isDrawnFrom: SQL | undefined = and(eq(texts.visibility, "PUBLIC"), eq(texts.status, "PUBLISHED"));

type TextWish = {
  readonly language: Language;
  /** Null for any. */
  readonly length?: TextLength | null;
  /** Row id of a text that it shall not be, unless there is no other. */
  readonly not?: string | null;
  /** Row ids of those who will type it. A text that none of them has typed comes first. */
  readonly typists?: readonly string[];
  /** A text that it should resemble. */
  readonly like?: Pick<TextRow, "tags" | "difficulty" | "characters"> | null;
};

/**
 * A text that fits the wish, of those that everybody has: the library, and what members published after a review. One
 * that none of the typists has typed, otherwise the one that was typed the longest ago. Nothing that is archived, and
 * nothing of more than 1000 characters: people choose a text that long, but do not expect one. Null when there is none.
 */
export async function drawText(
  database: Connection,
  { language, length = null, not = null, typists = [], like = null }: TextWish,
): Promise<TextRow | null> {
  const fits = and(
    isDrawnFrom,
    eq(texts.language, language),
    lte(texts.characters, limits.drawnText.max),
    length === null ? undefined : withinLength(length),
  );
  const other = not !== null && isUuid(not) ? [sql`${ne(texts.id, not)} desc`] : [];
  const people = typists.filter(isUuid);
  const typed = people.length === 0 ? null : lastTyped(people);
  const [text] = await database
    .select()
    .from(texts)
    .where(fits)
    .orderBy(
      ...other,
      ...(typed === null || like === null ? [] : [sql`${typed} is not null`]),
      ...(like === null ? [] : [sql`${likeness(like)} desc`]),
      ...(typed === null ? [] : [sql`${typed} asc nulls first`]),
      sql`random()`,
    )
    .limit(1);
  return text ?? null;
}

/**
 * A public text like another one: in its language, and if possible for its audience, about its subject, as hard, and as
 * long. Preferably one that the viewer has not typed. Null when there is no other.
 */
export async function drawSimilarText(
  { database }: Services,
  viewer: Viewer | null,
  id: string | null,
): Promise<TextRow | null> {
  const like = id === null ? null : await findText(database, id, viewer?.userId);
  if (!like) return null;
  const typists = viewer === null ? [] : [viewer.userId];
  const drawn = await drawText(database, { language: like.language, not: like.id, typists, like });
  return drawn?.id === like.id ? null : drawn;
}

/** When one of these people last typed a text; null for never. One probe of results_user_text for each of them. */
function lastTyped(userIds: readonly string[]): SQL {
  return sql`(${new QueryBuilder()
    .select({ at: max(results.createdAt) })
    .from(results)
    .where(and(inArray(results.userId, [...userIds]), eq(results.textId, texts.id)))})`;
}

function isAudience(tag: string): boolean {
  return audiences.some((audience) => audience === tag);
}

/** How much a text resembles another one. The audience counts most: a child should not get a text for adults. */
function likeness({ tags, difficulty, characters }: NonNullable<TextWish["like"]>): SQL {
  const shared = [
    { named: tags.filter(isAudience), weight: 4 },
    { named: tags.filter((tag) => !isAudience(tag)), weight: 2 },
  ].flatMap(({ named, weight }) =>
    named.length === 0 ? [] : [sql`${weight}::int * (${arrayOverlaps(texts.tags, named)})::int`],
  );
  const same = [eq(texts.difficulty, difficulty), withinLength(textLengthOf(characters))];
  return sql`(${sql.join([...shared, ...same.map((is) => sql`(${is})::int`)], sql` + `)})`;
}

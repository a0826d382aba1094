import { and, count, eq, sql } from "drizzle-orm";
import { limits } from "../../contract/limits";
import { makeTextRules } from "../../contract/textRules";
import type { Language } from "../../engine/practice/PracticeMode";
import { normaliseText } from "../../engine/text/normaliseText";
import { splitGraphemes } from "../../engine/text/splitGraphemes";
import type { Transaction } from "../database/Connection";
import { bookmarks, texts, users, type TextRow } from "../database/schema";
import type { Viewer } from "../graphql/Context";
import { InvalidInput, Refused } from "../graphql/errors";
import { fromGlobalId } from "../graphql/rowId";
import type { Services } from "../services";
import { validate } from "../users/validate";
import { difficultyOf } from "./difficultyOf";

const textRules = makeTextRules(normaliseText);

export type OwnText = { readonly id?: string | null | undefined; readonly title: string; readonly language: Language; readonly body: string };

type Content = Pick<TextRow, "title" | "language" | "body" | "difficulty" | "characters">;

/** Keeps a new text for somebody, or changes one that they keep; says why not. */
export async function keepOwnText({ database, now }: Services, viewer: Viewer | null, { id, title, language, body }: OwnText): Promise<TextRow | Refused> {
  if (!viewer) return new Refused("NOT_SIGNED_IN");
  const clean = await validate(textRules, { title, body });
  if (clean instanceof Refused) return clean;
  const content = { ...clean, language, difficulty: difficultyOf(clean.body), characters: splitGraphemes(clean.body).length };
  return database.transaction(async (transaction) => {
    // One text of a person at a time: the second of two at once counts the first. It also keeps the account from going meanwhile.
    const [user] = await transaction.select({ id: users.id }).from(users).where(eq(users.id, viewer.userId)).for("no key update");
    if (!user) return new Refused("NOT_SIGNED_IN");
    return id == null ? insert(transaction, user.id, content, new Date(now())) : change(transaction, user.id, fromGlobalId("Text", id), content);
  });
}

async function insert(transaction: Transaction, ownerId: string, content: Content, createdAt: Date): Promise<TextRow | Refused> {
  const [kept] = await transaction.select({ number: count() }).from(texts).where(eq(texts.ownerId, ownerId));
  if ((kept?.number ?? 0) >= limits.ownTexts.max) return new Refused("TOO_MANY_TEXTS");
  const [text] = await transaction.insert(texts).values({ ...content, ownerId, createdAt }).returning();
  return text ?? new Refused("INTERNAL");
}

async function change(transaction: Transaction, ownerId: string, id: string | null, content: Content): Promise<TextRow | Refused> {
  const [text] = id === null ? [] : await transaction.update(texts).set(content).where(and(eq(texts.id, id), eq(texts.ownerId, ownerId))).returning();
  if (!text) return new InvalidInput([{ path: "id", code: "TEXT_NOT_FOUND" }]);
  // A text that became shorter than the place in it is read through.
  await transaction.update(bookmarks).set({ position: sql`least(${bookmarks.position}, ${text.body.length}::int)` }).where(eq(bookmarks.textId, text.id));
  return text;
}

import { setImmediate } from "node:timers/promises";
import { isNotNull, sql } from "drizzle-orm";
import { languagesWith } from "../../../contract/languages/languages";
import type { Connection } from "../../database/Database";
import { texts } from "../../database/schema";
import { measureText } from "../texts";
import { type LibraryText, readLibrary } from "./readLibrary";

/** Rows per statement: far below the limit of 65,535 parameters in Postgres. */
const BATCH = 500;

/** Source of every text in the library (Passage). */
const LIBRARY_SOURCE = "Typeloop, CC0-1.0";

type NewText = typeof texts.$inferInsert;

/**
 * Writes the library to the database: adds new texts and corrects changed ones, identified by their slug. Fast if
 * nothing has changed: only new and changed texts are measured. Texts removed from the library stay in the database,
 * because results reference them, and texts archived by an admin stay archived. Difficulty is computed by the formula,
 * as for any text; after a change of the formula scoreTexts computes it anew.
 */
export async function seedLibrary(database: Connection): Promise<void> {
  const library = languagesWith("passages").flatMap((language) => readLibrary(language));
  const { slug, title, language, body, parts, blurb, tags, source } = texts;
  const stored = await database
    .select({ slug, title, language, body, parts, blurb, tags, source })
    .from(texts)
    .where(isNotNull(slug));
  const storedContents = new Map(stored.map((text) => [text.slug, contentOf(text)]));
  const changed = library.filter(
    (text) => storedContents.get(text.slug) !== contentOf({ ...text, source: LIBRARY_SOURCE }),
  );
  const rows: NewText[] = [];
  for (const text of changed) {
    rows.push(await rowOf(text));
    // To measure all of them takes seconds at the first start, and connections and requests do not wait that long.
    await setImmediate();
  }
  for (let at = 0; at < rows.length; at += BATCH) await put(database, rows.slice(at, at + BATCH));
}

type Content = Omit<LibraryText, "slug"> & { readonly source: string };

/** The content of a text as one string, to compare it by. */
function contentOf({ title, language, body, parts, blurb, tags, source }: Content): string {
  // Postgres keeps the keys of JSON in an order of its own.
  const ends = parts?.map((part) => [part.title, part.end]);
  return JSON.stringify([title, language, body, ends ?? null, blurb, tags, source]);
}

async function rowOf({ parts, tags, ...text }: LibraryText): Promise<NewText> {
  return {
    ...text,
    ...(await measureText(text.body, text.language)),
    parts: parts === null ? null : [...parts],
    tags: [...tags],
    source: LIBRARY_SOURCE,
    visibility: "PUBLIC",
    status: "PUBLISHED",
  };
}

async function put(database: Connection, rows: NewText[]): Promise<void> {
  const { title, language, body, parts, blurb, tags, source } = texts;
  const { difficulty, difficultyScore, characters, characterSet } = texts;
  const measured = { difficulty, difficultyScore, characters, characterSet };
  const columns = { title, language, body, parts, blurb, ...measured, tags, source };
  const set = Object.fromEntries(
    Object.entries(columns).map(([key, { name }]) => [key, sql.raw(`excluded."${name}"`)]),
  );
  const now = sql.join(
    Object.values(columns).map((column) => sql`${column}`),
    sql`, `,
  );
  const next = sql.join(Object.values(set), sql`, `);
  await database
    .insert(texts)
    .values(rows)
    .onConflictDoUpdate({ target: texts.slug, set, setWhere: sql`(${now}) is distinct from (${next})` });
}

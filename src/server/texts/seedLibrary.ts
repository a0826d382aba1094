import { sql } from "drizzle-orm";
import { normaliseText } from "../../engine/text/normaliseText";
import { splitGraphemes } from "../../engine/text/splitGraphemes";
import type { Connection } from "../database/Connection";
import { texts } from "../database/schema";
import { libraryTexts } from "./library/libraryTexts";

/** Rows in one statement: far below the 65,535 values that Postgres takes. */
const BATCH = 500;

type NewText = typeof texts.$inferInsert;

/**
 * Puts the library into the database: new texts are added and changed ones corrected, known by their slug. Changes nothing, and
 * takes a moment, when all is there. What was taken out of the library stays, as results point at it.
 */
export async function seedLibrary(database: Connection): Promise<void> {
  const rows = libraryTexts.map(({ slug, title, body, tags, language, difficulty }): NewText => {
    const normal = normaliseText(body);
    return { slug, title, language, difficulty, body: normal, characters: splitGraphemes(normal).length, tags: [...tags], visibility: "PUBLIC", status: "PUBLISHED" };
  });
  for (let at = 0; at < rows.length; at += BATCH) await put(database, rows.slice(at, at + BATCH));
}

async function put(database: Connection, rows: NewText[]): Promise<void> {
  const { title, language, body, difficulty, characters, tags } = texts;
  const columns = [title, language, body, difficulty, characters, tags];
  const now = sql.join(columns.map((column) => sql`${column}`), sql`, `);
  const next = sql.join(columns.map((column) => sql.raw(`excluded."${column.name}"`)), sql`, `);
  await database
    .insert(texts)
    .values(rows)
    .onConflictDoUpdate({
      target: texts.slug,
      set: {
        title: sql`excluded.title`,
        language: sql`excluded.language`,
        body: sql`excluded.body`,
        difficulty: sql`excluded.difficulty`,
        characters: sql`excluded.characters`,
        tags: sql`excluded.tags`,
      },
      setWhere: sql`(${now}) is distinct from (${next})`,
    });
}

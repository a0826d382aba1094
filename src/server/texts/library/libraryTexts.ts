import { dutchEasy } from "./dutchEasy";
import { dutchHard } from "./dutchHard";
import { dutchMedium } from "./dutchMedium";
import { englishEasy } from "./englishEasy";
import { englishHard } from "./englishHard";
import { englishMedium } from "./englishMedium";
import { sql } from "drizzle-orm";
import { normaliseText } from "../../../engine/text/normaliseText";
import type { Connection } from "../../database/Database";
import { texts } from "../../database/schema";
import { measureText } from "../texts";
import type { LibraryText } from "./LibraryText";

type Shelf = Readonly<{ language: "en" | "nl"; difficulty: "EASY" | "MEDIUM" | "HARD" }>;

function place(shelved: readonly LibraryText[], shelf: Shelf): readonly (LibraryText & Shelf)[] {
  return shelved.map((text) => ({ ...text, ...shelf }));
}

/**
 * Every passage that ships with Typeloop, in a fixed order. Easy: short common words, short sentences, little
 * punctuation. Medium: ordinary prose. Hard: long words, numbers, quotes, semicolons, parentheses and accents. The
 * difficulty here is the one that a passage was written for. The one on screen is computed (engine/text/difficulty),
 * and is the same for more than four in five.
 */
export const libraryTexts: readonly (LibraryText & Shelf)[] = [
  ...place(englishEasy, { language: "en", difficulty: "EASY" }),
  ...place(englishMedium, { language: "en", difficulty: "MEDIUM" }),
  ...place(englishHard, { language: "en", difficulty: "HARD" }),
  ...place(dutchEasy, { language: "nl", difficulty: "EASY" }),
  ...place(dutchMedium, { language: "nl", difficulty: "MEDIUM" }),
  ...place(dutchHard, { language: "nl", difficulty: "HARD" }),
];

/** Rows per statement: far below the limit of 65,535 parameters in Postgres. */
const BATCH = 500;

/** Source of every passage in the library (LibraryText). */
const LIBRARY_SOURCE = "Typeloop, CC0-1.0";

type NewText = typeof texts.$inferInsert;

/**
 * Writes the library to the database: adds new texts and corrects changed ones, identified by their slug. Fast if
 * nothing has changed. Texts removed from the library stay in the database, because results reference them, and texts
 * archived by an admin stay archived. Difficulty is computed by the formula, as for any text.
 */
export async function seedLibrary(database: Connection): Promise<void> {
  const rows = libraryTexts.map(({ slug, title, body, tags, language }): NewText => {
    const normal = normaliseText(body);
    return {
      slug,
      title,
      language,
      body: normal,
      ...measureText(normal, language),
      tags: [...tags],
      source: LIBRARY_SOURCE,
      visibility: "PUBLIC",
      status: "PUBLISHED",
    };
  });
  for (let at = 0; at < rows.length; at += BATCH) await put(database, rows.slice(at, at + BATCH));
}

async function put(database: Connection, rows: NewText[]): Promise<void> {
  const { title, language, body, difficulty, difficultyScore, characters, characterSet, tags, source } = texts;
  const columns = { title, language, body, difficulty, difficultyScore, characters, characterSet, tags, source };
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

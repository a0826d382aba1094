import { eq, isNull } from "drizzle-orm";
import type { Connection } from "../database/Connection";
import { texts } from "../database/schema";
import { measureText } from "./measureText";

const BATCH = 100;

/**
 * Gives every text a score that has none: those from before there were scores, and all of them again after a migration
 * that empties the column because the formula
 * changed. Runs at the start, before the server listens; where all have one it is a single question.
 * @returns how many got one.
 */
export async function scoreTexts(database: Connection): Promise<number> {
  let scored = 0;
  for (;;) {
    const rows = await database
      .select({ id: texts.id, body: texts.body, language: texts.language })
      .from(texts)
      .where(isNull(texts.difficultyScore))
      .limit(BATCH);
    for (const { id, body, language } of rows)
      await database.update(texts).set(measureText(body, language)).where(eq(texts.id, id));
    scored += rows.length;
    if (rows.length < BATCH) return scored;
  }
}

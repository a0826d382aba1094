import { eq } from "drizzle-orm";
import type { Connection } from "../database/Connection";
import { texts, type TextRow } from "../database/schema";
import { isUuid } from "../graphql/rowId";

/** The text of a row id, or null when there is none. */
export async function findText(database: Connection, id: string): Promise<TextRow | null> {
  if (!isUuid(id)) return null;
  const [text] = await database.select().from(texts).where(eq(texts.id, id));
  return text ?? null;
}

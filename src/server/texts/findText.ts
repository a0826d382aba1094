import { and, eq } from "drizzle-orm";
import type { Connection } from "../database/Connection";
import { texts, type TextRow } from "../database/schema";
import { isUuid } from "../graphql/rowId";
import { readableBy } from "./readableBy";

/**
 * The text of a row id, or null when there is none.
 * @param readerId row id of who asks, to find their own texts too, and those of their groups; left out, only
 *   everybody's are found.
 */
export async function findText(
  database: Connection,
  id: string,
  readerId: string | null = null,
): Promise<TextRow | null> {
  if (!isUuid(id)) return null;
  const [text] = await database
    .select()
    .from(texts)
    .where(and(eq(texts.id, id), readableBy(readerId)));
  return text ?? null;
}

import { eq } from "drizzle-orm";
import type { RaceSettings } from "../../engine/race/RaceState";
import type { Database } from "../database/Database";
import { texts, type TextRow } from "../database/schema";

/**
 * The text of a race, or its row id where everybody may read it anyway. A race of a group can be about a text of its coach, or of the group: by choosing it they show it
 * to all who type or watch.
 */
export async function raceText(database: Database, { group, textId }: Pick<RaceSettings, "group" | "textId">): Promise<TextRow | string> {
  if (group === null) return textId;
  const [text] = await database.select().from(texts).where(eq(texts.id, textId));
  return text ?? textId;
}

import { eq, sql } from "drizzle-orm";
import type { Connection } from "../database/Connection";
import { results } from "../database/schema";
import { raceResultId } from "./raceResultId";

/**
 * Writes the final places of a race on the results that are kept; others are passed over.
 * @param places by user row id, 1 for the first.
 */
export async function setRacePlaces(
  database: Connection,
  raceId: string,
  places: ReadonlyMap<string, number>,
): Promise<void> {
  if (places.size === 0) return;
  const rows = [...places].map(([userId, place]) => sql`(${raceResultId(raceId, userId)}::uuid, ${place}::smallint)`);
  const list = sql`(values ${sql.join(rows, sql`, `)}) as final (id, place)`;
  await database
    .update(results)
    .set({ place: sql`final.place` })
    .from(list)
    .where(eq(results.id, sql`final.id`));
}

import { eq, isNull, or, type SQL } from "drizzle-orm";
import { texts } from "../database/schema";

/** The texts that somebody may read: those of the library, and their own. Nobody reads another's, not even an admin. */
export function readableBy(userId: string | null): SQL | undefined {
  return userId === null ? isNull(texts.ownerId) : or(isNull(texts.ownerId), eq(texts.ownerId, userId));
}

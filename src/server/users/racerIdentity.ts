import { eq } from "drizzle-orm";
import type { RacerIdentity } from "../../engine/race/RaceState";
import { avatarPath } from "../avatars/avatarPath";
import type { Connection } from "../database/Connection";
import { users } from "../database/schema";

/** A user as a race shows them, `id` being the row id; null when the account is gone. */
export async function racerIdentity(database: Connection, userId: string): Promise<RacerIdentity | null> {
  const [user] = await database
    .select({ id: users.id, name: users.displayName, avatarHash: users.avatarHash })
    .from(users)
    .where(eq(users.id, userId));
  return user ? { id: user.id, name: user.name, avatar: avatarPath(user.id, user.avatarHash) } : null;
}

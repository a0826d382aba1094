import { asc, gt } from "drizzle-orm";
import { rebuildEntries } from "../boards/boardEntries";
import { boardEntries } from "../database/boardSchema";
import { lockUsers } from "../users/accounts";
import { type Backfill, START } from "./Backfill";

/**
 * Computes the improvement of one person who was on leaderboards before these ranked it (migration 0027). Until then,
 * they are only ranked by their later runs.
 */
export const fillImprovement: Backfill = async (transaction, { position }, timeZone) => {
  const [next] = await transaction
    .select({ userId: boardEntries.userId })
    .from(boardEntries)
    .where(gt(boardEntries.userId, position ?? START))
    .orderBy(asc(boardEntries.userId))
    .limit(1);
  if (!next) return null;
  await lockUsers(transaction, [next.userId]);
  await rebuildEntries(transaction, next.userId, timeZone);
  return next.userId;
};

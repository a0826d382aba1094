import { sql } from "drizzle-orm";
import type { Transaction } from "../database/Database";
import { follows } from "../database/followSchema";

/** Moves whom one account follows, and who follows it, to another, before the first is deleted. */
export async function moveFollows(transaction: Transaction, fromUserId: string, toUserId: string): Promise<void> {
  await transaction.execute(sql`insert into ${follows} (follower_id, followed_id, state, asked_at)
    select case when follower_id = ${fromUserId} then ${toUserId}::uuid else follower_id end,
      case when followed_id = ${fromUserId} then ${toUserId}::uuid else followed_id end, state, asked_at
    from ${follows}
    where ${fromUserId} in (follower_id, followed_id) and not ${toUserId} in (follower_id, followed_id)
    on conflict do nothing`);
}

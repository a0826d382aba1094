import { sql } from "drizzle-orm";
import type { Transaction } from "../database/Database";
import { sentenceReporters } from "../database/sentenceSchema";

/** Moves the reports of one account to another, before the first is deleted. */
export async function moveReportedSentences(
  transaction: Transaction,
  fromUserId: string,
  toUserId: string,
): Promise<void> {
  await transaction.execute(sql`insert into ${sentenceReporters} (user_id, sentence_id, reported_at)
    select ${toUserId}::uuid, sentence_id, reported_at from ${sentenceReporters}
    where user_id = ${fromUserId} on conflict do nothing`);
}

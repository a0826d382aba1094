import { sql } from "drizzle-orm";
import { abuseReports } from "../database/abuseSchema";
import type { Transaction } from "../database/Database";

/** Moves what one account reported, and what was reported about it, to another. Reports of itself are deleted. */
export async function moveAbuseReports(transaction: Transaction, fromUserId: string, toUserId: string): Promise<void> {
  await transaction.execute(sql`
    update ${abuseReports} set reporter_id = ${toUserId}::uuid
    where reporter_id = ${fromUserId}::uuid and not exists (
      select from ${abuseReports} theirs where theirs.reporter_id = ${toUserId}::uuid
        and (theirs.user_id = ${abuseReports.userId} or theirs.text_id = ${abuseReports.textId}))`);
  await transaction.execute(sql`
    update ${abuseReports} set user_id = ${toUserId}::uuid
    where user_id = ${fromUserId}::uuid and not exists (
      select from ${abuseReports} theirs where theirs.user_id = ${toUserId}::uuid
        and theirs.reporter_id = ${abuseReports.reporterId})`);
  await transaction.execute(sql`
    delete from ${abuseReports} where reporter_id = ${toUserId}::uuid and user_id = ${toUserId}::uuid`);
}

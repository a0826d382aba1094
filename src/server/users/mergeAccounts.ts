import { rosterPeople } from "../database/groupSchema";
import { eq, sql, and, inArray, notInArray } from "drizzle-orm";
import type { Transaction } from "../database/Database";
import { follows } from "../database/userSchema";
import { abuseReports, sentenceReporters } from "../database/reportSchema";
import { externalAccounts } from "../database/signInSchema";

/** Moves whom one account follows, and who follows it, to another, before the first is deleted. */
export async function moveFollows(transaction: Transaction, fromUserId: string, toUserId: string): Promise<void> {
  await transaction.execute(sql`insert into ${follows} (follower_id, followed_id, state, asked_at)
    select case when follower_id = ${fromUserId} then ${toUserId}::uuid else follower_id end,
      case when followed_id = ${fromUserId} then ${toUserId}::uuid else followed_id end, state, asked_at
    from ${follows}
    where ${fromUserId} in (follower_id, followed_id) and not ${toUserId} in (follower_id, followed_id)
    on conflict do nothing`);
}

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

/** The account that stays is from then on the one of the OneRoster file, unless it already is somebody's there. */
export async function moveRosterPerson(transaction: Transaction, fromUserId: string, toUserId: string): Promise<void> {
  const [own] = await transaction
    .select({ id: rosterPeople.sourcedId })
    .from(rosterPeople)
    .where(eq(rosterPeople.userId, toUserId));
  if (!own) await transaction.update(rosterPeople).set({ userId: toUserId }).where(eq(rosterPeople.userId, fromUserId));
}

/** Moves the linked accounts of one user to another, who has at most one of each provider: their own stays. */
export async function moveExternalAccounts(
  transaction: Transaction,
  fromUserId: string,
  toUserId: string,
): Promise<void> {
  const linked = await transaction
    .select({ id: externalAccounts.id, userId: externalAccounts.userId, issuer: externalAccounts.issuer })
    .from(externalAccounts)
    .where(inArray(externalAccounts.userId, [fromUserId, toUserId]));
  const own = linked.filter(({ userId }) => userId === toUserId).map(({ issuer }) => issuer);
  if (linked.length === own.length) return;
  await transaction
    .update(externalAccounts)
    .set({ userId: toUserId })
    .where(
      and(
        eq(externalAccounts.userId, fromUserId),
        own.length === 0 ? undefined : notInArray(externalAccounts.issuer, own),
      ),
    );
}

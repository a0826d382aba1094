import { asc, eq, or } from "drizzle-orm";
import { abuseReports, reportedSentences, sentenceReporters } from "../database/reportSchema";
import { dailyAttempts, ratingChanges } from "../database/rankingSchema";
import type { Database } from "../database/Database";
import { externalAccounts, passkeys } from "../database/signInSchema";
import { follows, sessions, users, type UserRow } from "../database/userSchema";
import { rosterPeople } from "../database/rosterSchema";
import { results } from "../database/schema";
import { selectOwnRatings } from "../ratings/ratings";

/** What only the user themselves sees of their account. */
export async function ownDetailsOf(
  database: Database,
  userId: string,
): Promise<Pick<UserRow, "email" | "speedUnit" | "dailyGoalMinutes">> {
  const [user] = await database
    .select({ email: users.email, speedUnit: users.speedUnit, dailyGoalMinutes: users.dailyGoalMinutes })
    .from(users)
    .where(eq(users.id, userId));
  return user ?? { email: null, speedUnit: null, dailyGoalMinutes: null };
}

/** What a user's own export has besides a coach's, by name in the file. */
export async function selectOwnData(database: Database, userId: string): Promise<Readonly<Record<string, object[]>>> {
  return {
    sessions: await sessionsOf(database, userId),
    externalAccounts: await externalAccountsOf(database, userId),
    passkeys: await passkeysOf(database, userId),
    rosterEntries: await rosterEntriesOf(database, userId),
    follows: await followsOf(database, userId),
    abuseReports: await abuseReportsOf(database, userId),
    reportedSentences: await reportedSentencesOf(database, userId),
    dailyAttempts: await dailyAttemptsOf(database, userId),
    raceRatings: await selectOwnRatings(database, userId),
    ratingChanges: await ratingChangesOf(database, userId),
  };
}

function sessionsOf(database: Database, userId: string) {
  const { deviceLabel, shared, createdAt, lastSeenAt, expiresAt, revokedAt } = sessions;
  return database
    .select({ deviceLabel, shared, createdAt, lastSeenAt, expiresAt, revokedAt })
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(asc(createdAt));
}

/** The accounts of other services with which somebody signs in. */
function externalAccountsOf(database: Database, userId: string) {
  const { issuer, subject, linkedAt, lastUsedAt } = externalAccounts;
  return database
    .select({ issuer, subject, linkedAt, lastUsedAt })
    .from(externalAccounts)
    .where(eq(externalAccounts.userId, userId))
    .orderBy(asc(linkedAt));
}

/** The passkeys with which somebody signs in, without their keys. */
function passkeysOf(database: Database, userId: string) {
  const { name, createdAt, lastUsedAt } = passkeys;
  return database
    .select({ name, createdAt, lastUsedAt })
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(asc(createdAt));
}

/** Who somebody is in the files of the school's system, without the hash by which a sign-in is recognized. */
function rosterEntriesOf(database: Database, userId: string) {
  const { sourcedId, name } = rosterPeople;
  return database.select({ sourcedId, name }).from(rosterPeople).where(eq(rosterPeople.userId, userId));
}

/** Whom somebody follows and who follows them, without what is not shown to them: refusals of others. */
async function followsOf(database: Database, userId: string) {
  const rows = await database
    .select()
    .from(follows)
    .where(or(eq(follows.followerId, userId), eq(follows.followedId, userId)))
    .orderBy(asc(follows.askedAt));
  return rows
    .filter(({ state }) => state !== "WITHDRAWN")
    .map((row) => (row.followerId === userId && row.state === "REFUSED" ? { ...row, state: "ASKED" } : row));
}

/** What somebody reported, for their export. What was reported about them would tell who did. */
function abuseReportsOf(database: Database, userId: string) {
  const { name, reason, details, createdAt } = abuseReports;
  return database
    .select({ name, reason, details, reportedAt: createdAt })
    .from(abuseReports)
    .where(eq(abuseReports.reporterId, userId))
    .orderBy(asc(createdAt));
}

function reportedSentencesOf(database: Database, userId: string) {
  const { language, sentence, suggestion, page } = reportedSentences;
  return database
    .select({ language, sentence, suggestion, page, reportedAt: sentenceReporters.reportedAt })
    .from(sentenceReporters)
    .innerJoin(reportedSentences, eq(reportedSentences.id, sentenceReporters.sentenceId))
    .where(eq(sentenceReporters.userId, userId))
    .orderBy(asc(sentenceReporters.reportedAt));
}

function dailyAttemptsOf(database: Database, userId: string) {
  const { day, language, textId, runId, beganAt } = dailyAttempts;
  return database
    .select({ day, language, textId, runId, beganAt })
    .from(dailyAttempts)
    .where(eq(dailyAttempts.userId, userId))
    .orderBy(asc(beganAt));
}

function ratingChangesOf(database: Database, userId: string) {
  const { resultId, before, after, deviation, races, isCounted } = ratingChanges;
  return database
    .select({ resultId, before, after, deviation, races, isCounted })
    .from(ratingChanges)
    .innerJoin(results, eq(results.id, resultId))
    .where(eq(results.userId, userId))
    .orderBy(asc(results.startedAt));
}

import { asc, eq } from "drizzle-orm";
import { abuseReports } from "../database/abuseSchema";
import type { Database } from "../database/Database";

/** What somebody reported, for their export. What was reported about them would tell who did. */
export function selectReportsBy(database: Database, userId: string) {
  const { name, reason, details, createdAt } = abuseReports;
  return database
    .select({ name, reason, details, reportedAt: createdAt })
    .from(abuseReports)
    .where(eq(abuseReports.reporterId, userId))
    .orderBy(asc(createdAt));
}

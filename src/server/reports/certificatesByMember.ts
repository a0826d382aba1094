import { and, eq, getTableColumns, gte } from "drizzle-orm";
import { findExamNorm } from "../../engine/exams/examNorms";
import type { Database } from "../database/Database";
import { groupMembers } from "../database/groupSchema";
import { certificates, type CertificateRow } from "../database/schema";

/**
 * The best certificate that each member of a group earned by each family of norms since they joined, by the row id of
 * their account. One query.
 */
export async function selectCertificatesByMember(
  database: Database,
  groupId: string,
): Promise<ReadonlyMap<string, readonly CertificateRow[]>> {
  const rows = await database
    .select(getTableColumns(certificates))
    .from(groupMembers)
    .innerJoin(
      certificates,
      and(eq(certificates.userId, groupMembers.userId), gte(certificates.issuedAt, groupMembers.joinedAt)),
    )
    .where(eq(groupMembers.groupId, groupId))
    .orderBy(certificates.issuedAt, certificates.code);
  const byMember = new Map<string, Map<string, CertificateRow>>();
  for (const row of rows) {
    const best = byMember.get(row.userId) ?? new Map<string, CertificateRow>();
    const known = best.get(row.norm);
    if (known === undefined || rankOf(row) > rankOf(known)) best.set(row.norm, row);
    byMember.set(row.userId, best);
  }
  return new Map([...byMember].map(([userId, best]) => [userId, [...best.values()]]));
}

/** Levels of a norm stand from low to high; of equals the first certificate stays. */
function rankOf({ norm, normVersion, level }: CertificateRow): number {
  return findExamNorm(`${norm}.${normVersion}`)?.levels.findIndex(({ id }) => id === level) ?? -1;
}

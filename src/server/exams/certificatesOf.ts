import { inArray } from "drizzle-orm";
import type { Connection } from "../database/Connection";
import { certificates, type CertificateRow } from "../database/schema";

/** The certificates of these exams, in the order of the ids; null where there is none. */
export async function certificatesOf(
  database: Connection,
  examIds: readonly string[],
): Promise<(CertificateRow | null)[]> {
  const rows = await database
    .select()
    .from(certificates)
    .where(inArray(certificates.examId, [...examIds]));
  return examIds.map((id) => rows.find(({ examId }) => examId === id) ?? null);
}

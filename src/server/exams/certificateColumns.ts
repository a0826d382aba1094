import { getTableColumns, sql } from "drizzle-orm";
import { findExamNorm, type ExamNorm } from "../../engine/exams/examNorms";
import { certificates, type CertificateRow } from "../database/schema";

/** A certificate with the norm of its exam's log, if that is an own norm; null if it is one of the engine's. */
export type IssuedCertificate = CertificateRow & { readonly ownNorm: ExamNorm | null };

/** What an {@link IssuedCertificate} is read from. Own norms change and go, so the norm in the log is the proof. */
export const certificateColumns = {
  ...getTableColumns(certificates),
  // With table names, which Drizzle leaves out where a statement has one table.
  ownNorm: sql<ExamNorm | null>`(
    select event #> '{settings,norm}' from exam_events
    where exam_id = certificates.exam_id and place = 1 and event #> '{settings,norm,own}' is not null)`,
};

/** The norm of a certificate. Norms of the engine are never removed, so each one of a stored certificate exists. */
export function normOfCertificate({ norm, normVersion, ownNorm }: IssuedCertificate): ExamNorm {
  const found = ownNorm ?? findExamNorm(`${norm}.${normVersion}`);
  if (!found) throw new Error(`A certificate names the norm ${norm}.${normVersion}, which is unknown.`);
  return found;
}

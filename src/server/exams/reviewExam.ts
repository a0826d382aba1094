import { eq } from "drizzle-orm";
import { certificates, exams, users, type ExamRow } from "../database/schema";
import { builder } from "../graphql/builder";
import type { Viewer } from "../graphql/Context";
import { payload, Refused } from "../graphql/errors";
import { fromGlobalId } from "../graphql/rowId";
import { ReviewDecisionEnum } from "../results/reviewResult";
import { activelyCoachesOwner, coachesOwner } from "../results/visibleTo";
import type { Services } from "../services";
import { awardExam } from "./awardExam";
import { ExamNode } from "./ExamNode";
import type { OpenExam } from "./OpenExam";

const ReviewExamSuccess = builder.objectRef<{ readonly exam: OpenExam }>("ReviewExamSuccess").implement({
  description: "It is decided.",
  fields: (t) => ({
    exam: t.field({ type: ExamNode, resolve: ({ exam }) => exam, description: "The exam as it is now." }),
  }),
});

builder.mutationField("reviewExam", (t) =>
  t.field({
    type: payload("ReviewExamPayload", ReviewExamSuccess, ["RefusedError"]),
    description:
      "Decides about an exam that was flagged. CLEAR gives what passing it gives: the certificate, and the " +
      "exercise it belongs to. KEEP gives nothing, and takes back a certificate that CLEAR gave. " +
      "For coaches of a group in which the candidate was when it was made, and for admins; never for the " +
      "candidate (NOT_ALLOWED). Can be decided again: the same once more changes nothing. " +
      "An exam that the viewer may not read, or that was never flagged, is NOT_FOUND; GROUP_ARCHIVED where all " +
      "such groups are archived.",
    args: {
      examId: t.arg.id({ description: "Global id of the exam." }),
      decision: t.arg({ type: ReviewDecisionEnum, description: "What is decided." }),
    },
    resolve: (_root, { examId, decision }, { viewer, services }) => reviewExam(services, viewer, examId, decision),
  }),
);

type Decision = typeof ReviewDecisionEnum.$inferType;

async function reviewExam(
  { database, exams: log, now }: Services,
  viewer: Viewer | null,
  examId: string,
  decision: Decision,
): Promise<{ exam: OpenExam } | Refused> {
  if (!viewer) return new Refused("NOT_SIGNED_IN");
  const id = fromGlobalId("Exam", examId);
  const [exam] = id === null ? [] : await log.find([id]);
  if (!exam) return new Refused("NOT_FOUND");
  const decided = await database.transaction(async (transaction): Promise<ExamRow | Refused> => {
    // The candidate's row first, as where exams are closed.
    await transaction.select({ id: users.id }).from(users).where(eq(users.id, exam.row.userId)).for("no key update");
    const rights = {
      coaches: coachesOwner(viewer, exams).mapWith(Boolean),
      isInUse: activelyCoachesOwner(viewer, exams).mapWith(Boolean),
    };
    const [found] = await transaction
      .select({ row: exams, ...rights })
      .from(exams)
      .where(eq(exams.id, exam.row.id));
    if (!found || found.row.flagReason === null) return new Refused("NOT_FOUND");
    const { row, coaches, isInUse } = found;
    if (row.userId === viewer.userId) return new Refused("NOT_ALLOWED");
    if (viewer.role !== "ADMIN") {
      if (!coaches) return new Refused("NOT_FOUND");
      if (!isInUse) return new Refused("GROUP_ARCHIVED");
    }
    const status = decision === "CLEAR" ? "VERIFIED" : "FLAGGED";
    if (row.reviewedAt !== null && row.status === status) return row;
    const [reviewed] = await transaction
      .update(exams)
      .set({ status, reviewedAt: new Date(now()), reviewedBy: viewer.userId })
      .where(eq(exams.id, row.id))
      .returning();
    if (decision === "CLEAR") await awardExam(transaction, row, exam.state);
    else await transaction.delete(certificates).where(eq(certificates.examId, row.id));
    return reviewed ?? new Refused("NOT_FOUND");
  });
  return decided instanceof Refused ? decided : { exam: { ...exam, row: decided } };
}

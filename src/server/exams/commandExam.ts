import type { Context } from "../graphql/Context";
import { Refused, SequenceGap } from "../graphql/errors";
import { fromGlobalId } from "../graphql/rowId";
import type { CandidateCommand } from "./Exams";
import type { OpenExam } from "./OpenExam";

/** Ids that pages draw for themselves. */
const device = /^[\w-]{8,64}$/u;

/** Gives a candidate's command to their exam. Whoever may not read the exam is told that there is none. */
export async function commandExam(
  examId: string,
  { viewer, services }: Context,
  command: CandidateCommand,
): Promise<{ readonly exam: OpenExam } | Refused> {
  if (!viewer) return new Refused("NOT_SIGNED_IN");
  const id = fromGlobalId("Exam", examId);
  const exam = id === null ? null : await services.exams.recall(id);
  if (exam?.row.userId !== viewer.userId)
    return new Refused(exam && viewer.role === "ADMIN" ? "NOT_ALLOWED" : "NOT_FOUND");
  if ("device" in command && !device.test(command.device)) return new Refused("BAD_REQUEST");
  const { exam: next, decision } = await services.exams.dispatch(exam, command);
  if ("expected" in decision) return new SequenceGap(decision.expected);
  if (!("refused" in decision)) return { exam: next };
  return new Refused(decision.refused === "NOT_THE_CANDIDATE" ? "NOT_ALLOWED" : decision.refused);
}

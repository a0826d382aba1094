import { builder } from "../graphql/builder";
import { payload } from "../graphql/errors";
import { commandExam } from "./commandExam";
import { ExamSuccess } from "./ExamSuccess";

const ExamPayload = payload("ExamPayload", ExamSuccess, ["RefusedError", "SequenceGapError"]);

builder.mutationFields((t) => {
  const examId = t.arg.id({ description: "Global id of one of the viewer's own exams. Anybody else's is NOT_FOUND." });
  const device = t.arg.string({
    description:
      "Id of this page, drawn by it when it was opened and kept through a reload: 8 to 64 of `A-Z a-z 0-9 _ -`.",
  });
  const attempt = t.arg.int({ description: "Number of the attempt, from 1." });
  const seat = t.arg.int({ description: "ExamAttempt.seat, as this page was given it." });
  return {
    beginExamAttempt: t.field({
      type: ExamPayload,
      description:
        "Begins the next attempt: its clock starts three seconds later and does not stop. Refuses " +
        "ATTEMPT_RUNNING, NOT_THE_NEXT_ATTEMPT, NO_ATTEMPT_LEFT.",
      args: { examId, attempt, device },
      resolve: (_root, args, context) =>
        commandExam(args.examId, context, { kind: "begin", device: args.device, attempt: args.attempt }),
    }),
    resumeExamAttempt: t.field({
      type: ExamPayload,
      description:
        "Goes on with the running attempt in this page: after a reload, or in place of another page, whose later " +
        "keys are then refused. Refuses NO_ATTEMPT_RUNNING, ATTEMPT_OVER.",
      args: { examId, device },
      resolve: (_root, args, context) => commandExam(args.examId, context, { kind: "resume", device: args.device }),
    }),
    leaveExam: t.field({
      type: ExamPayload,
      description: "This page is gone. The clock of the attempt runs on.",
      args: { examId, device },
      resolve: (_root, args, context) => commandExam(args.examId, context, { kind: "leave", device: args.device }),
    }),
    handInExamAttempt: t.field({
      type: ExamPayload,
      description:
        "Ends the running attempt, before its time or when it is over. All its batches must have arrived, or it " +
        "is answered with the number expected. Refuses OTHER_DEVICE, NO_ATTEMPT_RUNNING.",
      args: {
        examId,
        attempt,
        seat,
        batch: t.arg.int({ description: "Number of the last batch sent; 0 when nothing was typed." }),
      },
      resolve: (_root, args, context) =>
        commandExam(args.examId, context, {
          kind: "handIn",
          attempt: args.attempt,
          seat: args.seat,
          batch: args.batch,
        }),
    }),
    finishExam: t.field({
      type: ExamPayload,
      description: "Ends the exam with the attempts made; the best counts. Refuses ATTEMPT_RUNNING, NO_ATTEMPT_MADE.",
      args: { examId },
      resolve: (_root, args, context) => commandExam(args.examId, context, { kind: "finish" }),
    }),
  };
});

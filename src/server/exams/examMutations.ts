import { builder } from "../graphql/builder";
import { payload } from "../graphql/errors";
import { DomainError } from "../DomainError";
import { LanguageEnum } from "../graphql/scalars";
import { KeystrokesTaken } from "../races/raceMutations";
import { ReviewDecisionEnum } from "../results/resultMutations";
import { commandExam, reviewExam, type OpenExam } from "./examRules";
import { ExamNode } from "./ExamNode";
import { createExam } from "./insertExam";

/** What a mutation of an exam gives: the exam as it is afterwards. */
const ExamSuccess = builder.objectRef<{ readonly exam: OpenExam }>("ExamSuccess").implement({
  description: "It worked, now or before: asking twice changes nothing more.",
  fields: (t) => ({
    exam: t.field({ type: ExamNode, resolve: ({ exam }) => exam, description: "The exam as it is now." }),
  }),
});

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

const CreateExamInput = builder.inputType("CreateExamInput", {
  description: "Which exam to make.",
  fields: (t) => ({
    norm: t.string({ description: "Name of a norm, such as `cbt`." }),
    version: t.int({
      required: false,
      description:
        "The version that the candidate was shown. When the norm has changed since, nothing is made. Null takes " +
        "today's.",
    }),
    language: t.field({ type: LanguageEnum, description: "Language of the texts." }),
    hasDyslexia: t.boolean({
      description: "Whether the candidate has a statement of dyslexia. Counts where the norm has levels for it.",
    }),
    exerciseId: t.string({
      required: false,
      description: "An exercise of a course that is done as this exam. Null for an exam by itself.",
    }),
  }),
});

builder.mutationField("createExam", (t) =>
  t.field({
    type: payload("CreateExamPayload", ExamSuccess, ["InvalidInputError", "RefusedError", "RateLimitedError"]),
    description:
      "Makes an exam, or gives the same one again while none of its attempts has begun. For members; a mock exam " +
      "of a course for guests too. At most 20 in ten minutes. " +
      "Invalid input: EXAM_NORM_UNKNOWN, EXAM_NORM_CHANGED, LESSON_NOT_FOUND.",
    args: { input: t.arg({ type: CreateExamInput, description: "What exam." }) },
    resolve: (_root, { input }, context) => createExam(context, input),
  }),
);

builder.mutationField("sendExamKeystrokes", (t) =>
  t.field({
    type: payload("SendExamKeystrokesPayload", KeystrokesTaken, ["RefusedError", "SequenceGapError"]),
    description:
      "The next batch of an attempt's keystrokes. A batch that was taken before changes nothing; one out of turn " +
      "is answered with the number expected. Its number makes a batch safe to repeat: " +
      "idempotency keys are not looked at. Refuses OTHER_DEVICE, ATTEMPT_OVER, MALFORMED_LOG, LOG_FULL and " +
      "IMPOSSIBLE_TIMING (keys more than 250 ms ahead of the server's clock).",
    args: {
      examId: t.arg.id({ description: "Global id of one of the viewer's own exams." }),
      attempt: t.arg.int({ description: "Number of the attempt, from 1." }),
      seat: t.arg.int({ description: "ExamAttempt.seat, as this page was given it." }),
      batch: t.arg.int({ description: "1 for the first, then one more each time." }),
      keystrokes: t.arg({
        type: "KeystrokeLog",
        description: "A log by itself, at most 1,000 keystrokes; its times count from the attempt's start.",
      }),
    },
    resolve: async (_root, { examId, attempt, seat, batch, keystrokes }, context) => {
      const taken = await commandExam(examId, context, { kind: "type", attempt, seat, batch, keystrokes });
      return taken instanceof DomainError ? taken : { batch: taken.exam.state.attempts[attempt - 1]?.batch ?? batch };
    },
  }),
);

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

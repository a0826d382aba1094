import { builder } from "../graphql/builder";
import { payload } from "../graphql/errors";
import { DomainError } from "../DomainError";
import { LanguageEnum } from "../graphql/scalars";
import { KeystrokesTaken } from "../races/raceMutations";
import { ReviewDecisionEnum } from "../results/resultMutations";
import { commandExam, reviewExam, type OpenExam } from "./examRules";
import { ExamNode } from "./ExamNode";
import { createExam } from "./insertExam";

/** The result of an exam mutation: the exam afterwards. */
const ExamSuccess = builder.objectRef<{ readonly exam: OpenExam }>("ExamSuccess").implement({
  description: "The change was made, by this request or an earlier one. Repeating it changes nothing.",
  fields: (t) => ({
    exam: t.field({ type: ExamNode, resolve: ({ exam }) => exam, description: "The exam as it is now." }),
  }),
});

const ExamPayload = payload("ExamPayload", ExamSuccess, ["RefusedError", "SequenceGapError"]);

builder.mutationFields((t) => {
  const examId = t.arg.id({
    description: "Global id of one of the viewer's own exams. NOT_FOUND for those of others.",
  });
  const device = t.arg.string({
    description: "Id of this page, generated when it was opened and kept across reloads: 8 to 64 of `A-Z a-z 0-9 _ -`.",
  });
  const attempt = t.arg.int({ description: "Number of the attempt, from 1." });
  const seat = t.arg.int({ description: "The ExamAttempt.seat that this page was given." });
  const isByEar = t.arg.boolean({
    required: false,
    description: "Whether the page spoke or dictated the text. Once true, it stays so for the attempt.",
  });
  return {
    beginExamAttempt: t.field({
      type: ExamPayload,
      description:
        "Begins the next attempt, with the extra time that the candidate's coaches have set by now. Its clock starts " +
        "three seconds later and does not stop. Refused with " +
        "ATTEMPT_RUNNING, NOT_THE_NEXT_ATTEMPT or NO_ATTEMPT_LEFT.",
      args: { examId, attempt, device },
      resolve: (_root, args, context) =>
        commandExam(args.examId, context, { kind: "begin", device: args.device, attempt: args.attempt }),
    }),
    resumeExamAttempt: t.field({
      type: ExamPayload,
      description:
        "Continues the running attempt in this page, after a reload or instead of another page, whose later " +
        "keystrokes are then refused. Refused with NO_ATTEMPT_RUNNING or ATTEMPT_OVER.",
      args: { examId, device },
      resolve: (_root, args, context) => commandExam(args.examId, context, { kind: "resume", device: args.device }),
    }),
    leaveExam: t.field({
      type: ExamPayload,
      description: "Reports that the candidate left this page. The attempt's clock keeps running.",
      args: { examId, device },
      resolve: (_root, args, context) => commandExam(args.examId, context, { kind: "leave", device: args.device }),
    }),
    handInExamAttempt: t.field({
      type: ExamPayload,
      description:
        "Ends the running attempt, early or when its time is up. All its batches must have arrived, otherwise the " +
        "response is the expected batch number. Refused with OTHER_DEVICE or NO_ATTEMPT_RUNNING.",
      args: {
        examId,
        attempt,
        seat,
        batch: t.arg.int({ description: "Number of the last batch sent; 0 when nothing was typed." }),
        isByEar,
      },
      resolve: (_root, args, context) =>
        commandExam(args.examId, context, {
          kind: "handIn",
          attempt: args.attempt,
          seat: args.seat,
          batch: args.batch,
          isByEar: args.isByEar ?? false,
        }),
    }),
    finishExam: t.field({
      type: ExamPayload,
      description:
        "Ends the exam with the attempts made so far; the best one counts. Refused with ATTEMPT_RUNNING or " +
        "NO_ATTEMPT_MADE.",
      args: { examId },
      resolve: (_root, args, context) => commandExam(args.examId, context, { kind: "finish" }),
    }),
  };
});

const CreateExamInput = builder.inputType("CreateExamInput", {
  description: "The exam to make.",
  fields: (t) => ({
    norm: t.string({ description: "ExamNorm.name of a norm that the viewer is offered." }),
    version: t.int({
      required: false,
      description:
        "The version that the candidate was shown. If the norm has changed since, no exam is made. Null means the " +
        "current version.",
    }),
    language: t.field({ type: LanguageEnum, description: "Language of the texts." }),
    hasDyslexia: t.boolean({
      description: "Whether the candidate has a statement of dyslexia. Only matters if the norm has levels for it.",
    }),
    exerciseId: t.string({
      required: false,
      description: "The course exercise that this exam is for. Null for an exam outside a course.",
    }),
  }),
});

builder.mutationField("createExam", (t) =>
  t.field({
    type: payload("CreateExamPayload", ExamSuccess, ["InvalidInputError", "RefusedError", "RateLimitedError"]),
    description:
      "Makes an exam, or gives the same one again while none of its attempts has begun. For members; a practice exam " +
      "of a course for guests too. At most 20 in ten minutes. " +
      "Invalid input: EXAM_NORM_UNKNOWN, EXAM_NORM_CHANGED, LESSON_NOT_FOUND.",
    args: { input: t.arg({ type: CreateExamInput, description: "The exam." }) },
    resolve: (_root, { input }, context) => createExam(context, input),
  }),
);

builder.mutationField("sendExamKeystrokes", (t) =>
  t.field({
    type: payload("SendExamKeystrokesPayload", KeystrokesTaken, ["RefusedError", "SequenceGapError"]),
    description:
      "Sends the next batch of an attempt's keystrokes. A batch that was already accepted changes nothing; for " +
      "one out of order, the response is the expected number. The batch number makes this safe to repeat, so " +
      "idempotency keys are ignored. Refused with OTHER_DEVICE, ATTEMPT_OVER, MALFORMED_LOG, LOG_FULL or " +
      "IMPOSSIBLE_TIMING (keystrokes more than 250 ms ahead of the server's clock).",
    args: {
      examId: t.arg.id({ description: "Global id of one of the viewer's own exams." }),
      attempt: t.arg.int({ description: "Number of the attempt, from 1." }),
      seat: t.arg.int({ description: "The ExamAttempt.seat that this page was given." }),
      batch: t.arg.int({ description: "1 for the first batch, then one more each time." }),
      keystrokes: t.arg({
        type: "KeystrokeLog",
        description: "A complete log of at most 1,000 keystrokes; its times count from the attempt's start.",
      }),
      isByEar: t.arg.boolean({
        required: false,
        description: "Whether the page spoke or dictated the text. Once true, it stays so for the attempt.",
      }),
    },
    resolve: async (_root, { examId, attempt, seat, batch, keystrokes, isByEar }, context) => {
      const command = { kind: "type", attempt, seat, batch, keystrokes, isByEar: isByEar ?? false } as const;
      const taken = await commandExam(examId, context, command);
      return taken instanceof DomainError ? taken : { batch: taken.exam.state.attempts[attempt - 1]?.batch ?? batch };
    },
  }),
);

const ReviewExamSuccess = builder.objectRef<{ readonly exam: OpenExam }>("ReviewExamSuccess").implement({
  description: "The decision was saved.",
  fields: (t) => ({
    exam: t.field({ type: ExamNode, resolve: ({ exam }) => exam, description: "The exam as it is now." }),
  }),
});

builder.mutationField("reviewExam", (t) =>
  t.field({
    type: payload("ReviewExamPayload", ReviewExamSuccess, ["RefusedError"]),
    description:
      "Decides about a flagged exam. CLEAR grants what passing the exam gives: the certificate and the exercise " +
      "it belongs to. KEEP grants nothing, and revokes a certificate that CLEAR gave. For admins and coaches of a " +
      "group the candidate was in when the exam was made; never for the candidate (NOT_ALLOWED). The decision can " +
      "be changed; repeating it changes nothing. NOT_FOUND for an exam that the viewer may not read or that was " +
      "never flagged; GROUP_ARCHIVED when all such groups are archived.",
    args: {
      examId: t.arg.id({ description: "Global id of the exam." }),
      decision: t.arg({ type: ReviewDecisionEnum, description: "The decision." }),
    },
    resolve: (_root, { examId, decision }, { viewer, services }) => reviewExam(services, viewer, examId, decision),
  }),
);

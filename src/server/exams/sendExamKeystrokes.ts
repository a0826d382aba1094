import { builder } from "../graphql/builder";
import { payload, Refused } from "../graphql/errors";
import { KeystrokesTaken } from "../races/sendKeystrokes";
import { commandExam } from "./commandExam";

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
      return taken instanceof Refused ? taken : { batch: taken.exam.state.attempts[attempt - 1]?.batch ?? batch };
    },
  }),
);

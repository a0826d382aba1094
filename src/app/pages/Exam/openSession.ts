import type { IEnvironment } from "relay-runtime";
import { toLocalTime } from "../../relay/serverClock";
import { sessionQueueStore } from "../../typing/sending/sessionQueueStore";
import { ExamSession } from "./ExamSession";
import type { OpenAttempt } from "./mutations/useResumeAttempt";
import { sendExamKeystrokes } from "./sendExamKeystrokes";

/** Opens the typing of an attempt that this page has taken. */
export function openSession(
  environment: IEnvironment,
  examId: string,
  minutes: number,
  { number, seat, batch, keystrokes, startsAt }: OpenAttempt,
): ExamSession {
  return new ExamSession({
    zero: toLocalTime(startsAt),
    minutes,
    batch,
    keystrokes,
    store: sessionQueueStore("exam", `${examId}:${number}:${seat}`),
    send: sendExamKeystrokes(environment, { examId, attempt: number, seat }),
  });
}

import { useEffect, useState } from "react";
import { graphql, useFragment, useRelayEnvironment } from "react-relay";
import type { AttemptRoom_attempt$key } from "../../../../__generated__/AttemptRoom_attempt.graphql";
import { toLocalTime } from "../../relay/serverClock";
import { sessionQueueStore } from "../../typing/sending/sessionQueueStore";
import { Skeleton } from "../../ui/Skeleton";
import { AttemptStage } from "./AttemptStage";
import { ExamSession } from "./ExamSession";
import type { OpenAttempt } from "./mutations/useResumeAttempt";
import { sendExamKeystrokes } from "./sendExamKeystrokes";

type Props = {
  readonly examId: string;
  readonly opened: OpenAttempt;
  readonly minutes: number;
  readonly language: "en" | "nl";
  readonly attemptRef: AttemptRoom_attempt$key;
  /** Another page has taken the attempt. The same function from one render to the next. */
  readonly onLost: () => void;
};

/** The attempt that this page has taken: opens its typing and closes it. */
export function AttemptRoom({ examId, opened, minutes, language, attemptRef, onLost }: Props) {
  const environment = useRelayEnvironment();
  const { endsAt, collectsUntil } = useFragment(
    graphql`
      fragment AttemptRoom_attempt on ExamAttempt @throwOnFieldError {
        endsAt
        collectsUntil
      }
    `,
    attemptRef,
  );
  const [session, setSession] = useState<ExamSession | null>(null);
  useEffect(() => {
    const { number, seat, batch, keystrokes, startsAt } = opened;
    const made = new ExamSession({
      zero: toLocalTime(startsAt),
      minutes,
      batch,
      keystrokes,
      store: sessionQueueStore("exam", `${examId}:${number}:${seat}`),
      send: sendExamKeystrokes(environment, { examId, attempt: number, seat }),
    });
    setSession(made);
    return () => made.close();
  }, [environment, examId, opened, minutes]);

  if (session === null) return <Skeleton size="block" />;
  return <AttemptStage session={session} examId={examId} opened={opened} endsAt={endsAt} collectsUntil={collectsUntil} language={language} onLost={onLost} />;
}

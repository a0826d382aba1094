import { useLingui } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import { timeWords } from "../../features/exam/examWords";
import { useCountdown } from "../../relay/serverClock";
import { useRunPhase } from "../../typing/runHooks";
import type { OpenAttempt } from "./examMutations";
import type { ExamSession } from "./ExamSession";

/**
 * Says aloud when an attempt starts, continues and ends.
 * @param say the same function from one render to the next.
 */
export function useAttemptNews(
  { run }: ExamSession,
  { number, startsAt, endsAt }: OpenAttempt,
  say: (text: string) => void,
): void {
  const { t } = useLingui();
  const isBefore = (useCountdown(startsAt) ?? 0) > 0;
  const [wasBefore] = useState(isBefore);
  const isOver = useRunPhase(run) === "ended";
  const time = timeWords(t, Date.parse(endsAt) - Date.parse(startsAt));
  useEffect(() => {
    if (isOver) say(performance.now() < run.zero + run.limitMs ? t`Attempt ${number} was handed in.` : t`Time is up.`);
    else if (isBefore) say(t`The clock starts in three seconds.`);
    else if (!wasBefore) say(t`Attempt ${number} continues.`);
    else say(t`Attempt ${number} has started. You have ${time}.`);
  }, [isBefore, isOver, wasBefore, number, time, run, say, t]);
}

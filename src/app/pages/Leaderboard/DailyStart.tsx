import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { graphql } from "react-relay";
import type { DailyStartBeginMutation } from "../../../../__generated__/DailyStartBeginMutation.graphql";
import { BOARD_ACCURACY, dailyLimits } from "../../../engine/practice/boardRules";
import type { ErrorCode } from "../../../contract/errorCodes";
import { type Language, toWireLanguage } from "../../../contract/languages/languages";
import { randomUuid } from "../../platform/random";
import { useConnectionState } from "../../relay/connectionState";
import { useResultMutation } from "../../relay/useResultMutation";
import { Button } from "../../ui/Button";
import { Card } from "../../ui/Card";
import { ErrorNotice } from "../../ui/ErrorBoundary";
import { Notice } from "../../ui/Notice";
import styles from "./DailyPage.module.css";

/** An attempt that began on this page. */
export type LiveAttempt = {
  readonly runId: string;
  /** Of the day on which it began. */
  readonly date: string;
  readonly language: Language;
  readonly text: { readonly id: string; readonly title: string; readonly body: string };
};

type Props = {
  readonly language: Language;
  readonly onBegun: (attempt: LiveAttempt) => void;
};

/** What an attempt is, and the button that begins it. The text is not here: it comes with the attempt. */
export function DailyStart({ language, onBegun }: Props) {
  const { t } = useLingui();
  const isOffline = useConnectionState() === "offline";
  // The same id when it is tried again: the first request may have reached the server.
  const [runId] = useState(randomUuid);
  const [refusal, setRefusal] = useState<ErrorCode | null>(null);
  const [begin, isBeginning] = useBegin(runId, language);
  const start = async (): Promise<void> => {
    setRefusal(null);
    const result = await begin();
    if (result.ok) onBegun(result.data);
    else setRefusal(result.error);
  };
  const minutes = dailyLimits.startWithinMs / 60_000;
  return (
    <Card title={t`Your attempt`}>
      <ul className={styles["rules"]}>
        <li>{t`You see the text when you start. Start typing within ${minutes} minutes.`}</li>
        <li>{t`Your time runs from the first key to the last. There's no break and no second attempt.`}</li>
        <li>{t`For the leaderboard you need an accuracy of at least ${BOARD_ACCURACY}%.`}</li>
        <li>{t`Reloading or leaving the page ends the attempt. Afterward, you can still practice the text.`}</li>
      </ul>
      {isOffline && <Notice text={t`The server can't be reached. You can start when you're online again.`} />}
      {refusal !== null && <ErrorNotice code={refusal} />}
      {refusal !== "DAILY_ATTEMPT_USED" && (
        <div>
          <Button look="primary" isBusy={isBeginning} aria-disabled={isOffline} onClick={() => void start()}>
            {t`Start attempt`}
          </Button>
        </div>
      )}
    </Card>
  );
}

function useBegin(runId: string, language: Language) {
  const [run, isInFlight] = useResultMutation<DailyStartBeginMutation, LiveAttempt>(
    graphql`
      mutation DailyStartBeginMutation($input: BeginDailyAttemptInput!) {
        beginDailyAttempt(input: $input) {
          __typename
          ... on BeginDailyAttemptSuccess {
            dailyText {
              date
              text {
                id
                title
                body
              }
            }
          }
          ... on Error {
            code
          }
        }
      }
    `,
    (payload) => {
      const { date, text } = payload.dailyText ?? {};
      if (date == null || text?.title == null || text.body == null) return null;
      return { runId, date, language, text: { id: text.id, title: text.title, body: text.body } };
    },
    { needsAccount: true },
  );
  return [() => run({ input: { runId, language: toWireLanguage(language) } }), isInFlight] as const;
}

import { useLingui } from "@lingui/react/macro";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useRelayEnvironment, graphql } from "react-relay";
import { measureRun } from "../../../engine/metrics/measureRun";
import { toWireLanguage, type Language } from "../../../contract/languages/languages";
import { SavedNotice } from "../../features/saving/SavedNotice";
import { saveKeystrokes } from "../../features/saving/saveRun";
import { subscribeToSavedRuns } from "../../features/saving/saveState";
import type { RunWithKeystrokes, UnsavedRun } from "../../features/saving/UnsavedRun";
import { type FittedBody, fitBody } from "../../features/text/fitBody";
import { holdPage } from "../../platform/holdPage";
import { useLocale } from "../../platform/locale/useLocale";
import { usePreferences } from "../../platform/preferences/usePreferences";
import { HeadlineFigures } from "../../typing/figures/RunFigures";
import { KeyboardSlot } from "../../typing/KeyboardSlot";
import { useRunPhase } from "../../typing/runHooks";
import { TypingRun } from "../../typing/TypingRun";
import { TypingStage } from "../../typing/TypingStage";
import { LinkButton, Button } from "../../ui/Button";
import { LeaveGuard } from "../../ui/Dialog";
import { loadErrorMessages } from "../../ui/errorMessages";
import styles from "./DailyPage.module.css";
import type { DailyRunBeginMutation } from "../../../../__generated__/DailyRunBeginMutation.graphql";
import { BOARD_ACCURACY, dailyLimits } from "../../../engine/practice/boardRules";
import type { ErrorCode } from "../../../contract/errorCodes";
import { randomUuid } from "../../platform/random";
import { useConnectionState } from "../../relay/connectionState";
import { useResultMutation } from "../../relay/useResultMutation";
import { Card } from "../../ui/Card";
import { ErrorNotice } from "../../ui/ErrorBoundary";
import { Notice } from "../../ui/Notice";

type Props = {
  readonly attempt: LiveAttempt;
  /** The viewer's place on the leaderboard; null while it is not known. */
  readonly place: number | null;
  readonly onOver: () => void;
  /** A result was saved. */
  readonly onSaved: () => void;
};

/** The attempt that counts: typed first, followed by its result in the same place. It cannot be restarted. */
export function DailyRun({ attempt, place, onOver, onSaved }: Props) {
  const { t } = useLingui();
  const locale = useLocale();
  const { layout: layoutId } = usePreferences();
  const [{ run, layout }] = useState(() => startRun(attempt.text.body, layoutId));
  const phase = useRunPhase(run);
  const isOver = phase === "ended";
  const environment = useRelayEnvironment();
  const [unsaved, setUnsaved] = useState<UnsavedRun | null>(null);
  const end = useEffectEvent(() => {
    // However what follows is drawn, the attempt is being saved.
    setUnsaved(saveKeystrokes(environment, describeRun(attempt, run, layout)));
    onOver();
  });
  const saved = useEffectEvent(onSaved);
  useEffect(() => run.onPhase(() => run.phase === "ended" && end()), [run]);
  useEffect(() => subscribeToSavedRuns(() => saved()), []);
  useEffect(() => void loadErrorMessages(locale), [locale]);
  useEffect(() => (isOver ? undefined : holdPage()), [isOver]);
  const { language, text } = attempt;
  if (unsaved !== null) return <Ended attempt={attempt} run={run} unsaved={unsaved} place={place} />;
  return (
    <div className={styles["run"]}>
      <TypingStage
        run={run}
        label={t`Type this text: ${text.title}`}
        subject={{ activity: "TEXT", title: text.title }}
        language={language}
      />
      <KeyboardSlot run={run} language={language} />
      <LeaveGuard isActive title={t`Give up your attempt?`} stay={t`Keep typing`} leave={t`Leave this page`}>
        {t`You can't continue this attempt later, and it won't be on the leaderboard.`}
      </LeaveGuard>
    </div>
  );
}

type EndedProps = Pick<Props, "attempt" | "place"> & { readonly run: TypingRun; readonly unsaved: UnsavedRun };

function Ended({ attempt: { text }, run, unsaved, place }: EndedProps) {
  const { t } = useLingui();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const [metrics] = useState(() =>
    measureRun({
      rules: "free",
      text: run.text,
      keystrokes: run.keystrokes,
      durationMs: run.end?.durationMs ?? 0,
    }),
  );
  return (
    <section className={styles["run"]}>
      <h2 ref={heading} tabIndex={-1} className={styles["title"]}>
        {place === null ? t`Your result` : t`You're number ${place}`}
      </h2>
      <HeadlineFigures headline={metrics} />
      <SavedNotice run={unsaved} figures={metrics} />
      <div>
        <LinkButton to={`/texts/${encodeURIComponent(text.id)}`}>{t`Practice this text`}</LinkButton>
      </div>
    </section>
  );
}

/** What is saved of an attempt. */
function describeRun({ runId, language, text }: LiveAttempt, run: TypingRun, layout: UnsavedRun["layout"]) {
  return {
    runId,
    mode: "TEXT",
    modeAmount: null,
    language: toWireLanguage(language),
    seed: null,
    textId: text.id,
    ...(layout != null && { layout }),
    keystrokes: run.keystrokes,
    startedAtMs: run.startedAtMs,
  } satisfies RunWithKeystrokes;
}

/** The run of an attempt: the text as the user's keyboard can type it, or as it is if there is no such way. */
function startRun(body: string, layoutId: string) {
  const { text, layout }: FittedBody = fitBody(body, layoutId) ?? { text: body };
  return { run: new TypingRun({ rules: "free", text }), layout };
}

/** An attempt that began on this page. */
export type LiveAttempt = {
  readonly runId: string;
  /** Of the day on which it began. */
  readonly date: string;
  readonly language: Language;
  readonly text: { readonly id: string; readonly title: string; readonly body: string };
};

type DailyStartProps = {
  readonly language: Language;
  readonly onBegun: (attempt: LiveAttempt) => void;
};

/** What an attempt is, and the button that begins it. The text is not here: it comes with the attempt. */
export function DailyStart({ language, onBegun }: DailyStartProps) {
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
        <li>{t`You'll see the text when you start. Begin typing within ${minutes} minutes.`}</li>
        <li>{t`Your time runs from the first key to the last. You can't pause, and there's no second attempt.`}</li>
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
  const [run, isInFlight] = useResultMutation<DailyRunBeginMutation, LiveAttempt>(
    graphql`
      mutation DailyRunBeginMutation($input: BeginDailyAttemptInput!) {
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

import { fromWireLanguage } from "../../../contract/languages/languages";
import { useLingui } from "@lingui/react/macro";
import { lazy, Suspense, useLayoutEffect, useRef, useState, type RefObject, useEffect } from "react";
import { graphql, useFragment } from "react-relay";
import type { RaceTrack_race$key } from "../../../../__generated__/RaceTrack_race.graphql";
import type { RaceTrack_text$key } from "../../../../__generated__/RaceTrack_text.graphql";
import { Button, LinkButton } from "../../ui/Button";
import { Dialog } from "../../ui/Dialog";
import { ErrorBoundary, ErrorNotice } from "../../ui/ErrorBoundary";
import type { ErrorCode } from "../../../contract/errorCodes";
import type { GhostFinish } from "./RaceEnd";
import type { RaceSession } from "./raceSession";
import { RaceLanes } from "./RaceLanes";
import { useLeaveRace } from "./lobbyMutations";
import styles from "./RaceTrack.module.css";
import { RaceStage, StagePlaceholder, WatchedText } from "./RaceStage";
import { TeamBoard } from "./raceParts";
import type { RaceTrack_summary$key } from "../../../../__generated__/RaceTrack_summary.graphql";
import { VisuallyHidden } from "../../ui/primitives";
import { modeName, summarizeRace } from "../../features/race/raceWords";

const GhostLanes = lazy(async () => ({ default: (await import("./GhostLanes")).GhostLanes }));

type Props = {
  readonly raceRef: RaceTrack_race$key;
  readonly textRef: RaceTrack_text$key;
  readonly viewerId: string | null;
  /** Null for viewers without a seat, and for a moment before a racer can type. */
  readonly session: RaceSession | null;
  readonly isSeated: boolean;
  /** Whether the viewer coaches the race's group. */
  readonly mayConduct: boolean;
  /** Whether the offset of the server's clock is measured. */
  readonly isClockReady: boolean;
  /** Called when the viewer gave up their seat. */
  readonly onLeave: () => void;
  /** Called with the ghosts of somebody who races alone. */
  readonly onGhosts: (ghosts: readonly GhostFinish[]) => void;
};

/** The race itself, from the countdown on: the line to type, or the text to read, and a lane for each racer. */
export function RaceTrack(props: Props) {
  const { raceRef, textRef, viewerId, session, isSeated, mayConduct, isClockReady, onLeave, onGhosts } = props;
  const { t } = useLingui();
  const race = useFragment(
    graphql`
      fragment RaceTrack_race on Race @throwOnFieldError {
        code
        startsAt
        racers {
          userId
          phase
          ...RaceStage_racer
        }
        ...RaceLanes_race
        ...raceParts_teams
        ...RaceTrack_summary
      }
    `,
    raceRef,
  );
  const { language, mode, text } = useFragment(
    graphql`
      fragment RaceTrack_text on Race @throwOnFieldError {
        language
        mode
        text {
          title
          body
          characters
        }
      }
    `,
    textRef,
  );
  const summary = useRef("");
  const [leave, isLeaving] = useLeaveRace();
  const [isAsking, setAsking] = useState(false);
  const [error, setError] = useState<ErrorCode | null>(null);
  // The page may be scrolled in a long lobby, but the line must be visible.
  useLayoutEffect(() => {
    // With braces, because newer browsers return a promise, which an effect must not.
    window.scrollTo(0, 0);
  }, []);
  const mine = race.racers.find(({ userId }) => userId === viewerId);
  const lang = fromWireLanguage(language);
  const startsAt = isClockReady ? (race.startsAt ?? null) : null;
  const giveUp = async (): Promise<void> => {
    const answer = await leave({ code: race.code });
    setAsking(false);
    setError(answer.ok ? null : answer.error);
    if (answer.ok) onLeave();
  };

  return (
    <div className={styles["track"]} data-race>
      <div className={styles["head"]} data-fades>
        <h1 className={styles["title"]} lang={lang}>
          {text.title}
        </h1>
        <span>{t(modeName(mode))}</span>
        <span className={styles["code"]}>{race.code}</span>
        {mayConduct && (
          <LinkButton isSmall to={`/race/${race.code}/wall`} target="_blank">
            {t`Big screen`}
          </LinkButton>
        )}
        {isSeated && mine?.phase !== "FINISHED" && (
          <Button look="quiet" isSmall onClick={() => setAsking(true)}>
            {t`Leave the race`}
          </Button>
        )}
      </div>
      {error !== null && <ErrorNotice code={error} onRetry={giveUp} />}
      {isSeated && session === null && <StagePlaceholder />}
      {isSeated && session !== null && mine !== undefined && (
        <RaceStage
          session={session}
          startsAt={startsAt}
          title={text.title}
          language={lang}
          racerRef={mine}
          onEscape={() => setAsking(true)}
          describeRace={() => summary.current}
        />
      )}
      {!isSeated && <WatchedText text={text.body} language={lang} startsAt={startsAt} />}
      <TeamBoard raceRef={race} />
      <RaceLanes raceRef={race} viewerId={viewerId} session={session} characters={text.characters} />
      {mine !== undefined && race.racers.length === 1 && session !== null && (
        <ErrorBoundary rank="part" fallback={null}>
          <Suspense fallback={null}>
            <GhostLanes code={race.code} session={session} characters={text.characters} onFound={onGhosts} />
          </Suspense>
        </ErrorBoundary>
      )}
      <RaceSummary
        raceRef={race}
        viewerId={viewerId}
        characters={text.characters}
        latestRef={summary}
        isSpoken={!isSeated || mine?.phase === "FINISHED"}
      />
      <Dialog title={t`Leave the race?`} isOpen={isAsking} onClose={() => setAsking(false)}>
        <p>{t`You'll lose your seat, and your run won't be saved. You can stay and watch.`}</p>
        <div className={styles["actions"]}>
          <Button look="danger" isBusy={isLeaving} onClick={giveUp}>
            {t`Leave the race`}
          </Button>
          <Button onClick={() => setAsking(false)}>{t`Keep racing`}</Button>
        </div>
      </Dialog>
    </div>
  );
}

type RaceSummaryProps = {
  readonly raceRef: RaceTrack_summary$key;
  readonly viewerId: string | null;
  readonly characters: number;
  /** Receives the current summary. */
  readonly latestRef: RefObject<string>;
  /** Whether it is announced here: racers who type hear it with the summary of their own run instead. */
  readonly isSpoken: boolean;
};

/** Minimum interval of summaries for screen readers, in ms. */
const SUMMARY_MS = 10_000;

/** The race in one sentence, for screen readers. */
function RaceSummary({ raceRef, viewerId, characters, latestRef, isSpoken }: RaceSummaryProps) {
  const { t } = useLingui();
  const { phase, racers } = useFragment(
    graphql`
      fragment RaceTrack_summary on Race @throwOnFieldError {
        phase
        racers {
          userId
          name
          phase
          position
          finishedAfterMs
        }
      }
    `,
    raceRef,
  );
  const [message, setMessage] = useState("");
  useEffect(() => {
    const runners = racers.map(({ userId, name, phase: racerPhase, position, finishedAfterMs }) => ({
      userId,
      name,
      phase: racerPhase,
      position,
      finishedAfterMs,
    }));
    latestRef.current = summarizeRace(runners, viewerId, characters, t);
  }, [racers, viewerId, characters, latestRef, t]);
  const isAnnouncing = phase === "RUNNING" && isSpoken;
  useEffect(() => {
    if (!isAnnouncing) return;
    const timer = setInterval(() => setMessage(latestRef.current), SUMMARY_MS);
    return () => clearInterval(timer);
  }, [isAnnouncing, latestRef]);
  return (
    <VisuallyHidden>
      <output>{isAnnouncing ? message : ""}</output>
    </VisuallyHidden>
  );
}

import { useLingui } from "@lingui/react/macro";
import { useParams, useNavigate } from "react-router-dom";
import { parseRaceCode } from "../../../contract/codes";
import { usePageStatus } from "../../rendering/renderingHooks";
import { PageMeta } from "../../ui/PageHeader";
import { readRaceRecord } from "./raceRecord";
import { useOwnRun, OwnRunSummary } from "./UnfinishedRun";
import { type StoppedRace, useStoppedRace, RaceNotFound } from "../../features/race/missingRace";
import { useState } from "react";
import type { ErrorCode } from "../../../contract/errorCodes";
import type { RaceCode } from "../../../contract/scalars";
import { Button, LinkButton } from "../../ui/Button";
import { ErrorNotice } from "../../ui/ErrorBoundary";
import { Notice } from "../../ui/Notice";
import type { RaceSession } from "./raceSession";
import { useRematch } from "./lobbyMutations";
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { SeatLossReason } from "../../../../__generated__/RacePage_race.graphql";
import { useJoinRace } from "../../features/race/raceMutations";

type Props = {
  /** Null for viewers without an account. */
  readonly userId: string | null;
  /** The race as the server stored it before its restart; null if no race recently had this code. */
  readonly stopped: StoppedRace | null;
};

/**
 * Shown if the server has no such race: it may have had one before it restarted, or this tab may have a record of one.
 */
export function LostRace({ userId, stopped }: Props) {
  const { t } = useLingui();
  const code = parseRaceCode(useParams()["code"] ?? "");
  const own = useOwnRun(null, { code: code ?? "", userId });
  usePageStatus(stopped === null ? null : 410);
  if (stopped?.phase === "CANCELLED") return <RaceCancelled />;
  if (code === null) return <RaceNotFound />;
  const hasNoRecord = own === null || userId === null || readRaceRecord(code, userId)?.isOver === true;
  if (stopped === null && hasNoRecord) return <RaceNotFound />;
  return (
    <>
      <PageMeta
        title={t`The race stopped`}
        description={t`This race ended because of a server problem. Saved results are still there.`}
      />
      <RaceGone code={code} userId={userId} session={null} resultId={null} initial={stopped} />
    </>
  );
}

type RaceGoneProps = {
  readonly code: RaceCode;
  /** Null for viewers without an account. */
  readonly userId: string | null;
  readonly session: RaceSession | null;
  /** Global id of the racer's result, from the race's data. */
  readonly resultId: string | null;
  /** The stored race if it is already loaded. */
  readonly initial: StoppedRace | null;
};

/**
 * The server restarted and no longer has this race: what happened, what the racer keeps, and a rematch with the same
 * people.
 */
export function RaceGone({ code, userId, session, resultId, initial }: RaceGoneProps) {
  const { t } = useLingui();
  const own = useOwnRun(session, { code, userId });
  const stopped = useStoppedRace(code, initial);
  const wasOver = stopped?.phase === "FINISHED";
  const isOwn = own !== null && !own.isSaved && !wasOver;
  const savedId = own?.isSaved === true ? (resultId ?? stopped?.resultId ?? null) : (stopped?.resultId ?? null);
  return (
    <>
      <Notice
        isPage
        kind={wasOver ? "info" : "error"}
        text={wasOver ? t`This race is over` : t`The race stopped because of a server problem`}
      >
        {wasOver && <p>{t`The podium is gone because of a server problem. Saved results are still there.`}</p>}
        {isOwn && <p>{t`What you typed is kept as a personal result.`}</p>}
        {!wasOver && own?.isSaved === true && <p>{t`You had already finished. Your result is saved.`}</p>}
        <Rematch code={code} stopped={stopped} />
        {savedId !== null && <LinkButton to={`/results/${encodeURIComponent(savedId)}`}>{t`Your result`}</LinkButton>}
        <LinkButton to="/race">{t`All races`}</LinkButton>
        <LinkButton to="/">{t`Practice`}</LinkButton>
      </Notice>
      {isOwn && <OwnRunSummary own={own} />}
    </>
  );
}

/** The rematch with the same people: the existing one, or a new one. */
function Rematch({ code, stopped }: { readonly code: RaceCode; readonly stopped: StoppedRace | null }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [rematch, isAsking] = useRematch();
  const [error, setError] = useState<ErrorCode | null>(null);
  const state = { takeSeat: true };
  const ask = async (): Promise<void> => {
    const answer = await rematch({ code });
    if (answer.ok) await navigate(`/race/${answer.data}`, { state });
    else setError(answer.error);
  };
  if (error !== null) return <ErrorNotice code={error} onRetry={ask} />;
  if (stopped === null) return null;
  if (stopped.rematchCode !== null) {
    return (
      <LinkButton look="primary" to={`/race/${stopped.rematchCode}`} state={state}>
        {t`Join the rematch`}
      </LinkButton>
    );
  }
  return stopped.mayRematch ? (
    <Button look="primary" isBusy={isAsking} onClick={ask}>{t`Rematch with the same people`}</Button>
  ) : null;
}

/** The race was canceled before it ran. */
export function RaceCancelled() {
  const { t } = useLingui();
  return (
    <Notice isPage text={t`This race was canceled`}>
      <p>{t`It was canceled, or everyone left before it started.`}</p>
      <LinkButton look="primary" to="/race">
        {t`All races`}
      </LinkButton>
      <LinkButton to="/">{t`Practice`}</LinkButton>
    </Notice>
  );
}

type SeatLostProps = {
  readonly code: RaceCode;
  readonly isLobby: boolean;
  /** Null: they gave it up themselves, in another window. */
  readonly reason: SeatLossReason | null;
  /** The guest's session ended. */
  readonly hasSessionEnded: boolean;
  /** Null if nothing was typed on this page. */
  readonly session: RaceSession | null;
};

/** The viewer has lost their seat: why, what they typed, and what they can do. */
export function SeatLost({ code, isLobby, reason, hasSessionEnded, session }: SeatLostProps) {
  const { t } = useLingui();
  const [join, isJoining] = useJoinRace();
  const [error, setError] = useState<ErrorCode | null>(null);
  const takeAgain = async (): Promise<void> => {
    const answer = await join({ code });
    setError(answer.ok ? null : answer.error);
  };
  const message = t(
    hasSessionEnded ? msg`Your session has ended, so you lost your seat in this race.` : explain(reason),
  );
  const isBarred = reason === "KICKED" || reason === "REMOVED";
  const run = useOwnRun(session);
  // A run that the server has completely is already a result of the race.
  const own = run?.isSaved === true ? null : run;

  if (error !== null) {
    return (
      <ErrorNotice code={error}>
        <LinkButton to="/race">{t`All races`}</LinkButton>
      </ErrorNotice>
    );
  }
  return (
    <>
      <Notice
        text={
          own !== null
            ? t`${message} What you typed is kept as a personal result, and you can watch the others.`
            : t`${message} You can watch the others.`
        }
      >
        {isBarred && <LinkButton to="/race">{t`All races`}</LinkButton>}
        {isLobby && !isBarred && (
          <Button isBusy={isJoining} onClick={takeAgain}>
            {t`Rejoin the race`}
          </Button>
        )}
      </Notice>
      {own !== null && <OwnRunSummary own={own} />}
    </>
  );
}

function explain(reason: SeatLossReason | null): MessageDescriptor {
  if (reason === "KICKED") return msg`The host removed you from this race.`;
  if (reason === "REMOVED") return msg`You're no longer in the group this race is for.`;
  if (reason === "TIMED_OUT") return msg`You lost your seat because the connection was gone for more than a minute.`;
  return reason === null ? msg`You gave up your seat in another window.` : msg`You no longer have a seat in this race.`;
}

import { ShowsRatings } from "../../features/race/raceWords";
import { useLingui } from "@lingui/react/macro";
import { useEffect, useState, useSyncExternalStore, useMemo } from "react";
import { useLoaderData, useParams } from "react-router-dom";
import { graphql, usePreloadedQuery, useFragment } from "react-relay";
import RacePageQueryNode, { type RacePageQuery } from "../../../../__generated__/RacePageQuery.graphql";
import type { RacePage_race$key } from "../../../../__generated__/RacePage_race.graphql";
import type { RacePage_text$key } from "../../../../__generated__/RacePage_text.graphql";
import type { RacePageUpdatesQuery } from "../../../../__generated__/RacePageUpdatesQuery.graphql";
import { fromWireLanguage, toWireLanguage } from "../../../contract/languages/languages";
import type { RaceCode } from "../../../contract/scalars";
import { useShownText } from "../../features/race/useShownText";
import { useRouteQuery } from "../../relay/routeQuery";
import { RaceLobby, type RaceRights } from "./RaceLobby";
import { RaceNews } from "./RaceNews";
import { RaceEnd, type GhostFinish } from "./RaceEnd";
import { forgetRaceRecord, markRaceOver } from "./raceRecord";
import { RaceSeat, type RaceSession } from "./raceSession";
import { RaceTrack } from "./RaceTrack";
import { LostRace, RaceCancelled, RaceGone, SeatLost } from "./StoppedRace";
import { RaceMeta } from "./raceParts";
import { useStoppedRaceOf, RaceNotFound } from "../../features/race/missingRace";
import { useServerClock } from "../../relay/serverClock";
import { getExpiredMember, subscribeToToken } from "../../relay/sessionToken";
import { useLiveUpdates, type UpdateState } from "../../relay/useLiveUpdates";
import { LinkButton } from "../../ui/Button";
import { LeaveGuard } from "../../ui/Dialog";
import { Notice } from "../../ui/Notice";
import { UnfinishedRun } from "./UnfinishedRun";
import styles from "./RacePage.module.css";

/** A race, from lobby to podium. */
export function RacePage() {
  const { code = "" } = useParams();
  const isCode = useLoaderData<unknown>() !== null;
  return isCode ? <RaceByCode key={code} /> : <RaceNotFound />;
}

/** The race with the code in the address. */
function RaceByCode() {
  const { viewer, raceRights, race, stoppedRace } = usePreloadedQuery<RacePageQuery>(
    graphql`
      query RacePageQuery($code: RaceCode!) @throwOnFieldError @preloadable {
        viewer {
          id
          competes @catch(to: NULL)
        }
        raceRights(code: $code) {
          mayConduct
          mayJoin
        }
        race(code: $code) {
          ...raceParts_meta
          ...RacePage_race
          ...RacePage_text
        }
        stoppedRace(code: $code) {
          ...missingRace_stopped
        }
      }
    `,
    useRouteQuery<RacePageQuery>(RacePageQueryNode),
  );
  const stopped = useStoppedRaceOf(stoppedRace);
  if (!race) return <LostRace userId={viewer?.id ?? null} stopped={stopped} />;
  return (
    <ShowsRatings value={viewer?.competes !== false}>
      <RaceMeta raceRef={race} />
      <RaceView
        raceRef={race}
        textRef={race}
        viewerId={viewer?.id ?? null}
        rights={{ mayConduct: raceRights.mayConduct, mayJoin: raceRights.mayJoin }}
      />
    </ShowsRatings>
  );
}

type RaceViewProps = {
  readonly raceRef: RacePage_race$key;
  /** Data that does not change during a race, and is not in its snapshots. */
  readonly textRef: RacePage_text$key;
  /** Null for viewers without an account. */
  readonly viewerId: string | null;
  readonly rights: RaceRights;
};

/** A race in any phase, for a racer or a spectator. */
function RaceView({ raceRef, textRef, viewerId: accountId, rights }: RaceViewProps) {
  const { t } = useLingui();
  const race = useFragment(
    graphql`
      fragment RacePage_race on Race @throwOnFieldError {
        id
        code
        phase
        startsAt
        racers {
          userId
          phase
          finishedAfterMs
          resultId
          ...raceSession_racer
        }
        lostSeats {
          userId
          reason
        }
        ...RaceNews_race
        ...RaceLobby_race
        ...RaceTrack_race
        ...RaceEnd_race
      }
    `,
    raceRef,
  );
  const fixed = useFragment(
    graphql`
      fragment RacePage_text on Race @throwOnFieldError {
        language
        isTextHidden
        text {
          body
        }
        ...RaceLobby_text
        ...RaceTrack_text
        ...RaceEnd_text
      }
    `,
    textRef,
  );
  const updates = useRaceUpdates(race.id, race.code);
  useShownText(race.code, fixed.isTextHidden && race.startsAt != null);
  const isClockReady = useServerClock();
  const [session, setSession] = useState<RaceSession | null>(null);
  const [ghosts, setGhosts] = useState<readonly GhostFinish[]>([]);
  const [hasLeft, setLeft] = useState(false);
  const [seatedAs, setSeatedAs] = useState<string | null>(null);
  const isSignedOut = useSyncExternalStore(subscribeToToken, getExpiredMember, () => null) !== null;
  // Their seat is kept, and they have it again if they sign in in time.
  const viewerId = isSignedOut ? null : accountId;
  const mayConduct = rights.mayConduct && !isSignedOut;
  const mine = race.racers.find(({ userId }) => userId === viewerId);
  const isSeated = mine !== undefined && mine.phase !== "LEFT";
  const loss = race.lostSeats.find(({ userId }) => userId === viewerId)?.reason ?? null;
  if (isSeated && seatedAs !== viewerId) setSeatedAs(viewerId);

  const isGoing = race.phase === "COUNTDOWN" || race.phase === "RUNNING";
  const isGone = updates === "gone" && race.phase !== "FINISHED" && race.phase !== "CANCELLED";
  const isTyping = isGoing && isSeated && !isGone;
  const hasLost =
    !isSeated &&
    !isSignedOut &&
    !hasLeft &&
    (seatedAs !== null || mine !== undefined || loss !== null) &&
    race.phase !== "CANCELLED";
  useEffect(() => {
    if (!isTyping) session?.stop();
  }, [session, isTyping]);
  const { code, phase } = race;
  useEffect(() => {
    if (hasLeft) forgetRaceRecord();
    else if (phase === "FINISHED" && viewerId !== null) markRaceOver(code, viewerId);
  }, [hasLeft, phase, code, viewerId]);

  return (
    <div className={styles["page"]}>
      <RaceNews raceRef={race} viewerId={viewerId} />
      {/* Racers who type see it below the line. */}
      {updates === "away" && !isTyping && race.phase !== "FINISHED" && race.phase !== "CANCELLED" && (
        <Notice
          text={t`Not live right now: the server can't be reached. We'll keep trying, and the page will catch up by itself.`}
        />
      )}
      {updates === "polling" && <Notice text={t`No live connection. What you see is up to two seconds old.`} />}
      {hasLost && !isGone && (
        <SeatLost
          code={race.code}
          isLobby={race.phase === "LOBBY"}
          reason={loss}
          hasSessionEnded={seatedAs !== null && seatedAs !== viewerId}
          session={session}
        />
      )}
      {isSignedOut && <SignedOut code={race.code} />}
      {mine !== undefined &&
        race.startsAt != null &&
        isClockReady &&
        !fixed.isTextHidden &&
        (isTyping || session !== null) && (
          <RaceSeat
            code={race.code}
            userId={mine.userId}
            startsAt={race.startsAt}
            text={fixed.text.body}
            language={toWireLanguage(fromWireLanguage(fixed.language))}
            racerRef={mine}
            onOpen={setSession}
          />
        )}
      <RaceLeaveGuard isActive={isTyping && mine.phase !== "FINISHED"} />
      {isGone && (
        <RaceGone
          code={race.code}
          userId={viewerId}
          session={session}
          resultId={mine?.resultId ?? null}
          initial={null}
        />
      )}
      {!isGone && race.phase === "LOBBY" && (
        <RaceLobby
          raceRef={race}
          textRef={fixed}
          viewerId={viewerId}
          rights={{ ...rights, mayConduct }}
          isBarred={isSignedOut || loss === "KICKED" || loss === "REMOVED"}
          onLeave={() => setLeft(true)}
          onJoin={() => setLeft(false)}
        />
      )}
      {!isGone && isGoing && (
        <RaceTrack
          raceRef={race}
          textRef={fixed}
          viewerId={viewerId}
          session={isSeated ? session : null}
          isSeated={isSeated}
          mayConduct={mayConduct}
          isClockReady={isClockReady}
          onLeave={() => setLeft(true)}
          onGhosts={setGhosts}
        />
      )}
      {race.phase === "FINISHED" && (
        <RaceEnd raceRef={race} textRef={fixed} viewerId={viewerId} mayConduct={mayConduct} ghosts={ghosts}>
          {isSeated && mine.finishedAfterMs == null && (
            <UnfinishedRun code={race.code} userId={mine.userId} session={session} />
          )}
        </RaceEnd>
      )}
      {race.phase === "CANCELLED" && <RaceCancelled />}
    </div>
  );
}

// By node id and not by code, because a race that is gone stays in the store in its last state.
const documents = {
  subscription: graphql`
    subscription RacePageSubscription($code: RaceCode!) {
      raceUpdated(code: $code) {
        ...RacePage_race
      }
    }
  `,
  query: graphql`
    query RacePageUpdatesQuery($id: ID!) @throwOnFieldError {
      node(id: $id) {
        __typename
        # It is for the store, and read by RaceView.
        # eslint-disable-next-line relay/must-colocate-fragment-spreads
        ...RacePage_race @alias(as: "race")
      }
    }
  `,
};

/** Keeps a race in the store up to date. A racer who subscribes keeps their seat. */
function useRaceUpdates(id: string, code: RaceCode): UpdateState {
  return useLiveUpdates<RacePageUpdatesQuery>(
    useMemo(() => ({ ...documents, variables: { code }, queryVariables: { id } }), [id, code]),
  );
}

/** The server has ended the member's session on this page, for example because their coach renewed the pass-phrase. */
function SignedOut({ code }: { readonly code: RaceCode }) {
  const { t } = useLingui();
  return (
    <Notice text={t`You were signed out. Sign in again to return to this race.`}>
      <LinkButton look="primary" to={`/sign-in?next=/race/${code}`}>{t`Sign in`}</LinkButton>
    </Notice>
  );
}

/** Asks for confirmation before a racer leaves the page of a running race. */
function RaceLeaveGuard({ isActive }: { readonly isActive: boolean }) {
  const { t } = useLingui();
  return (
    <LeaveGuard isActive={isActive} title={t`Leave the race?`} stay={t`Keep racing`} leave={t`Leave this page`}>
      {t`We'll keep your seat for a minute. Come back in time to continue where you left off. What you typed counts.`}
    </LeaveGuard>
  );
}

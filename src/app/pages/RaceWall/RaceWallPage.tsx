import { Link, useLoaderData, useNavigate, useParams } from "react-router-dom";
import { RaceNotFound } from "../../features/race/RaceNotFound";
import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment, usePreloadedQuery } from "react-relay";
import RaceWallPageQueryNode, { type RaceWallPageQuery } from "../../../../__generated__/RaceWallPageQuery.graphql";
import { useRouteQuery } from "../../relay/routeQuery";
import { parseRaceCode } from "../../../contract/codes";
import { usePageStatus } from "../../rendering/usePageStatus";
import { PageMeta } from "../../ui/PageMeta";
import { type StoppedRace, useStoppedRace, useStoppedRaceOf } from "../../features/race/useStoppedRace";
import { type ReactNode, useEffect, useMemo } from "react";
import type { RaceWallPage_race$key } from "../../../../__generated__/RaceWallPage_race.graphql";
import type { RaceWallPage_text$key } from "../../../../__generated__/RaceWallPage_text.graphql";
import { LinkButton } from "../../ui/Button";
import { useServerClock } from "../../relay/serverClock";
import { WallLobby } from "./WallLobby";
import { WallPodium } from "./WallPodium";
import styles from "./RaceWall.module.css";
import { WallTrack } from "./WallTrack";
import { useShownText } from "../../features/race/useShownText";
import type { RaceWallPageUpdatesQuery } from "../../../../__generated__/RaceWallPageUpdatesQuery.graphql";
import type { RaceCode } from "../../../contract/scalars";
import { type UpdateState, useLiveUpdates } from "../../relay/useLiveUpdates";
import type { RaceWallPage_header$key } from "../../../../__generated__/RaceWallPage_header.graphql";
import { modeName } from "../../features/race/raceWords";
import { useShortUnit } from "../../typing/useSpeedUnit";

/** A race for the big screen in a room. */
export function RaceWallPage() {
  const { code = "" } = useParams();
  const isCode = useLoaderData<unknown>() !== null;
  return isCode ? <WallByCode key={code} /> : <RaceNotFound />;
}

/** The race with the code in the address. It looks the same for every viewer. */
function WallByCode() {
  const { t } = useLingui();
  const { race, stoppedRace } = usePreloadedQuery<RaceWallPageQuery>(
    graphql`
      query RaceWallPageQuery($code: RaceCode!) @throwOnFieldError @preloadable {
        race(code: $code) {
          code
          ...RaceWallPage_race
          ...RaceWallPage_text
        }
        stoppedRace(code: $code) {
          ...useStoppedRace_race
        }
      }
    `,
    useRouteQuery<RaceWallPageQuery>(RaceWallPageQueryNode),
  );
  const requestedCode = parseRaceCode(useParams()["code"] ?? "");
  const stopped = useStoppedRaceOf(stoppedRace);
  usePageStatus(!race && stopped ? 410 : null);
  if (!race)
    return requestedCode === null || stopped === null || stopped.phase === "CANCELLED" ? (
      <RaceNotFound />
    ) : (
      <StoppedWall code={requestedCode} initial={stopped} />
    );
  const { code } = race;
  return (
    <>
      <PageMeta
        title={t`Race ${code}, big screen`}
        description={t`A live race for the projector: everyone's progress and the podium.`}
        isUnlisted
      />
      <RaceWall raceRef={race} textRef={race} />
    </>
  );
}

type Props = {
  readonly raceRef: RaceWallPage_race$key;
  /** Data that does not change during a race, and is not in its snapshots. */
  readonly textRef: RaceWallPage_text$key;
};

/** A race in any phase, on the whole screen. When a rematch is made, its wall replaces this one. */
function RaceWall({ raceRef, textRef }: Props) {
  const { t } = useLingui();
  const race = useFragment(
    graphql`
      fragment RaceWallPage_race on Race @throwOnFieldError {
        id
        code
        phase
        startsAt
        rematchCode
        ...WallLobby_race
        ...WallTrack_race
        ...WallPodium_race
      }
    `,
    raceRef,
  );
  const fixed = useFragment(
    graphql`
      fragment RaceWallPage_text on Race @throwOnFieldError {
        mode
        isTextHidden
        text {
          characters
        }
        ...RaceWallPage_header
        ...WallLobby_text
      }
    `,
    textRef,
  );
  const updates = useWallUpdates(race.id, race.code);
  useShownText(race.code, fixed.isTextHidden && race.startsAt != null);
  const isClockReady = useServerClock();
  const navigate = useNavigate();
  const { phase, rematchCode } = race;
  useEffect(() => {
    if (rematchCode != null) void navigate(`/race/${rematchCode}/wall`, { replace: true });
  }, [navigate, rematchCode]);
  const isGone = updates === "gone" && phase !== "FINISHED" && phase !== "CANCELLED";
  const isGoing = phase === "COUNTDOWN" || phase === "RUNNING";

  return (
    <div className={styles["wall"]} data-wall={phase}>
      <WallHeader
        raceRef={fixed}
        hasSpeeds={isGoing && !isGone}
        isAway={updates === "away"}
        isPolling={updates === "polling"}
      />
      {isGone && <StoppedWall code={race.code} initial={null} />}
      {phase === "CANCELLED" && (
        <WallMessage title={t`This race was canceled`}>{t`Create a new race and open its big screen.`}</WallMessage>
      )}
      {!isGone && phase === "LOBBY" && <WallLobby raceRef={race} textRef={fixed} />}
      {!isGone && isGoing && (
        <WallTrack
          raceRef={race}
          characters={fixed.text.characters}
          startsAt={isClockReady ? (race.startsAt ?? null) : null}
        />
      )}
      {phase === "FINISHED" && <WallPodium raceRef={race} mode={fixed.mode} />}
    </div>
  );
}

const documents = {
  subscription: graphql`
    subscription RaceWallPageSubscription($code: RaceCode!) {
      raceWallUpdated(code: $code) {
        ...RaceWallPage_race
      }
    }
  `,
  query: graphql`
    query RaceWallPageUpdatesQuery($id: ID!) @throwOnFieldError {
      node(id: $id) {
        __typename
        # It is for the store, and read by RaceWall.
        # eslint-disable-next-line relay/must-colocate-fragment-spreads
        ...RaceWallPage_race @alias(as: "race")
      }
    }
  `,
};

/** Keeps the race on a big screen up to date. Unlike the subscription of the race's page, it keeps no seat. */
function useWallUpdates(id: string, code: RaceCode): UpdateState {
  return useLiveUpdates<RaceWallPageUpdatesQuery>(
    useMemo(() => ({ ...documents, variables: { code }, queryVariables: { id } }), [id, code]),
  );
}

type WallHeaderProps = {
  readonly raceRef: RaceWallPage_header$key;
  /** The lanes below show speeds as figures alone. */
  readonly hasSpeeds: boolean;
  /** Updates are interrupted. */
  readonly isAway: boolean;
  /** Updates only arrive every two seconds. */
  readonly isPolling: boolean;
};

/** The top of the big screen: the group, the mode, the unit, the code, and whether the picture is outdated. */
function WallHeader({ raceRef, hasSpeeds, isAway, isPolling }: WallHeaderProps) {
  const { t } = useLingui();
  const { code, mode, group } = useFragment(
    graphql`
      fragment RaceWallPage_header on Race @throwOnFieldError {
        code
        mode
        group {
          name
        }
      }
    `,
    raceRef,
  );
  const { unit } = useShortUnit();
  return (
    <div className={styles["head"]}>
      <h1 className={styles["title"]}>{group?.name ?? t`Race`}</h1>
      <span className={styles["mode"]}>{t(modeName(mode))}</span>
      <output className={styles["state"]}>
        {isAway
          ? t`Not live right now. We'll keep trying; this screen is out of date`
          : isPolling && t`Up to two seconds old`}
      </output>
      {hasSpeeds && <span className={styles["unit"]}>{unit}</span>}
      <Link className={styles["code"]} to={`/race/${code}`} aria-label={t`Race ${code}: back to the race page`}>
        {code}
      </Link>
    </div>
  );
}

type StoppedWallProps = {
  readonly code: RaceCode;
  /** The stored race if it is already loaded. */
  readonly initial: StoppedRace | null;
};

/** The race is gone because the server restarted: the wall waits for its rematch and continues with that. */
function StoppedWall({ code, initial }: StoppedWallProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const rematchCode = useStoppedRace(code, initial)?.rematchCode ?? null;
  useEffect(() => {
    if (rematchCode !== null) void navigate(`/race/${rematchCode}/wall`, { replace: true });
  }, [navigate, rematchCode]);
  return (
    <WallMessage
      title={t`The race stopped because the server restarted`}
    >{t`If someone asks for a rematch, it appears here automatically.`}</WallMessage>
  );
}

type WallMessageProps = { readonly title: string; readonly children: ReactNode };

/** A message instead of a race. */
function WallMessage({ title, children }: WallMessageProps) {
  const { t } = useLingui();
  return (
    <div className={styles["message"]}>
      <h2 className={styles["wallMessageTitle"]}>{title}</h2>
      <p>{children}</p>
      <LinkButton to="/race">{t`All races`}</LinkButton>
    </div>
  );
}

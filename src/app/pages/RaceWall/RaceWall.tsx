import { useLingui } from "@lingui/react/macro";
import { type ReactNode, useEffect, useMemo } from "react";
import { graphql, useFragment } from "react-relay";
import { useNavigate, Link } from "react-router-dom";
import type { RaceWall_race$key } from "../../../../__generated__/RaceWall_race.graphql";
import type { RaceWall_text$key } from "../../../../__generated__/RaceWall_text.graphql";
import { LinkButton } from "../../ui/Button";
import { type StoppedRace, useStoppedRace } from "../../features/race/useStoppedRace";
import { useServerClock } from "../../relay/serverClock";
import { WallLobby } from "./WallLobby";
import { WallPodium } from "./WallPodium";
import styles from "./RaceWall.module.css";
import { WallTrack } from "./WallTrack";
import { useShownText } from "../../features/race/useShownText";
import type { RaceWallUpdatesQuery } from "../../../../__generated__/RaceWallUpdatesQuery.graphql";
import type { RaceCode } from "../../../contract/scalars";
import { useLiveUpdates, type UpdateState } from "../../relay/useLiveQuery";
import type { RaceWall_header$key } from "../../../../__generated__/RaceWall_header.graphql";
import { modeName } from "../../features/race/raceWords";
import { useShortUnit } from "../../typing/useSpeedUnit";

type Props = {
  readonly raceRef: RaceWall_race$key;
  /** Data that does not change during a race, and is not in its snapshots. */
  readonly textRef: RaceWall_text$key;
};

/** A race in any phase, on the whole screen. When a rematch is made, its wall replaces this one. */
export function RaceWall({ raceRef, textRef }: Props) {
  const { t } = useLingui();
  const race = useFragment(
    graphql`
      fragment RaceWall_race on Race @throwOnFieldError {
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
      fragment RaceWall_text on Race @throwOnFieldError {
        mode
        isTextHidden
        text {
          characters
        }
        ...RaceWall_header
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
    subscription RaceWallSubscription($code: RaceCode!) {
      raceWallUpdated(code: $code) {
        ...RaceWall_race
      }
    }
  `,
  query: graphql`
    query RaceWallUpdatesQuery($id: ID!) @throwOnFieldError {
      node(id: $id) {
        __typename
        # It is for the store, and read by RaceWall.
        # eslint-disable-next-line relay/must-colocate-fragment-spreads
        ...RaceWall_race @alias(as: "race")
      }
    }
  `,
};

/** Keeps the race on a big screen up to date. Unlike the subscription of the race's page, it keeps no seat. */
function useWallUpdates(id: string, code: RaceCode): UpdateState {
  return useLiveUpdates<RaceWallUpdatesQuery>(
    useMemo(() => ({ ...documents, variables: { code }, queryVariables: { id } }), [id, code]),
  );
}

type WallHeaderProps = {
  readonly raceRef: RaceWall_header$key;
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
      fragment RaceWall_header on Race @throwOnFieldError {
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
export function StoppedWall({ code, initial }: StoppedWallProps) {
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

import { type ReactNode, useMemo } from "react";
import { Link } from "react-router-dom";
import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { RaceOnWall_header$key } from "../../../../__generated__/RaceOnWall_header.graphql";
import type { RaceOnWall_race$key } from "../../../../__generated__/RaceOnWall_race.graphql";
import type { RaceOnWall_text$key } from "../../../../__generated__/RaceOnWall_text.graphql";
import type { RaceOnWallUpdatesQuery } from "../../../../__generated__/RaceOnWallUpdatesQuery.graphql";
import type { RaceCode } from "../../../contract/scalars";
import { useServerClock } from "../../relay/serverClock";
import { type UpdateState, useLiveUpdates } from "../../relay/useLiveUpdates";
import { useShortUnit } from "../../typing/useSpeedUnit";
import { heatName, modeName } from "../race/raceWords";
import { useShownText } from "../race/useShownText";
import { WallFrame } from "./wallParts";
import { WallLobby } from "./WallLobby";
import { WallPodium } from "./WallPodium";
import { WallTrack } from "./WallTrack";
import styles from "./Wall.module.css";

type Props = {
  readonly raceRef: RaceOnWall_race$key;
  /** Data that does not change during a race, and is not in its snapshots. */
  readonly textRef: RaceOnWall_text$key;
  /** Shown instead of a race that is gone because the server restarted. */
  readonly gone: ReactNode;
  /** Shown instead of a race that was canceled. */
  readonly canceled: ReactNode;
  /** At the end of the header: the code, as a link for those who can use the race's page. */
  readonly corner: ReactNode;
  /** Ids of racers, in the order in which the lobby lists them. By default as they joined. */
  readonly order?: readonly string[];
};

/** A race in any phase, on the whole screen, kept up to date. It looks the same for every viewer. */
export function RaceOnWall({ raceRef, textRef, gone, canceled, corner, order }: Props) {
  const race = useFragment(
    graphql`
      fragment RaceOnWall_race on Race @throwOnFieldError {
        id
        code
        phase
        startsAt
        ...WallLobby_race
        ...WallTrack_race
        ...WallPodium_race
      }
    `,
    raceRef,
  );
  const fixed = useFragment(
    graphql`
      fragment RaceOnWall_text on Race @throwOnFieldError {
        mode
        isTextHidden
        showsSpeeds
        text {
          characters
        }
        ...RaceOnWall_header
        ...WallLobby_text
      }
    `,
    textRef,
  );
  const updates = useRaceUpdates(race.id, race.code);
  useShownText(race.code, fixed.isTextHidden && race.startsAt != null);
  const isClockReady = useServerClock();
  const { phase } = race;
  const isGone = updates === "gone" && phase !== "FINISHED" && phase !== "CANCELLED";
  const isGoing = phase === "COUNTDOWN" || phase === "RUNNING";

  return (
    <RaceFrame
      raceRef={fixed}
      phase={phase}
      hasSpeeds={isGoing && !isGone && (fixed.showsSpeeds || fixed.mode === "TEAMS")}
      isAway={updates === "away"}
      isPolling={updates === "polling"}
      corner={corner}
    >
      {isGone && gone}
      {phase === "CANCELLED" && canceled}
      {!isGone && phase === "LOBBY" && <WallLobby raceRef={race} textRef={fixed} {...(order && { order })} />}
      {!isGone && isGoing && (
        <WallTrack
          raceRef={race}
          characters={fixed.text.characters}
          showsSpeeds={fixed.showsSpeeds}
          startsAt={isClockReady ? (race.startsAt ?? null) : null}
        />
      )}
      {phase === "FINISHED" && <WallPodium raceRef={race} mode={fixed.mode} />}
    </RaceFrame>
  );
}

const documents = {
  subscription: graphql`
    subscription RaceOnWallSubscription($code: RaceCode!) {
      raceWallUpdated(code: $code) {
        ...RaceOnWall_race
        # It is for the store, and read by the page of one race.
        # eslint-disable-next-line relay/unused-fields
        rematchCode
      }
    }
  `,
  query: graphql`
    query RaceOnWallUpdatesQuery($id: ID!) @throwOnFieldError {
      node(id: $id) {
        __typename
        # These are for the store, and read by RaceOnWall and by the page of one race.
        # eslint-disable-next-line relay/must-colocate-fragment-spreads
        ...RaceOnWall_race @alias(as: "race")
        ... on Race {
          # eslint-disable-next-line relay/unused-fields
          rematchCode
        }
      }
    }
  `,
};

/** Keeps the race on a big screen up to date. Unlike the subscription of the race's page, it keeps no seat. */
function useRaceUpdates(id: string, code: RaceCode): UpdateState {
  return useLiveUpdates<RaceOnWallUpdatesQuery>(
    useMemo(() => ({ ...documents, variables: { code }, queryVariables: { id } }), [id, code]),
  );
}

type RaceFrameProps = {
  readonly raceRef: RaceOnWall_header$key;
  readonly phase: string;
  /** The lanes below show speeds as figures alone. */
  readonly hasSpeeds: boolean;
  readonly isAway: boolean;
  readonly isPolling: boolean;
  readonly corner: ReactNode;
  readonly children: ReactNode;
};

/** The big screen with a race: its top has the group, the mode and the unit. */
function RaceFrame({ raceRef, phase, hasSpeeds, isAway, isPolling, corner, children }: RaceFrameProps) {
  const { t } = useLingui();
  const { mode, heat, group } = useFragment(
    graphql`
      fragment RaceOnWall_header on Race @throwOnFieldError {
        mode
        heat {
          number
        }
        group {
          name
        }
      }
    `,
    raceRef,
  );
  const { unit } = useShortUnit();
  const way = t(modeName(mode));
  return (
    <WallFrame
      shown={phase}
      title={group?.name ?? t`Race`}
      detail={heat == null ? way : `${t(heatName(heat.number))} · ${way}`}
      isAway={isAway}
      isPolling={isPolling}
      corner={
        <>
          {hasSpeeds && <span className={styles["unit"]}>{unit}</span>}
          {corner}
        </>
      }
    >
      {children}
    </WallFrame>
  );
}

/** The code of a race at the top of its big screen; a link to its page. */
export function RaceCodeLink({ code }: { readonly code: RaceCode }) {
  const { t } = useLingui();
  return (
    <Link className={styles["code"]} to={`/race/${code}`} aria-label={t`Race ${code}: back to the race page`}>
      {code}
    </Link>
  );
}

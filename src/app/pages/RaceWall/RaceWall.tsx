import { useLingui } from "@lingui/react/macro";
import { useEffect } from "react";
import { graphql, useFragment } from "react-relay";
import { useNavigate } from "react-router-dom";
import type { RaceWall_race$key } from "../../../../__generated__/RaceWall_race.graphql";
import type { RaceWall_text$key } from "../../../../__generated__/RaceWall_text.graphql";
import { useServerClock } from "../../relay/useServerClock";
import { WallLobby } from "./lobby/WallLobby";
import { WallPodium } from "./podium/WallPodium";
import styles from "./RaceWall.module.css";
import { StoppedWall } from "./StoppedWall";
import { WallTrack } from "./track/WallTrack";
import { useShownText } from "../Race/useShownText";
import { useWallUpdates } from "./useWallUpdates";
import { WallHeader } from "./WallHeader";
import { WallMessage } from "./WallMessage";

type Props = {
  readonly raceRef: RaceWall_race$key;
  /** What does not change while a race lasts, and so is not in its snapshots. */
  readonly textRef: RaceWall_text$key;
};

/**
 * A race in whatever phase it is, over the whole screen. When a rematch is made, its wall takes the place of this one.
 */
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
        ...WallHeader_race
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
      <WallHeader raceRef={fixed} isAway={updates === "away"} isPolling={updates === "polling"} />
      {isGone && <StoppedWall code={race.code} initial={null} />}
      {phase === "CANCELLED" && (
        <WallMessage title={t`This race was called off`}>{t`Make a new race, and open its big screen.`}</WallMessage>
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

import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { WallTrack_race$key } from "../../../../../__generated__/WallTrack_race.graphql";
import { LaneAnimator } from "../../Race/lanes/LaneAnimator";
import { densityOf } from "./densityOf";
import { WallCountdown } from "./WallCountdown";
import { WallLane } from "./WallLane";
import { WallSummary } from "./WallSummary";
import { WallTeams } from "./WallTeams";
import styles from "./WallTrack.module.css";

type Props = {
  readonly raceRef: WallTrack_race$key;
  readonly characters: number;
  /** By the server's clock; null until that is known. */
  readonly startsAt: string | null;
};

/** The race itself: a lane for everybody, and the countdown over them. */
export function WallTrack({ raceRef, characters, startsAt }: Props) {
  const race = useFragment(
    graphql`
      fragment WallTrack_race on Race @throwOnFieldError {
        racers {
          id
          team
          ...WallLane_racer
        }
        ...WallTeams_race
        ...WallSummary_race
      }
    `,
    raceRef,
  );
  const [animator] = useState(() => new LaneAnimator());
  const lanes = race.racers
    .map((racer, index) => ({ racer, number: index + 1 }))
    .sort((a, b) => (a.racer.team ?? 0) - (b.racer.team ?? 0));
  return (
    <div className={styles["track"]}>
      <WallTeams raceRef={race} />
      <ol className={styles["lanes"]} data-density={densityOf(lanes.length)}>
        {lanes.map(({ racer, number }) => (
          <WallLane key={racer.id} racerRef={racer} number={number} characters={characters} animator={animator} />
        ))}
      </ol>
      <WallCountdown startsAt={startsAt} />
      <WallSummary raceRef={race} characters={characters} />
    </div>
  );
}

import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { RaceLanes_race$key } from "../../../../../__generated__/RaceLanes_race.graphql";
import type { RaceSession } from "../keystrokes/RaceSession";
import { LaneAnimator } from "./LaneAnimator";
import { RaceLane } from "./RaceLane";
import styles from "./RaceLanes.module.css";

type Props = {
  readonly raceRef: RaceLanes_race$key;
  readonly viewerId: string | null;
  /** The viewer's own typing: their lane follows it without a way through the server. */
  readonly session: RaceSession | null;
  readonly characters: number;
};

/** More than these are drawn closer together, and without pictures. */
const ROOMY = 10;

/** A lane for everybody: one's own first, the others in the order of their numbers, which never changes. */
export function RaceLanes({ raceRef, viewerId, session, characters }: Props) {
  const { t } = useLingui();
  const { racers } = useFragment(
    graphql`
      fragment RaceLanes_race on Race @throwOnFieldError {
        racers {
          id
          userId
          ...RaceLane_racer
        }
      }
    `,
    raceRef,
  );
  const [animator] = useState(() => new LaneAnimator());
  const isCompact = racers.length > ROOMY;
  const lanes = racers.map((racer, index) => ({ racer, number: index + 1, isMine: racer.userId === viewerId }));
  const others = lanes.filter(({ isMine }) => !isMine);
  const draw = ({ racer, number, isMine }: (typeof lanes)[number]) => (
    <RaceLane
      key={racer.id}
      racerRef={racer}
      number={number}
      isMine={isMine}
      isCompact={isCompact}
      characters={characters}
      animator={animator}
      session={isMine ? session : null}
    />
  );

  return (
    <section className={styles["lanes"]} data-compact={isCompact} aria-label={t`Racers`}>
      <ol className={styles["mine"]}>{lanes.filter(({ isMine }) => isMine).map(draw)}</ol>
      <ol className={styles["others"]}>{others.map(draw)}</ol>
    </section>
  );
}

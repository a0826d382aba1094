import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { WallLane_racer$key } from "../../../../../__generated__/WallLane_racer.graphql";
import { classNames } from "../../../ui/classNames";
import { VisuallyHidden } from "../../../ui/VisuallyHidden";
import type { LaneAnimator } from "../../Race/lanes/LaneAnimator";
import { laneColour } from "../../Race/lanes/laneColour";
import { ordinal } from "../../Race/ordinal";
import { WallNumber } from "../WallNumber";
import styles from "./WallLane.module.css";
import { WallRunner } from "./WallRunner";

type Props = {
  readonly racerRef: WallLane_racer$key;
  /** Of the lane, from 1. */
  readonly number: number;
  readonly characters: number;
  readonly animator: LaneAnimator;
};

/**
 * One lane: the name stands in it, the colour fills it. Renders when one of its words changes; the way along it is the
 * runner's.
 */
export function WallLane({ racerRef, number, characters, animator }: Props) {
  const { t } = useLingui();
  const racer = useFragment(
    graphql`
      fragment WallLane_racer on Racer @throwOnFieldError {
        wallName
        phase
        isAway
        wpm
        place
        team
        ...WallRunner_racer
      }
    `,
    racerRef,
  );
  const { wallName, phase, isAway, wpm, place, team } = racer;
  const isGone = phase === "LEFT";
  return (
    <li className={classNames(styles["lane"], isGone && styles["gone"], laneColour(team ?? number))}>
      <WallNumber number={number} team={team ?? null} />
      <span className={styles["way"]}>
        <WallRunner racerRef={racer} characters={characters} animator={animator} />
        <span className={styles["name"]}>{wallName}</span>
        {isGone ? (
          <span className={styles["mark"]}>{t({ message: "left", context: "race" })}</span>
        ) : (
          isAway && <span className={styles["mark"]}>{t({ message: "away", context: "racer" })}</span>
        )}
      </span>
      {place == null ? (
        <span className={styles["speed"]}>
          {phase === "FINISHED" ? "✓" : wpm}
          <VisuallyHidden> {t`wpm`}</VisuallyHidden>
        </span>
      ) : (
        <span className={styles["place"]}>{t(ordinal(place))}</span>
      )}
    </li>
  );
}

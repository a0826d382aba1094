import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { RaceLane_racer$key } from "../../../../../__generated__/RaceLane_racer.graphql";
import { Avatar } from "../../../ui/Avatar";
import { VisuallyHidden } from "../../../ui/VisuallyHidden";
import { classNames } from "../../../ui/classNames";
import type { RaceSession } from "../keystrokes/RaceSession";
import { ordinal } from "../ordinal";
import type { LaneAnimator } from "./LaneAnimator";
import { TeamMark } from "../teams/TeamMark";
import { laneColour } from "./laneColour";
import { LaneRunner } from "./LaneRunner";
import { OwnSpeed } from "./OwnSpeed";
import styles from "./RaceLane.module.css";

type Props = {
  readonly racerRef: RaceLane_racer$key;
  /** Of the lane, from 1. */
  readonly number: number;
  readonly isMine: boolean;
  readonly isCompact: boolean;
  readonly characters: number;
  readonly animator: LaneAnimator;
  /** Of the viewer's own lane: their speed needs no way through the server. */
  readonly session: RaceSession | null;
};

/**
 * One racer's lane: who, how far, how fast. Renders when one of the words changes; the way along it is the runner's.
 */
export function RaceLane({ racerRef, number, isMine, isCompact, characters, animator, session }: Props) {
  const { t } = useLingui();
  const racer = useFragment(
    graphql`
      fragment RaceLane_racer on Racer @throwOnFieldError {
        name
        avatarUrl
        phase
        isAway
        wpm
        place
        team
        ...LaneRunner_racer
      }
    `,
    racerRef,
  );
  const { name, avatarUrl, phase, isAway, wpm, place, team } = racer;
  const isGone = phase === "LEFT";
  return (
    <li
      className={classNames(
        styles["lane"],
        isCompact && styles["compact"],
        isMine && styles["mine"],
        isGone && styles["gone"],
        laneColour(team ?? number),
      )}
    >
      <span className={styles["who"]}>
        {!isCompact && (
          <span className={styles["picture"]}>
            <Avatar name={name} url={avatarUrl ?? null} size="small" />
          </span>
        )}
        {team != null && !isCompact && <TeamMark number={team} />}
        <span className={styles["name"]}>{name}</span>
        {isMine && <span className={styles["you"]}>{t`(you)`}</span>}
        {isGone ? (
          <span className={styles["mark"]}>{t({ message: "left", context: "race" })}</span>
        ) : (
          isAway && <span className={styles["mark"]}>{t({ message: "away", context: "racer" })}</span>
        )}
      </span>
      <LaneRunner
        racerRef={racer}
        number={team ?? number}
        characters={characters}
        animator={animator}
        session={session}
      />
      <span className={styles["speed"]}>
        {session === null ? wpm : <OwnSpeed session={session} />}
        {isCompact ? <VisuallyHidden> {t`wpm`}</VisuallyHidden> : ` ${t`wpm`}`}
      </span>
      <span className={styles["place"]}>{place != null && t(ordinal(place))}</span>
    </li>
  );
}

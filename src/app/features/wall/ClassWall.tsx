import type { ReactNode } from "react";
import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { ClassWall_wall$key } from "../../../../__generated__/ClassWall_wall.graphql";
import { ClassDay } from "./ClassDay";
import { RaceOnWall } from "./RaceOnWall";
import { WallFrame, WallMessage } from "./WallFrame";
import styles from "./Wall.module.css";

type Props = {
  readonly wallRef: ClassWall_wall$key;
  /** Updates are interrupted. */
  readonly isAway: boolean;
  /** Updates only arrive every two seconds. */
  readonly isPolling: boolean;
  /** At the end of the header, for coaches. */
  readonly corner?: ReactNode;
};

/** The big screen of a group, which follows by itself: its race if there is one, otherwise its day. */
export function ClassWall({ wallRef, isAway, isPolling, corner }: Props) {
  const { t } = useLingui();
  const wall = useFragment(
    graphql`
      fragment ClassWall_wall on GroupWall @throwOnFieldError {
        groupName
        seatedRacers
        race {
          id
          code
          ...RaceOnWall_race
          ...RaceOnWall_text
        }
        ...ClassDay_wall
      }
    `,
    wallRef,
  );
  const { groupName, race, seatedRacers } = wall;
  if (race == null)
    return (
      <WallFrame shown="DAY" title={groupName} isAway={isAway} isPolling={isPolling} corner={corner}>
        <ClassDay wallRef={wall} />
      </WallFrame>
    );
  return (
    <RaceOnWall
      key={race.id}
      raceRef={race}
      textRef={race}
      order={seatedRacers}
      gone={
        <WallMessage
          title={t`The race stopped because of a server problem`}
          text={t`If someone asks for a rematch, it appears here automatically.`}
        />
      }
      canceled={<WallMessage title={t`This race was canceled`} text={t`The next race appears here automatically.`} />}
      corner={
        <>
          <span className={styles["code"]}>{race.code}</span>
          {corner}
        </>
      }
    />
  );
}

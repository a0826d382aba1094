import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { TeamBoard_race$key } from "../../../../__generated__/TeamBoard_race.graphql";
import { ordinal } from "../../features/race/raceWords";
import { useSpeed } from "../../typing/figures/useSpeed";
import styles from "./RacePage.module.css";
import { TeamMark } from "../../features/race/laneMarks";

/** The teams of a race and their standings, by place once they have one; empty in other races. */
export function TeamBoard({ raceRef }: { readonly raceRef: TeamBoard_race$key }) {
  const { t } = useLingui();
  const { text } = useSpeed();
  const { teams } = useFragment(
    graphql`
      fragment TeamBoard_race on Race @throwOnFieldError {
        teams {
          number
          members
          wpm
          place
        }
      }
    `,
    raceRef,
  );
  if (teams.length === 0) return null;
  const order = teams.toSorted((a, b) => (a.place ?? Infinity) - (b.place ?? Infinity) || a.number - b.number);
  return (
    <ol className={styles["teams"]} aria-label={t`Teams`}>
      {order.map(({ number, members, wpm, place }) => {
        const speed = text(wpm);
        return (
          <li key={number} className={styles["team"]}>
            <TeamMark number={number} />
            {place == null ? (
              <span className={styles["soft"]}>{t`${plural(members, { one: "# member", other: "# members" })}`}</span>
            ) : (
              <span className={styles["speed"]}>{speed}</span>
            )}
            {place != null && <span className={styles["place"]}>{t(ordinal(place))}</span>}
          </li>
        );
      })}
    </ol>
  );
}

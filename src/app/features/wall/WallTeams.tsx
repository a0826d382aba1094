import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { WallTeams_race$key } from "../../../../__generated__/WallTeams_race.graphql";
import { classNames, VisuallyHidden } from "../../ui/primitives";
import { laneColour } from "../race/laneMarks";
import { ordinal } from "../race/raceWords";
import { useSpeed } from "../../typing/figures/useSpeed";
import styles from "./Wall.module.css";

/** The teams side by side, by number, with the average that decides; empty in other races. */
export function WallTeams({ raceRef }: { readonly raceRef: WallTeams_race$key }) {
  const { t } = useLingui();
  const { figure } = useSpeed();
  const { teams } = useFragment(
    graphql`
      fragment WallTeams_race on Race @throwOnFieldError {
        teams {
          number
          wpm
          place
        }
      }
    `,
    raceRef,
  );
  if (teams.length === 0) return null;
  return (
    <ol className={styles["teams"]} aria-label={t`Teams`}>
      {teams.map(({ number, wpm, place }) => {
        const speed = figure(wpm);
        return (
          <li key={number} className={classNames(styles["team"], laneColour(number))} data-first={place === 1}>
            <span className={styles["name"]}>{t`Team ${number}`}</span>
            <span className={styles["figures"]}>
              <span>{speed}</span>
              {place != null && <span>{t(ordinal(place))}</span>}
            </span>
          </li>
        );
      })}
    </ol>
  );
}

type Props = {
  /** Number of the lane, from 1. */
  readonly number: number;
  readonly team: number | null;
};

/** A lane's number on its color; in a team race the team's. */
export function WallNumber({ number, team }: Props) {
  const { t } = useLingui();
  return (
    <span className={classNames(styles["number"], laneColour(team ?? number))}>
      <span aria-hidden="true">{team ?? number}</span>
      {team !== null && <VisuallyHidden>{t`Team ${team}`}</VisuallyHidden>}
    </span>
  );
}

import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { WallTeams_race$key } from "../../../../../__generated__/WallTeams_race.graphql";
import { useLocale } from "../../../platform/locale/useLocale";
import { classNames } from "../../../ui/classNames";
import { laneColour } from "../../Race/lanes/laneColour";
import { ordinal } from "../../Race/ordinal";
import { formatSpeed } from "../../../typing/figures/formatFigure";
import styles from "./WallTeams.module.css";

/** The teams beside each other, by their numbers, with the average that decides; nothing in other races. */
export function WallTeams({ raceRef }: { readonly raceRef: WallTeams_race$key }) {
  const { t } = useLingui();
  const locale = useLocale();
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
        const speed = formatSpeed(locale, wpm);
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

import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { WallPodium_race$key } from "../../../../../__generated__/WallPodium_race.graphql";
import { byPlace } from "../../Race/podium/byPlace";
import { WallTeams } from "../track/WallTeams";
import styles from "./WallPodium.module.css";
import { WallStanding } from "./WallStanding";

type Props = { readonly raceRef: WallPodium_race$key; readonly mode: string };

/** So many stand on the steps. */
const STEPS = 3;

/** The end of the race: the first three large, everybody else below. */
export function WallPodium({ raceRef, mode }: Props) {
  const { t } = useLingui();
  const race = useFragment(
    graphql`
      fragment WallPodium_race on Race @throwOnFieldError {
        ...WallTeams_race
        racers {
          id
          place
          position
          finishedAfterMs
          ...WallStanding_racer
        }
      }
    `,
    raceRef,
  );
  const { racers } = race;
  const standing = ({ place, finishedAfterMs, position }: (typeof racers)[number]) => ({
    place,
    finishedAfterMs,
    position,
  });
  const order = racers.toSorted((a, b) => byPlace(standing(a), standing(b)));
  const first = order.filter(({ place }) => place != null).slice(0, STEPS);
  const rest = order.filter((racer) => !first.includes(racer));
  const draw = (racer: (typeof racers)[number]) => (
    <WallStanding key={racer.id} racerRef={racer} mode={mode} number={racers.indexOf(racer) + 1} />
  );
  return (
    <div className={styles["podium"]}>
      <WallTeams raceRef={race} />
      <ol className={styles["steps"]} aria-label={t`Podium`}>
        {first.map(draw)}
      </ol>
      <ol className={styles["rest"]} data-many={rest.length > 18} aria-label={t`Standings`}>
        {rest.map(draw)}
      </ol>
    </div>
  );
}

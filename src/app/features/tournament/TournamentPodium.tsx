import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { TournamentPodium_entries$key } from "../../../../__generated__/TournamentPodium_entries.graphql";
import { VisuallyHidden } from "../../ui/primitives";
import { Crown } from "../race/laneMarks";
import { ordinal } from "../race/raceWords";
import styles from "./TournamentPodium.module.css";

/** Number of steps; with equal points two share a place but not a step. */
const STEPS = 3;

/** The first three of a tournament. Sizes follow the text around it, so that it also fits a big screen. */
export function TournamentPodium({ entriesRef }: { readonly entriesRef: TournamentPodium_entries$key }) {
  const { t } = useLingui();
  const entries = useFragment(
    graphql`
      fragment TournamentPodium_entries on TournamentEntry @throwOnFieldError @relay(plural: true) {
        place
        name
        points
      }
    `,
    entriesRef,
  );
  return (
    <ol className={styles["steps"]} aria-label={t`Podium`}>
      {entries.slice(0, STEPS).map(({ place, name, points }, index) => (
        // Names can be the same; the order is the server's.
        // oxlint-disable-next-line react/no-array-index-key -- see above
        <li key={index} className={styles["step"]} data-step={index + 1}>
          <VisuallyHidden>{t(ordinal(place))}</VisuallyHidden>
          {place === 1 && <Crown />}
          <strong className={styles["name"]} dir="auto">
            {name}
          </strong>
          <span className={styles["points"]}>{t`${plural(points, { one: "# point", other: "# points" })}`}</span>
          <span className={styles["block"]} aria-hidden="true">
            {place}
          </span>
        </li>
      ))}
    </ol>
  );
}

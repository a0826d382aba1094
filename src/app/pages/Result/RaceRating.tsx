import { Trans, useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { ResultGains_rating$key } from "../../../../__generated__/ResultGains_rating.graphql";
import { ratingLimits } from "../../../engine/race/ratingBand";
import styles from "./RaceRating.module.css";

/**
 * The viewer's rating after a race, or why it did not count. What it gained is shown; what it lost is not. Nothing is
 * shown for other runs, and for a race that is never rated.
 */
export function RaceRating({ resultRef }: { readonly resultRef: ResultGains_rating$key }) {
  const { t } = useLingui();
  const { ratingChange, isPastRatingLimit } = useFragment(
    graphql`
      fragment ResultGains_rating on Result @throwOnFieldError {
        isPastRatingLimit
        ratingChange {
          rating
          change
          races
          band {
            from
          }
        }
      }
    `,
    resultRef,
  );
  if (isPastRatingLimit === true) {
    return (
      <p className={styles["rating"]}>
        {t`This race didn't count for your rating: two people can have ${ratingLimits.pairRaces} rated races against each other in 24 hours.`}
      </p>
    );
  }
  if (ratingChange == null) return null;
  const { rating, change, races, band } = ratingChange;
  const needed = ratingLimits.newcomerRaces;
  if (band.from == null) {
    return (
      <p className={styles["rating"]}>
        {races < needed
          ? t`This was race ${races} of the ${needed} you need for a rating.`
          : t`You get a rating after a few more races.`}
      </p>
    );
  }
  return (
    <p className={styles["rating"]}>
      <Trans>
        Race rating <strong>{rating}</strong>
      </Trans>
      {change > 0 && <span className={styles["gain"]}> +{change}</span>}
    </p>
  );
}

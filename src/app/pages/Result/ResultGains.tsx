import { useLingui, Trans } from "@lingui/react/macro";
import { useMemo } from "react";
import { graphql, useFragment } from "react-relay";
import type {
  ResultGains_result$data,
  ResultGains_result$key,
} from "../../../../__generated__/ResultGains_result.graphql";
import { missedWords } from "../../../engine/practice/practiceAgain";
import { fromWireLanguage } from "../../../contract/languages/languages";
import { measureResult } from "../../features/result/ResultSheet";
import { customQuery } from "../../features/addresses";
import { type Baseline, findGains, RunHeadline } from "../../typing/figures/RunHeadline";
import { PictureButton } from "../../typing/figures/PictureButton";
import { useShortUnit } from "../../typing/useSpeedUnit";
import { LinkButton } from "../../ui/Button";
import styles from "./ResultGains.module.css";
import type { ResultGains_rating$key } from "../../../../__generated__/ResultGains_rating.graphql";
import { ratingLimits } from "../../../engine/race/ratingBand";

/** What the viewer's own result means, before its figures, and what can be done with it. */
export function ResultGains({ resultRef }: { readonly resultRef: ResultGains_result$key }) {
  const { t } = useLingui();
  const { perWpm } = useShortUnit();
  const result = useFragment(
    graphql`
      fragment ResultGains_result on Result @throwOnFieldError {
        rules
        language
        prompt
        log
        durationMs
        wpm
        accuracy
        baseline {
          bestWpm
          runs
          medianWpm
          medianAccuracy
        }
        reachedGoal {
          streak
        }
      }
    `,
    resultRef,
  );
  const { rules, language, prompt, log, durationMs, wpm, accuracy, baseline, reachedGoal } = result;
  const measured = useMemo(() => measureResult({ rules, prompt, log, durationMs }), [rules, prompt, log, durationMs]);
  if (measured === null) return null;
  const run = { rules: measured.rules, text: prompt, keystrokes: measured.keystrokes, durationMs };
  const gains = findGains({ wpm, accuracy }, readBaseline(baseline), reachedGoal?.streak ?? null, perWpm);
  const hasMissed = missedWords([run]).length > 0;
  return (
    <div className={styles["gains"]}>
      {gains.length > 0 && <RunHeadline gains={gains} words={0} />}
      <div className={styles["actions"]}>
        {hasMissed && (
          <LinkButton to={`/${customQuery(fromWireLanguage(language), { choice: "missed", text: null })}`}>
            {t`Practice missed words`}
          </LinkButton>
        )}
        <PictureButton metrics={{ wpm, accuracy, seconds: measured.metrics.seconds }} gain={gains[0] ?? null} />
      </div>
    </div>
  );
}

function readBaseline(baseline: ResultGains_result$data["baseline"]): Baseline | null {
  if (!baseline) return null;
  const { bestWpm, runs, medianWpm, medianAccuracy } = baseline;
  return { bestWpm, runs, medianWpm, medianAccuracy };
}

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
        {t`This race didn't count for your rating: in 24 hours, only ${ratingLimits.pairRaces} races between the same two people count.`}
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

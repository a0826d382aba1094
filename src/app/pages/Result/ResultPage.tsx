import { useLingui, Trans } from "@lingui/react/macro";
import { useMemo } from "react";
import { graphql, usePreloadedQuery, useFragment } from "react-relay";
import { useLocation } from "react-router-dom";
import type { ResultPage_rating$key } from "../../../../__generated__/ResultPage_rating.graphql";
import type { ResultPage_gains$data, ResultPage_gains$key } from "../../../../__generated__/ResultPage_gains.graphql";
import ResultPageQueryNode, { type ResultPageQuery } from "../../../../__generated__/ResultPageQuery.graphql";
import { customQuery } from "../../features/addresses";
import { useRouteQuery } from "../../relay/routeQuery";
import { usePageStatus } from "../../rendering/renderingHooks";
import { PictureButton } from "../../typing/figures/PictureButton";
import { type Baseline, findGains, RunHeadline } from "../../typing/figures/RunHeadline";
import { useShortUnit } from "../../typing/useSpeedUnit";
import { LinkButton } from "../../ui/Button";
import { Notice } from "../../ui/Notice";
import { PageHeader, PageMeta } from "../../ui/PageHeader";
import { CompareCard } from "./compare/CompareCard";
import { ComparisonSlot } from "./compare/Comparison";
import { LazyEarnedBadges } from "../../features/badges/EarnedBadgesSlot";
import { ResultSheet, ResultFacts, measureResult } from "../../features/result/ResultSheet";
import { FlagCard } from "../../features/result/FlagCard";
import type { ResultPage_result$key } from "../../../../__generated__/ResultPage_result.graphql";
import { useLocale } from "../../platform/locale/useLocale";
import { formatPercent } from "../../typing/figures/formatFigure";
import { useSpeed, useSpeedName } from "../../typing/figures/useSpeed";
import { ShareButton } from "./share/ShareButton";
import type { ResultPage_sharedResultHeaderResult$key } from "../../../../__generated__/ResultPage_sharedResultHeaderResult.graphql";
import { fromWireLanguage } from "../../../contract/languages/languages";
import { missedWords } from "../../../engine/practice/practiceAgain";
import { ratingLimits } from "../../../engine/race/ratingBand";
import { ReportButton } from "../../features/moderation/ReportButton";
import styles from "./ResultPage.module.css";

/** A result, for its owner and those who may see it; compared to another one, if there is one in the address. */
export function ResultPage() {
  const { t } = useLingui();
  const { pathname } = useLocation();
  const { viewer, node, other } = usePreloadedQuery<ResultPageQuery>(
    graphql`
      query ResultPageQuery($id: ID!, $otherId: ID!, $isCompared: Boolean!) @throwOnFieldError @preloadable {
        viewer {
          id
        }
        node(id: $id) {
          __typename
          ... on Result {
            user {
              id
            }
          }
          ...ResultSheet_result @alias(as: "result")
          ...ResultPage_result @alias(as: "own")
          ...ResultPage_sharedResultHeaderResult @alias(as: "shared")
          ...FlagCard_result @alias(as: "flagged")
          ...CompareCard_result @alias(as: "compare")
          ...Comparison_slotResult @alias(as: "these")
        }
        other: node(id: $otherId) @include(if: $isCompared) {
          __typename
          ...Comparison_slotOther @alias(as: "those")
        }
      }
    `,
    useRouteQuery<ResultPageQuery>(ResultPageQueryNode),
  );
  usePageStatus(node?.result ? null : 404);

  if (!node?.result || !node.own || !node.shared || !node.flagged || !node.compare || !node.these) {
    return (
      <>
        <PageMeta
          title={t`Result not found`}
          description={t`There's nothing at this address. Check the link, or go to the home page.`}
          isUnlisted
        />
        <Notice isPage text={t`Result not found`}>
          <p>{t`It may not exist, or it isn't shared with you.`}</p>
          <LinkButton look="primary" to="/">{t`Practice`}</LinkButton>
          {viewer ? (
            <LinkButton to="/progress">{t`Your progress`}</LinkButton>
          ) : (
            <LinkButton to={`/sign-in?next=${encodeURIComponent(pathname)}`}>{t`Sign in`}</LinkButton>
          )}
        </Notice>
      </>
    );
  }
  const isOwn = viewer?.id === node.user?.id;
  return (
    <ResultSheet
      resultRef={node.result}
      header={isOwn ? <OwnResultHeader resultRef={node.own} /> : <SharedResultHeader resultRef={node.shared} />}
      last={isOwn && <CompareCard resultRef={node.compare} />}
    >
      <FlagCard resultRef={node.flagged} />
      {other !== undefined && <ComparisonSlot resultRef={node.these} otherRef={other?.those ?? null} />}
    </ResultSheet>
  );
}

/** The head of the viewer's own result. */
function OwnResultHeader({ resultRef }: { readonly resultRef: ResultPage_result$key }) {
  const { t } = useLingui();
  const result = useFragment(
    graphql`
      fragment ResultPage_result on Result @throwOnFieldError {
        wpm
        raceCode
        badges {
          badgeId
        }
        ...ResultSheet_factsResult
        ...ShareButton_result
        ...ResultPage_gains
        ...ResultPage_rating
      }
    `,
    resultRef,
  );
  const { raceCode, badges } = result;
  const speed = useSpeed().text(result.wpm);
  return (
    <>
      <PageMeta
        title={t`Result: ${speed}`}
        description={t`One result: speed, accuracy, the speed chart and the missed keys.`}
        isUnlisted
      />
      <PageHeader title={t`Result`} lead={<ResultFacts resultRef={result} />}>
        {raceCode !== null && raceCode !== undefined && (
          <LinkButton to={`/race/${raceCode}`}>{t`Go to the race`}</LinkButton>
        )}
        <ShareButton resultRef={result} />
        <LinkButton to="/progress">{t`All results`}</LinkButton>
        <LinkButton look="primary" to="/">
          {t`Practice`}
        </LinkButton>
      </PageHeader>
      <RaceRating resultRef={result} />
      <ResultGains resultRef={result} />
      {badges.length > 0 && <LazyEarnedBadges badgeIds={badges.map(({ badgeId }) => badgeId)} />}
    </>
  );
}

/**
 * The head of another user's result, for people with its link. It is not indexed by search engines, so it can only be
 * found with the link.
 */
function SharedResultHeader({ resultRef }: { readonly resultRef: ResultPage_sharedResultHeaderResult$key }) {
  const { t } = useLingui();
  const locale = useLocale();
  const result = useFragment(
    graphql`
      fragment ResultPage_sharedResultHeaderResult on Result @throwOnFieldError {
        user {
          id
          displayName
        }
        wpm
        accuracy
        ...ResultSheet_factsResult
      }
    `,
    resultRef,
  );
  const name = result.user.displayName;
  const { figure, unit } = useSpeed();
  const speedName = useSpeedName();
  const shown = figure(result.wpm);
  const [speed, spoken] = [`${shown} ${unit}`, `${shown} ${speedName}`];
  const right = formatPercent(locale, result.accuracy);
  return (
    <>
      <PageMeta
        title={`${name}: ${speed}`}
        description={t`${name} typed ${spoken} with ${right} accuracy. See the speed chart, the errors and the replay.`}
        isUnlisted
      />
      <PageHeader title={t`${name}'s result`} lead={<ResultFacts resultRef={result} />}>
        <LinkButton look="primary" to="/">
          {t`Practice`}
        </LinkButton>
        <ReportButton label={t`Report a name`} kind="person" subjects={[{ id: result.user.id, name }]} />
      </PageHeader>
    </>
  );
}

/** What the viewer's own result means, before its figures, and what can be done with it. */
function ResultGains({ resultRef }: { readonly resultRef: ResultPage_gains$key }) {
  const { t } = useLingui();
  const { perWpm } = useShortUnit();
  const result = useFragment(
    graphql`
      fragment ResultPage_gains on Result @throwOnFieldError {
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

function readBaseline(baseline: ResultPage_gains$data["baseline"]): Baseline | null {
  if (!baseline) return null;
  const { bestWpm, runs, medianWpm, medianAccuracy } = baseline;
  return { bestWpm, runs, medianWpm, medianAccuracy };
}

/**
 * The viewer's rating after a race, or why it did not count. What it gained is shown; what it lost is not. Nothing is
 * shown for other runs, and for a race that is never rated.
 */
function RaceRating({ resultRef }: { readonly resultRef: ResultPage_rating$key }) {
  const { t } = useLingui();
  const { ratingChange, isPastRatingLimit } = useFragment(
    graphql`
      fragment ResultPage_rating on Result @throwOnFieldError {
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

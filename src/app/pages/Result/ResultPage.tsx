import { useLingui } from "@lingui/react/macro";
import { graphql, usePreloadedQuery, useFragment } from "react-relay";
import { useLocation } from "react-router-dom";
import ResultPageQueryNode, { type ResultPageQuery } from "../../../../__generated__/ResultPageQuery.graphql";
import { useRouteQuery } from "../../relay/routeQuery";
import { usePageStatus } from "../../rendering/renderingHooks";
import { LinkButton } from "../../ui/Button";
import { Notice } from "../../ui/Notice";
import { PageHeader, PageMeta } from "../../ui/PageHeader";
import { CompareCard } from "./compare/CompareCard";
import { ComparisonSlot } from "./compare/Comparison";
import { LazyEarnedBadges } from "../../features/badges/EarnedBadgesSlot";
import { ResultSheet, ResultFacts } from "../../features/result/ResultSheet";
import { FlagCard } from "../../features/result/FlagCard";
import type { ResultPage_result$key } from "../../../../__generated__/ResultPage_result.graphql";
import { useLocale } from "../../platform/locale/useLocale";
import { formatPercent } from "../../typing/figures/formatFigure";
import { useSpeed, useSpeedName } from "../../typing/figures/useSpeed";
import { RaceRating, ResultGains } from "./ResultGains";
import { ShareButton } from "./share/ShareButton";
import type { ResultPage_sharedResultHeaderResult$key } from "../../../../__generated__/ResultPage_sharedResultHeaderResult.graphql";

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
        ...ResultGains_result
        ...ResultGains_rating
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
      </PageHeader>
    </>
  );
}

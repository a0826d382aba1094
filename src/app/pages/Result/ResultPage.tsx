import { useLingui } from "@lingui/react/macro";
import { graphql, usePreloadedQuery } from "react-relay";
import { useLocation } from "react-router-dom";
import ResultPageQueryNode, { type ResultPageQuery } from "../../../../__generated__/ResultPageQuery.graphql";
import { useRouteQuery } from "../../relay/routeQuery";
import { usePageStatus } from "../../rendering/usePageStatus";
import { LinkButton } from "../../ui/Button";
import { Notice } from "../../ui/Notice";
import { PageMeta } from "../../ui/PageMeta";
import { CompareCard } from "./compare/CompareCard";
import { ComparisonSlot } from "./compare/ComparisonSlot";
import { OwnResultHeader } from "./OwnResultHeader";
import { ResultSheet } from "./ResultSheet";
import { FlagCard } from "./review/FlagCard";
import { SharedResultHeader } from "./SharedResultHeader";

/** One result, for whom it belongs to and for those who may see it; beside another one, if the address names it. */
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
          ...OwnResultHeader_result @alias(as: "own")
          ...SharedResultHeader_result @alias(as: "shared")
          ...FlagCard_result @alias(as: "flagged")
          ...CompareCard_result @alias(as: "compare")
          ...ComparisonSlot_result @alias(as: "these")
        }
        other: node(id: $otherId) @include(if: $isCompared) {
          __typename
          ...ComparisonSlot_other @alias(as: "those")
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
          title={t`No result`}
          description={t`There is nothing at this address. Check the link, or go on from the start page.`}
          isUnlisted
        />
        <Notice isPage text={t`There is no result here for you`}>
          <p>{t`It may not exist, or it is not shared with you.`}</p>
          <LinkButton look="primary" to="/">{t`Practise`}</LinkButton>
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

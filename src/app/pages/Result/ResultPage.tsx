import { useLingui } from "@lingui/react/macro";
import { graphql, usePreloadedQuery } from "react-relay";
import ResultPageQueryNode, { type ResultPageQuery } from "../../../../__generated__/ResultPageQuery.graphql";
import { useRouteQuery } from "../../relay/routeQuery";
import { usePageStatus } from "../../rendering/usePageStatus";
import { LinkButton } from "../../ui/LinkButton";
import { Notice } from "../../ui/Notice";
import { PageMeta } from "../../ui/PageMeta";
import { ResultSheet } from "./ResultSheet";

/** One result, for whom it belongs to. */
export function ResultPage() {
  const { t } = useLingui();
  const { node } = usePreloadedQuery<ResultPageQuery>(
    graphql`
      query ResultPageQuery($id: ID!) @throwOnFieldError @preloadable {
        node(id: $id) {
          __typename
          ...ResultSheet_result @alias(as: "result")
        }
      }
    `,
    useRouteQuery<ResultPageQuery>(ResultPageQueryNode),
  );
  usePageStatus(node?.result ? null : 404);

  return (
    <>
      {!node?.result && <PageMeta title={t`No result`} />}
      {node?.result ? (
        <ResultSheet resultRef={node.result} />
      ) : (
        <Notice isPage text={t`There is no result here for you`}>
          <p>{t`It may not exist, or it belongs to somebody else: a result is shown only to whom it belongs to.`}</p>
          <LinkButton look="primary" to="/progress">
            {t`Your progress`}
          </LinkButton>
          <LinkButton to="/">{t`Practise`}</LinkButton>
        </Notice>
      )}
    </>
  );
}

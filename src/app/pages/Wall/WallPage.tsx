import { useMemo } from "react";
import { useLoaderData, useParams } from "react-router-dom";
import { useLingui } from "@lingui/react/macro";
import { graphql, usePreloadedQuery } from "react-relay";
import WallPageQueryNode, { type WallPageQuery } from "../../../../__generated__/WallPageQuery.graphql";
import type { WallPageSubscription } from "../../../../__generated__/WallPageSubscription.graphql";
import type { WallPageUpdatesQuery } from "../../../../__generated__/WallPageUpdatesQuery.graphql";
import { ClassWall } from "../../features/wall/ClassWall";
import { useLiveQuery } from "../../relay/useLiveQuery";
import { useRouteQuery } from "../../relay/routeQuery";
import { usePageStatus } from "../../rendering/renderingHooks";
import { Notice } from "../../ui/Notice";
import { PageMeta } from "../../ui/PageHeader";

/** A group's big screen on a computer without an account, by its link. */
export function WallPage() {
  const { code = "" } = useParams();
  const isCode = useLoaderData<unknown>() !== null;
  return isCode ? <WallByCode key={code} code={code} /> : <LinkGone />;
}

const documents = {
  subscription: graphql`
    subscription WallPageSubscription($code: String!) {
      linkedWallUpdated(code: $code) {
        ...ClassWall_wall
      }
    }
  `,
  query: graphql`
    query WallPageUpdatesQuery($code: String!) @throwOnFieldError {
      linkedWallUpdated: linkedWall(code: $code) {
        ...ClassWall_wall
      }
    }
  `,
};

function WallByCode({ code }: { readonly code: string }) {
  const { linkedWall } = usePreloadedQuery<WallPageQuery>(
    graphql`
      query WallPageQuery($code: String!) @throwOnFieldError @preloadable {
        linkedWall(code: $code) {
          ...ClassWall_wall
        }
      }
    `,
    useRouteQuery<WallPageQuery>(WallPageQueryNode),
  );
  const { root, end, isAway, isPolling } = useLiveQuery<WallPageSubscription, WallPageUpdatesQuery>(
    documents,
    "linkedWallUpdated",
    useMemo(() => ({ code }), [code]),
  );
  const { t } = useLingui();
  const wall = root?.linkedWallUpdated ?? linkedWall;
  if (wall == null || end !== null) return <LinkGone />;
  return (
    <>
      <PageMeta title={t`Big screen`} description={t`A group's big screen for the projector.`} isUnlisted />
      <ClassWall wallRef={wall} isAway={isAway} isPolling={isPolling} />
    </>
  );
}

/** Nothing of the group is left on the screen once its link is gone. */
function LinkGone() {
  const { t } = useLingui();
  usePageStatus(404);
  return (
    <>
      <PageMeta title={t`Big screen`} description={t`A group's big screen for the projector.`} isUnlisted />
      <Notice isPage text={t`This link doesn't work anymore`}>
        <p>{t`Ask the person who leads the group for a new link to its big screen.`}</p>
      </Notice>
    </>
  );
}

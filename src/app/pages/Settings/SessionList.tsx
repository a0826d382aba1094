import { useLingui } from "@lingui/react/macro";
import { graphql, usePaginationFragment } from "react-relay";
import type { SessionListPaginationQuery } from "../../../../__generated__/SessionListPaginationQuery.graphql";
import type { SessionList_viewer$key } from "../../../../__generated__/SessionList_viewer.graphql";
import { limits } from "../../../contract/limits";
import { Button } from "../../ui/Button";
import { Card } from "../../ui/Card";
import { ErrorNotice } from "../../ui/ErrorBoundary";
import { useSignOut } from "../Shell/useSignOut";
import styles from "./SessionList.module.css";
import { SessionRow } from "./SessionRow";
import { useSignOutElsewhere } from "./useSignOutElsewhere";

/** Where the account is signed in, and the ways out. */
export function SessionList({ viewerRef }: { readonly viewerRef: SessionList_viewer$key }) {
  const { t } = useLingui();
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    SessionListPaginationQuery,
    SessionList_viewer$key
  >(
    graphql`
      fragment SessionList_viewer on User
      @throwOnFieldError
      @refetchable(queryName: "SessionListPaginationQuery")
      @argumentDefinitions(first: { type: "Int", defaultValue: 25 }, after: { type: "String" }) {
        sessions(first: $first, after: $after) @connection(key: "SessionList_viewer_sessions") {
          __id
          edges {
            node {
              id
              isCurrent
              ...SessionRow_session
            }
          }
        }
      }
    `,
    viewerRef,
  );
  const edges = data.sessions?.edges ?? [];
  const connections = data.sessions == null ? [] : [data.sessions.__id];
  const [signOut, isSigningOut] = useSignOut();
  const [signOutElsewhere, isSigningOutElsewhere, issue] = useSignOutElsewhere(connections);
  const isElsewhere = hasNext || edges.some(({ node }) => !node.isCurrent);

  return (
    <Card id="sessions" title={t`Sessions`} lead={t`Where you are signed in.`}>
      <ul className={styles["list"]}>
        {edges.map(({ node }) => (
          <SessionRow key={node.id} sessionRef={node} connections={connections} />
        ))}
      </ul>
      {hasNext && (
        <div>
          <Button isBusy={isLoadingNext} onClick={() => loadNext(limits.pageSize.standard)}>
            {t`Show more`}
          </Button>
        </div>
      )}
      {issue !== null && <ErrorNotice code={issue} onRetry={() => void signOutElsewhere()} />}
      <div className={styles["ways"]}>
        <Button isBusy={isSigningOut} onClick={() => void signOut()}>
          {t`Sign out here`}
        </Button>
        {isElsewhere && (
          <Button look="danger" isBusy={isSigningOutElsewhere} onClick={() => void signOutElsewhere()}>
            {t`Sign out everywhere else`}
          </Button>
        )}
      </div>
    </Card>
  );
}

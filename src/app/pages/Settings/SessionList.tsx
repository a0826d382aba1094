import { useLingui, Trans } from "@lingui/react/macro";
import { graphql, usePaginationFragment, useFragment } from "react-relay";
import type { SessionListPaginationQuery } from "../../../../__generated__/SessionListPaginationQuery.graphql";
import type { SessionList_viewer$key } from "../../../../__generated__/SessionList_viewer.graphql";
import { limits } from "../../../contract/limits";
import { ShowMore } from "../../ui/ShowMore";
import { Button } from "../../ui/Button";
import { Card } from "../../ui/Card";
import { ErrorNotice } from "../../ui/ErrorBoundary";
import { useSignOut } from "../../features/session/useSignOut";

import styles from "./SessionList.module.css";
import { useSignOutElsewhere, useRevokeSession } from "./settingsMutations";
import { useState } from "react";
import type { SessionList_session$key } from "../../../../__generated__/SessionList_session.graphql";
import type { ErrorCode } from "../../../contract/errorCodes";
import { formatDateTime } from "../../platform/dates/formatDate";
import { readDeviceLabel } from "../../platform/deviceLabel";

/** The account's sessions, with buttons to end them. */
export function SessionList({ viewerRef }: { readonly viewerRef: SessionList_viewer$key }) {
  const { t } = useLingui();
  const { data, ...page } = usePaginationFragment<SessionListPaginationQuery, SessionList_viewer$key>(
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
              ...SessionList_session
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
  const isElsewhere = page.hasNext || edges.some(({ node }) => !node.isCurrent);

  return (
    <Card id="sessions" title={t`Sessions`} lead={t`Where you're signed in.`}>
      <ul className={styles["list"]}>
        {edges.map(({ node }) => (
          <SessionRow key={node.id} sessionRef={node} connections={connections} />
        ))}
      </ul>
      <ShowMore page={page} count={limits.pageSize.standard} />
      {issue !== null && <ErrorNotice code={issue} onRetry={() => void signOutElsewhere()} />}
      <div className={styles["ways"]}>
        <Button isBusy={isSigningOut} onClick={signOut}>
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

type Props = {
  readonly sessionRef: SessionList_session$key;
  /** Connections from which a revoked session is removed. */ readonly connections: readonly string[];
};

/** A device that is signed in, with a button to sign it out. */
function SessionRow({ sessionRef, connections }: Props) {
  const { t } = useLingui();
  const session = useFragment(
    graphql`
      fragment SessionList_session on Session @throwOnFieldError {
        id
        deviceLabel
        createdAt
        lastSeenAt
        isCurrent
      }
    `,
    sessionRef,
  );
  const { browser, system } = readDeviceLabel(session.deviceLabel);
  const device = system === null ? browser : t`${browser} on ${system}`;
  const lastSeen = formatDateTime(session.lastSeenAt);
  const signedIn = formatDateTime(session.createdAt);
  const [revoke, isRevoking] = useRevokeSession(connections);
  const [issue, setIssue] = useState<ErrorCode | null>(null);

  return (
    <li className={styles["row"]}>
      <div className={styles["words"]}>
        <p className={styles["device"]}>
          {device}
          {session.isCurrent && <span className={styles["here"]}>{t({ message: "here", context: "session" })}</span>}
        </p>
        <p className={styles["times"]}>
          <Trans>
            Last active{" "}
            <time dateTime={session.lastSeenAt} lang="nl">
              {lastSeen}
            </time>
            , signed in{" "}
            <time dateTime={session.createdAt} lang="nl">
              {signedIn}
            </time>
          </Trans>
        </p>
      </div>
      {!session.isCurrent && (
        <Button
          isSmall
          isBusy={isRevoking}
          onClick={() => void revoke(session.id).then(setIssue)}
          aria-label={t`Sign out ${device}`}
        >
          {t`Sign out`}
        </Button>
      )}
      {issue !== null && <ErrorNotice code={issue} />}
    </li>
  );
}

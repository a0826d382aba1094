import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { SessionRow_session$key } from "../../../../__generated__/SessionRow_session.graphql";
import { type ErrorCode, readErrorCode } from "../../../contract/errorCodes";
import { formatDateTime } from "../../platform/dates/formatDate";
import { Button } from "../../ui/Button";
import { ErrorNotice } from "../../ui/ErrorBoundary";
import styles from "./SessionRow.module.css";
import { useRevokeSession } from "./useRevokeSession";

type Props = {
  readonly sessionRef: SessionRow_session$key;
  /** Lists that lose the session when it is revoked. */ readonly connections: readonly string[];
};

/** One device that is signed in, and the way to sign it out. */
export function SessionRow({ sessionRef, connections }: Props) {
  const { t } = useLingui();
  const session = useFragment(
    graphql`
      fragment SessionRow_session on Session @throwOnFieldError {
        id
        deviceLabel
        createdAt
        lastSeenAt
        isCurrent
      }
    `,
    sessionRef,
  );
  const { deviceLabel } = session;
  const lastSeen = formatDateTime(session.lastSeenAt);
  const signedIn = formatDateTime(session.createdAt);
  const [revoke, isRevoking] = useRevokeSession(connections);
  const [issue, setIssue] = useState<ErrorCode | null>(null);

  return (
    <li className={styles["row"]}>
      <div className={styles["words"]}>
        <p className={styles["device"]}>
          {deviceLabel}
          {session.isCurrent && <span className={styles["here"]}>{t({ message: "here", context: "session" })}</span>}
        </p>
        <p className={styles["times"]}>
          <Trans>
            Last seen <time dateTime={session.lastSeenAt}>{lastSeen}</time>, signed in{" "}
            <time dateTime={session.createdAt}>{signedIn}</time>
          </Trans>
        </p>
      </div>
      {!session.isCurrent && (
        <Button
          isSmall
          isBusy={isRevoking}
          onClick={() => void revoke(session.id).catch(readErrorCode).then(setIssue)}
          aria-label={t`Sign out ${deviceLabel}`}
        >
          {t`Sign out`}
        </Button>
      )}
      {issue !== null && <ErrorNotice code={issue} />}
    </li>
  );
}

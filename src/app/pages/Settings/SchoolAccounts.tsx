import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { SchoolAccounts_query$key } from "../../../../__generated__/SchoolAccounts_query.graphql";
import type { SchoolAccounts_viewer$key } from "../../../../__generated__/SchoolAccounts_viewer.graphql";
import type { ErrorCode } from "../../../contract/errorCodes";
import { formatDateTime } from "../../platform/dates/formatDate";
import { Button, LinkButton } from "../../ui/Button";
import { Card, CardRows } from "../../ui/Card";
import { ErrorNotice } from "../../ui/ErrorBoundary";
import { useUnlinkSchoolAccount } from "./AccountSettings";
import styles from "./SessionList.module.css";

type Props = { readonly viewerRef: SchoolAccounts_viewer$key; readonly queryRef: SchoolAccounts_query$key };

/** The school accounts with which the viewer signs in, and links to add one. Nothing on a host without any. */
export function SchoolAccounts({ viewerRef, queryRef }: Props) {
  const { t } = useLingui();
  const { externalAccounts } = useFragment(
    graphql`
      fragment SchoolAccounts_viewer on User @throwOnFieldError {
        externalAccounts {
          id
          providerName
          linkedAt
          lastUsedAt
          provider {
            id
          }
        }
      }
    `,
    viewerRef,
  );
  const { signInProviders } = useFragment(
    graphql`
      fragment SchoolAccounts_query on Query @throwOnFieldError {
        signInProviders {
          id
          name
        }
      }
    `,
    queryRef,
  );
  const [unlink, isUnlinking] = useUnlinkSchoolAccount();
  const [issue, setIssue] = useState<ErrorCode | null>(null);
  const accounts = externalAccounts ?? [];
  const others = signInProviders.filter(({ id }) => !accounts.some(({ provider }) => provider?.id === id));
  if (accounts.length === 0 && signInProviders.length === 0) return null;
  return (
    <Card id="school-accounts" title={t`School accounts`} lead={t`School accounts you can sign in with.`}>
      {accounts.length > 0 && (
        <CardRows keys={accounts.map(({ id }) => id)}>
          <ul className={styles["list"]}>
            {accounts.map(({ id, providerName, linkedAt, lastUsedAt }) => {
              const [linked, used] = [formatDateTime(linkedAt), formatDateTime(lastUsedAt)];
              return (
                <li key={id} className={styles["row"]}>
                  <div>
                    <p className={styles["device"]}>{providerName}</p>
                    <p className={styles["times"]}>
                      <Trans>
                        Last used{" "}
                        <time dateTime={lastUsedAt} lang="nl">
                          {used}
                        </time>
                        , linked{" "}
                        <time dateTime={linkedAt} lang="nl">
                          {linked}
                        </time>
                      </Trans>
                    </p>
                  </div>
                  <Button
                    isSmall
                    isBusy={isUnlinking}
                    onClick={() => void unlink(id).then(setIssue)}
                    aria-label={t`Unlink ${providerName}`}
                  >
                    {t`Unlink`}
                  </Button>
                </li>
              );
            })}
          </ul>
        </CardRows>
      )}
      {issue !== null && <ErrorNotice code={issue} />}
      {others.length > 0 && (
        <div className={styles["ways"]}>
          {others.map(({ id, name }) => (
            <LinkButton key={id} reloadDocument to={`/sign-in/with/${id}?link=1&next=/settings`}>
              {t`Link your ${name} account`}
            </LinkButton>
          ))}
        </div>
      )}
    </Card>
  );
}

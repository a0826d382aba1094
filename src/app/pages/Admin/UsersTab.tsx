import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { graphql, useFragment, usePaginationFragment, usePreloadedQuery } from "react-relay";
import { ConnectionHandler, ROOT_ID } from "relay-runtime";
import type { UsersTab_query$key } from "../../../../__generated__/UsersTab_query.graphql";
import type { UsersTab_user$key } from "../../../../__generated__/UsersTab_user.graphql";
import type { UsersTabPaginationQuery } from "../../../../__generated__/UsersTabPaginationQuery.graphql";
import UsersTabQueryNode, { type UsersTabQuery } from "../../../../__generated__/UsersTabQuery.graphql";
import type { ErrorCode } from "../../../contract/errorCodes";
import { limits } from "../../../contract/limits";
import { formatDate } from "../../platform/dates/formatDate";
import { listNames } from "../../platform/locale/languageName";
import { useLocale } from "../../platform/locale/useLocale";
import { useViewerQuery } from "../../relay/routeQuery";
import type { MutationResult } from "../../relay/useResultMutation";
import { useServerSearch } from "../../relay/useServerSearch";
import { Button } from "../../ui/Button";
import { ErrorNotice } from "../../ui/ErrorBoundary";
import { announce } from "../../ui/Notice";
import { ShowMore } from "../../ui/ShowMore";
import { TextField } from "../../ui/TextField";
import { EraseAccountDialog, LockDialog, RenameUserDialog, useSignOutUser, useUnlockAccount } from "./accountActions";
import { AdminFrame } from "./AdminFrame";
import styles from "./AdminPage.module.css";
import { Dated } from "../../ui/Dated";

/** All accounts of the server, without guests. */
export function UsersTab() {
  const { t } = useLingui();
  const query = usePreloadedQuery<UsersTabQuery>(
    graphql`
      query UsersTabQuery @throwOnFieldError @preloadable {
        ...AdminFrame_query
        ...UsersTab_query
      }
    `,
    useViewerQuery<UsersTabQuery>(UsersTabQueryNode),
  );
  return (
    <AdminFrame
      queryRef={query}
      title={t`Users`}
      lead={t`All accounts on this server, newest first. Guests don't have an account.`}
    >
      <UserList queryRef={query} />
    </AdminFrame>
  );
}

function UserList({ queryRef }: { readonly queryRef: UsersTab_query$key }) {
  const { t } = useLingui();
  const { data, refetch, ...page } = usePaginationFragment<UsersTabPaginationQuery, UsersTab_query$key>(
    graphql`
      fragment UsersTab_query on Query
      @throwOnFieldError
      @refetchable(queryName: "UsersTabPaginationQuery")
      @argumentDefinitions(
        search: { type: "String", defaultValue: "" }
        first: { type: "Int", defaultValue: 25 }
        after: { type: "String" }
      ) {
        viewer {
          id
        }
        accounts(search: $search, first: $first, after: $after) @connection(key: "UsersTab_query_accounts") {
          __id
          edges {
            node {
              id
              ...UsersTab_user
            }
          }
        }
      }
    `,
    queryRef,
  );
  const { search, setSearch, isSearching } = useServerSearch(refetch);
  const edges = data.accounts?.edges ?? [];
  // An account that is deleted is also removed from the list without a search.
  const unsearched = ConnectionHandler.getConnectionID(ROOT_ID, "UsersTab_query_accounts", { search: "" });
  const connections = [...new Set(data.accounts == null ? [] : [data.accounts.__id, unsearched])];
  return (
    <>
      <div className={styles["form"]}>
        <TextField
          name="search"
          label={t`Search`}
          hint={t`Part of a name or username`}
          value={search}
          onChange={setSearch}
          autoComplete="off"
        />
      </div>
      {edges.length === 0 && <output>{t`No accounts found`}</output>}
      <ul className={styles["list"]} aria-busy={isSearching || undefined}>
        {edges.map(({ node }) => (
          <UserEntry key={node.id} userRef={node} isViewer={node.id === data.viewer?.id} connections={connections} />
        ))}
      </ul>
      <ShowMore page={page} count={limits.pageSize.standard} />
    </>
  );
}

type EntryProps = {
  readonly userRef: UsersTab_user$key;
  readonly isViewer: boolean;
  readonly connections: readonly string[];
};

function UserEntry({ userRef, isViewer, connections }: EntryProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const user = useFragment(
    graphql`
      fragment UsersTab_user on User @throwOnFieldError {
        id
        displayName
        username
        role
        createdAt
        lastSeenAt
        lockedAt
        groupNames
      }
    `,
    userRef,
  );
  const { id, displayName, role, createdAt, lastSeenAt, lockedAt, groupNames } = user;
  const username = user.username ?? "";
  const [dialog, setDialog] = useState<"rename" | "lock" | "erase" | null>(null);
  const [unlock, isUnlocking] = useUnlockAccount();
  const [signOut, isSigningOut] = useSignOutUser();
  const [issue, setIssue] = useState<ErrorCode | null>(null);
  const close = () => setDialog(null);
  const account = { id, displayName, username };
  const run = async (
    act: (variables: { readonly userId: string }) => Promise<MutationResult<true>>,
    said: string,
  ): Promise<void> => {
    const result = await act({ userId: id });
    setIssue(result.ok ? null : result.error);
    if (result.ok) announce(said);
  };
  const [created, seen] = [formatDate(createdAt), lastSeenAt == null ? null : formatDate(lastSeenAt)];
  const groups = listNames(groupNames, locale);
  return (
    <li className={styles["row"]}>
      <div className={styles["sentence"]}>
        <p>
          <bdi className={styles["strong"]}>{displayName}</bdi> <span className={styles["username"]}>{username}</span>
          {role === "ADMIN" && <> · {t`Admin`}</>}
          {lockedAt != null && <> · {t`Locked`}</>}
          {isViewer && <span className={styles["username"]}> {t`(you)`}</span>}
        </p>
        <p className={styles["about"]}>
          <Dated words={t`Created: ${created}`} dates={[created]} />
          {seen !== null && (
            <>
              {" "}
              · <Dated words={t`Last seen: ${seen}`} dates={[seen]} />
            </>
          )}
          {groups !== "" && <> · {t`Groups: ${groups}`}</>}
        </p>
      </div>
      <div className={styles["buttons"]}>
        <Button isSmall aria-label={t`Rename ${displayName}`} onClick={() => setDialog("rename")}>
          {t`Rename`}
        </Button>
        {!isViewer && (
          <>
            <Button
              isSmall
              isBusy={isSigningOut}
              aria-label={t`Sign out everywhere: ${displayName}`}
              onClick={() => void run(signOut, t`${displayName} was signed out everywhere.`)}
            >
              {t`Sign out everywhere`}
            </Button>
            {lockedAt == null ? (
              <Button isSmall aria-label={t`Lock ${displayName}'s account`} onClick={() => setDialog("lock")}>
                {t`Lock`}
              </Button>
            ) : (
              <Button
                isSmall
                isBusy={isUnlocking}
                aria-label={t`Unlock ${displayName}'s account`}
                onClick={() => void run(unlock, t`${displayName}'s account is unlocked.`)}
              >
                {t`Unlock`}
              </Button>
            )}
            <Button
              isSmall
              look="danger"
              aria-label={t`Delete ${displayName}'s account`}
              onClick={() => setDialog("erase")}
            >
              {t`Delete`}
            </Button>
          </>
        )}
      </div>
      {issue !== null && <ErrorNotice code={issue} />}
      {dialog === "rename" && <RenameUserDialog account={account} onClose={close} />}
      {dialog === "lock" && <LockDialog account={account} onClose={close} />}
      {dialog === "erase" && <EraseAccountDialog account={account} connections={connections} onClose={close} />}
    </li>
  );
}

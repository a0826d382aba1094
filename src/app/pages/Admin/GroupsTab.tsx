import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { startTransition, useState } from "react";
import { graphql, useFragment, usePaginationFragment, usePreloadedQuery } from "react-relay";
import { Link } from "react-router-dom";
import type { GroupsTab_group$key } from "../../../../__generated__/GroupsTab_group.graphql";
import type { GroupsTab_query$key } from "../../../../__generated__/GroupsTab_query.graphql";
import type { GroupsTabArchiveMutation } from "../../../../__generated__/GroupsTabArchiveMutation.graphql";
import type { GroupsTabRestoreMutation } from "../../../../__generated__/GroupsTabRestoreMutation.graphql";
import type { GroupsTabPaginationQuery } from "../../../../__generated__/GroupsTabPaginationQuery.graphql";
import GroupsTabQueryNode, { type GroupsTabQuery } from "../../../../__generated__/GroupsTabQuery.graphql";
import type { ErrorCode } from "../../../contract/errorCodes";
import { limits } from "../../../contract/limits";
import { groupAddress } from "../../features/addresses";
import { formatDate } from "../../platform/dates/formatDate";
import { listNames } from "../../platform/locale/languageName";
import { useLocale } from "../../platform/locale/useLocale";
import { useViewerQuery } from "../../relay/routeQuery";
import { useResultMutation } from "../../relay/useResultMutation";
import { useServerSearch } from "../../relay/useServerSearch";
import { Button } from "../../ui/Button";
import { ErrorNotice } from "../../ui/ErrorBoundary";
import { ShowMore } from "../../ui/ShowMore";
import { TextField } from "../../ui/TextField";
import { AdminFrame } from "./AdminFrame";
import { RosterImport } from "./RosterImport";
import styles from "./AdminPage.module.css";
import { Dated } from "../../ui/Dated";

/** All groups of the server. */
export function GroupsTab() {
  const { t } = useLingui();
  const query = usePreloadedQuery<GroupsTabQuery>(
    graphql`
      query GroupsTabQuery @throwOnFieldError @preloadable {
        ...AdminFrame_query
        ...GroupsTab_query
      }
    `,
    useViewerQuery<GroupsTabQuery>(GroupsTabQueryNode),
  );
  return (
    <AdminFrame queryRef={query} title={t`Groups`} lead={t`All groups on this server, newest first.`}>
      <GroupList queryRef={query} />
    </AdminFrame>
  );
}

/** The groups, and the import of more. */
function GroupList({ queryRef }: { readonly queryRef: GroupsTab_query$key }) {
  const { t } = useLingui();
  const { data, refetch, ...page } = usePaginationFragment<GroupsTabPaginationQuery, GroupsTab_query$key>(
    graphql`
      fragment GroupsTab_query on Query
      @throwOnFieldError
      @refetchable(queryName: "GroupsTabPaginationQuery")
      @argumentDefinitions(
        search: { type: "String", defaultValue: "" }
        first: { type: "Int", defaultValue: 25 }
        after: { type: "String" }
      ) {
        allGroups(search: $search, first: $first, after: $after) @connection(key: "GroupsTab_query_allGroups") {
          edges {
            node {
              id
              ...GroupsTab_group
            }
          }
        }
      }
    `,
    queryRef,
  );
  const { search, setSearch, isSearching } = useServerSearch(refetch);
  const edges = data.allGroups?.edges ?? [];
  const showAll = () => startTransition(() => void refetch({ search }, { fetchPolicy: "store-and-network" }));
  return (
    <>
      <div className={styles["form"]}>
        <TextField name="search" label={t`Search`} value={search} onChange={setSearch} autoComplete="off" />
      </div>
      {edges.length === 0 && <output>{t`No groups found`}</output>}
      <ul className={styles["list"]} aria-busy={isSearching || undefined}>
        {edges.map(({ node }) => (
          <GroupEntry key={node.id} groupRef={node} />
        ))}
      </ul>
      <ShowMore page={page} count={limits.pageSize.standard} />
      <RosterImport onImported={showAll} />
    </>
  );
}

function GroupEntry({ groupRef }: { readonly groupRef: GroupsTab_group$key }) {
  const { t } = useLingui();
  const locale = useLocale();
  const { id, name, memberCount, ownerNames, createdAt, lastActiveAt, archivedAt } = useFragment(
    graphql`
      fragment GroupsTab_group on Group @throwOnFieldError {
        id
        name
        memberCount
        ownerNames
        createdAt
        lastActiveAt
        archivedAt
      }
    `,
    groupRef,
  );
  const [archive, isArchiving] = useArchive();
  const [restore, isRestoring] = useRestore();
  const [issue, setIssue] = useState<ErrorCode | null>(null);
  const isArchived = archivedAt != null;
  const change = async (): Promise<void> => {
    const result = await (isArchived ? restore : archive)({ groupId: id });
    setIssue(result.ok ? null : result.error);
  };
  const owners = listNames(ownerNames, locale);
  const [created, active] = [formatDate(createdAt), lastActiveAt == null ? null : formatDate(lastActiveAt)];
  return (
    <li className={styles["row"]}>
      <div className={styles["sentence"]}>
        <p>
          <Link to={groupAddress(id)}>{name}</Link>
          {isArchived && <span className={styles["about"]}> · {t`Archived (read-only)`}</span>}
        </p>
        <p className={styles["about"]}>
          {t`${plural(memberCount, { one: "# person", other: "# people" })}`}
          {owners !== "" && <> · {t`Owner: ${owners}`}</>} · <Dated words={t`Created: ${created}`} dates={[created]} />
          {active !== null && (
            <>
              {" "}
              · <Dated words={t`Last active: ${active}`} dates={[active]} />
            </>
          )}
        </p>
      </div>
      <Button
        isSmall
        isBusy={isArchiving || isRestoring}
        aria-label={isArchived ? t`Restore group ${name}` : t`Archive group ${name}`}
        onClick={() => void change()}
      >
        {isArchived ? t`Restore` : t`Archive`}
      </Button>
      {issue !== null && <ErrorNotice code={issue} />}
    </li>
  );
}

function useArchive() {
  return useResultMutation<GroupsTabArchiveMutation, object>(
    graphql`
      mutation GroupsTabArchiveMutation($groupId: ID!) {
        archiveGroup(groupId: $groupId) {
          __typename
          ... on GroupSuccess {
            group {
              # eslint-disable-next-line relay/unused-fields -- It becomes the row.
              archivedAt
            }
          }
          ... on Error {
            code
          }
        }
      }
    `,
    ({ group }) => group,
  );
}

function useRestore() {
  return useResultMutation<GroupsTabRestoreMutation, object>(
    graphql`
      mutation GroupsTabRestoreMutation($groupId: ID!) {
        restoreGroup(groupId: $groupId) {
          __typename
          ... on GroupSuccess {
            group {
              # eslint-disable-next-line relay/unused-fields -- It becomes the row.
              archivedAt
            }
          }
          ... on Error {
            code
          }
        }
      }
    `,
    ({ group }) => group,
  );
}

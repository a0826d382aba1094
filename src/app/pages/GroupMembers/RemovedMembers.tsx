import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { graphql, usePaginationFragment } from "react-relay";
import { ConnectionHandler } from "relay-runtime";
import type {
  RemovedMembers_group$data,
  RemovedMembers_group$key,
} from "../../../../__generated__/RemovedMembers_group.graphql";
import type { RemovedMembersEraseMutation } from "../../../../__generated__/RemovedMembersEraseMutation.graphql";
import type { RemovedMembersPaginationQuery } from "../../../../__generated__/RemovedMembersPaginationQuery.graphql";
import type { RemovedMembersRestoreMutation } from "../../../../__generated__/RemovedMembersRestoreMutation.graphql";
import type { ErrorCode } from "../../../contract/errorCodes";
import { formatDate } from "../../platform/dates/formatDate";
import { useResultMutation } from "../../relay/useResultMutation";
import { Button } from "../../ui/Button";
import { Card, CardRows } from "../../ui/Card";
import { Dialog } from "../../ui/Dialog";
import { ErrorNotice } from "../../ui/ErrorBoundary";
import { announce } from "../../ui/Notice";
import { DialogBody, useDialogAction } from "./memberDialogs";
import styles from "./GroupMembersPage.module.css";
import { Dated } from "../../ui/Dated";

const PAGE = 25;

/** Accounts that were deleted or merged in the last 30 days, which can be brought back. Nothing if there are none. */
export function RemovedMembers({ groupRef }: { readonly groupRef: RemovedMembers_group$key }) {
  const { t } = useLingui();
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    RemovedMembersPaginationQuery,
    RemovedMembers_group$key
  >(
    graphql`
      fragment RemovedMembers_group on Group
      @throwOnFieldError
      @refetchable(queryName: "RemovedMembersPaginationQuery")
      @argumentDefinitions(first: { type: "Int", defaultValue: 25 }, after: { type: "String" }) {
        id
        archivedAt
        removedMembers(first: $first, after: $after) @connection(key: "RemovedMembers_group_removedMembers") {
          __id
          edges {
            node {
              id
              displayName
              username
              removedAt
              removedByName
              mergedIntoName
              erasedAt
            }
          }
        }
      }
    `,
    groupRef,
  );
  const [restore, isRestoring] = useRestore();
  const [erased, setErased] = useState<Removed | null>(null);
  const [issue, setIssue] = useState<ErrorCode | null>(null);
  const removed = (data.removedMembers?.edges ?? []).map(({ node }) => node);
  if (!data.removedMembers || (removed.length === 0 && issue === null)) return null;
  const connections = [data.removedMembers.__id];
  const bringBack = async ({ id, displayName }: Removed): Promise<void> => {
    const members = ConnectionHandler.getConnectionID(data.id, "MemberList_group_members", { search: "" });
    const answer = await restore({ removedMemberId: id, connections, members: [members] });
    setIssue(answer.ok ? null : answer.error);
    if (answer.ok) announce(t`${displayName}'s account was restored.`);
  };
  return (
    <Card
      title={t`Deleted in the last 30 days`}
      lead={t`Accounts that were deleted or merged. You can restore them until the date shown. After that, they're deleted for good.`}
    >
      <CardRows keys={removed.map(({ id }) => id)}>
        <ul className={styles["removed"]} aria-label={t`Deleted in the last 30 days`}>
          {removed.map((one) => (
            <li key={one.id}>
              <RemovedFacts removed={one} />
              {data.archivedAt == null && (
                <div className={styles["buttons"]}>
                  <Button
                    isSmall
                    isBusy={isRestoring}
                    aria-label={t`Restore ${one.displayName}`}
                    onClick={() => void bringBack(one)}
                  >
                    {t`Restore`}
                  </Button>
                  <Button
                    isSmall
                    look="quiet"
                    aria-label={t`Delete ${one.displayName} for good now`}
                    onClick={() => setErased(one)}
                  >
                    {t`Delete now`}
                  </Button>
                </div>
              )}
            </li>
          ))}
        </ul>
      </CardRows>
      {issue !== null && <ErrorNotice code={issue} />}
      {hasNext && (
        <div>
          <Button isBusy={isLoadingNext} onClick={() => loadNext(PAGE)}>
            {t`Show more`}
          </Button>
        </div>
      )}
      {erased !== null && <EraseNowDialog removed={erased} connections={connections} onClose={() => setErased(null)} />}
    </Card>
  );
}

type Removed = NonNullable<RemovedMembers_group$data["removedMembers"]>["edges"][number]["node"];

/** Who it was, what happened when, and until when it can be undone. */
function RemovedFacts({ removed }: { readonly removed: Removed }) {
  const { t } = useLingui();
  const { displayName, username, removedAt, removedByName, mergedIntoName, erasedAt } = removed;
  const on = formatDate(removedAt, "short");
  const until = formatDate(erasedAt, "short");
  const by = removedByName ?? t`a deleted account`;
  return (
    <div>
      <strong dir="auto">{username == null ? displayName : `${displayName} (${username})`}</strong>
      <span>
        <Dated
          words={
            mergedIntoName == null ? t`Deleted on ${on} by ${by}.` : t`Merged into ${mergedIntoName} on ${on} by ${by}.`
          }
          dates={[on]}
        />
      </span>
      <span className={styles["hint"]}>
        <Dated words={t`Can be restored until ${until}.`} dates={[until]} />
      </span>
    </div>
  );
}

type EraseNowProps = {
  readonly removed: Removed;
  readonly connections: readonly string[];
  readonly onClose: () => void;
};

/** Deletes what is kept of an account, after a second look. */
function EraseNowDialog({ removed, connections, onClose }: EraseNowProps) {
  const { t } = useLingui();
  const [erase] = useEraseNow();
  const { id, displayName: name, mergedIntoName } = removed;
  const action = useDialogAction(
    () => erase({ removedMemberId: id, connections: [...connections] }),
    () => {
      announce(t`${name} was deleted for good.`);
      onClose();
    },
  );
  return (
    <Dialog title={t`Delete ${name} for good`} isOpen onClose={onClose}>
      <DialogBody {...action} look="danger" action={t`Delete for good`} onClose={onClose}>
        <p>
          {mergedIntoName == null
            ? t`Everything that was kept of this account will be deleted now. This can't be undone.`
            : t`The accounts stay merged: ${mergedIntoName} keeps everything. This can't be undone.`}
        </p>
      </DialogBody>
    </Dialog>
  );
}

function useRestore() {
  return useResultMutation<RemovedMembersRestoreMutation, object>(
    graphql`
      mutation RemovedMembersRestoreMutation($removedMemberId: ID!, $connections: [ID!]!, $members: [ID!]!) {
        restoreMember(removedMemberId: $removedMemberId) {
          __typename
          ... on RestoreMemberSuccess {
            # eslint-disable-next-line relay/unused-fields -- Read by @deleteEdge.
            restoredId @deleteEdge(connections: $connections)
            # eslint-disable-next-line relay/unused-fields -- The list shows all of it.
            member @prependNode(connections: $members, edgeTypeName: "GroupMembersEdge") {
              id
              role
              isMadeHere
              extraTime
              user {
                username
                displayName
              }
              # eslint-disable-next-line relay/must-colocate-fragment-spreads -- The same.
              ...MemberList_member
            }
            group {
              # eslint-disable-next-line relay/unused-fields -- Refreshes the number wherever it is on screen.
              memberCount
            }
          }
          ... on Error {
            code
          }
        }
      }
    `,
    ({ restoredId }) => ({ restoredId }),
  );
}

function useEraseNow() {
  return useResultMutation<RemovedMembersEraseMutation, object>(
    graphql`
      mutation RemovedMembersEraseMutation($removedMemberId: ID!, $connections: [ID!]!) {
        eraseRemovedMember(removedMemberId: $removedMemberId) {
          __typename
          ... on EraseRemovedMemberSuccess {
            # eslint-disable-next-line relay/unused-fields -- Read by @deleteEdge.
            erasedId @deleteEdge(connections: $connections)
          }
          ... on Error {
            code
          }
        }
      }
    `,
    ({ erasedId }) => ({ erasedId }),
  );
}

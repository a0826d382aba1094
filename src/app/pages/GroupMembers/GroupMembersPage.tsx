import { useLingui } from "@lingui/react/macro";
import { graphql, usePreloadedQuery, useFragment, usePaginationFragment } from "react-relay";
import GroupMembersPageQueryNode, {
  type GroupMembersPageQuery,
} from "../../../../__generated__/GroupMembersPageQuery.graphql";
import { useViewerQuery } from "../../relay/routeQuery";
import { Notice } from "../../ui/Notice";
import { GroupFrame, GroupNotFound } from "../../features/group/GroupFrame";
import { useEffect, useState } from "react";
import type { GroupMembersPagePaginationQuery } from "../../../../__generated__/GroupMembersPagePaginationQuery.graphql";
import type { GroupMembersPage_group$key } from "../../../../__generated__/GroupMembersPage_group.graphql";
import type { GroupMembersPage_viewer$key } from "../../../../__generated__/GroupMembersPage_viewer.graphql";
import { Button } from "../../ui/Button";
import { Card } from "../../ui/Card";
import { AddMembers } from "./AddMembers";
import { MemberList } from "./MemberList";

import styles from "./GroupMembersPage.module.css";

/** The members of a group, and actions for coaches. */
export function GroupMembersPage() {
  const { t } = useLingui();
  const { node, viewer } = usePreloadedQuery<GroupMembersPageQuery>(
    graphql`
      query GroupMembersPageQuery($id: ID!) @throwOnFieldError @preloadable {
        node(id: $id) {
          __typename
          ...GroupFrame_group @alias(as: "frame")
          ... on Group {
            myRole
          }
          ...GroupMembersPage_group @alias(as: "members")
        }
        viewer {
          ...GroupMembersPage_viewer
        }
      }
    `,
    useViewerQuery<GroupMembersPageQuery>(GroupMembersPageQueryNode),
  );
  if (!node?.frame || !node.members || !viewer) return <GroupNotFound />;
  return (
    <GroupFrame groupRef={node.frame} title={t`Members`}>
      {node.myRole === "MEMBER" ? (
        <Notice text={t`Only the coaches of the group see who is in it.`} />
      ) : (
        <MemberManager groupRef={node.members} viewerRef={viewer} />
      )}
    </GroupFrame>
  );
}

const PAGE = 100;

type Props = { readonly groupRef: GroupMembersPage_group$key; readonly viewerRef: GroupMembersPage_viewer$key };

/**
 * All members of a group, loaded page after page so that search and selection include all, and a form to make new ones.
 */
function MemberManager({ groupRef, viewerRef }: Props) {
  const { t } = useLingui();
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    GroupMembersPagePaginationQuery,
    GroupMembersPage_group$key
  >(
    graphql`
      fragment GroupMembersPage_group on Group
      @throwOnFieldError
      @refetchable(queryName: "GroupMembersPagePaginationQuery")
      @argumentDefinitions(first: { type: "Int", defaultValue: 100 }, after: { type: "String" }) {
        id
        name
        myRole
        archivedAt
        memberCount
        members(first: $first, after: $after) @connection(key: "MemberManager_group_members") {
          __id
          edges {
            node {
              id
              role
              isMadeHere
              user {
                username
                displayName
              }
              # eslint-disable-next-line relay/must-colocate-fragment-spreads -- The rows are drawn by MemberList, which searches among them.
              ...MemberList_member
            }
          }
        }
      }
    `,
    groupRef,
  );
  const viewer = useFragment(
    graphql`
      fragment GroupMembersPage_viewer on User @throwOnFieldError {
        groups {
          id
          name
          myRole
          archivedAt
        }
      }
    `,
    viewerRef,
  );
  const [hasFailed, setHasFailed] = useState(false);
  const members = (data.members?.edges ?? []).map(({ node }) => {
    const { id, role, isMadeHere, user } = node;
    return { id, role, isMadeHere, user: { username: user.username, displayName: user.displayName }, rowRef: node };
  });
  const { memberCount, archivedAt } = data;
  const isAlone = memberCount <= 1;
  // Stays open while the first members are made.
  const [isOpen, setIsOpen] = useState(isAlone);

  useEffect(() => {
    if (hasNext && !isLoadingNext && !hasFailed)
      loadNext(PAGE, { onComplete: (error) => setHasFailed(error !== null) });
  }, [hasNext, isLoadingNext, hasFailed, loadNext]);

  const targets = (viewer.groups ?? []).filter(
    ({ id, myRole, archivedAt: since }) => id !== data.id && myRole !== "MEMBER" && since == null,
  );

  return (
    <div className={styles["parts"]}>
      {archivedAt == null &&
        (isOpen ? (
          <AddMembers groupId={data.id} />
        ) : (
          <div>
            <Button look="primary" onClick={() => setIsOpen(true)}>
              {t`Make members`}
            </Button>
          </div>
        ))}
      <Card
        title={t`In this group`}
        lead={
          isAlone
            ? t`Nobody but you yet. Make members above, or share the group's code with those who have an account.`
            : t`${memberCount} people, coaches included.`
        }
      >
        <MemberList
          group={{ id: data.id, name: data.name, myRole: data.myRole, archivedAt }}
          members={members}
          connections={data.members == null ? [] : [data.members.__id]}
          targets={targets}
        />
        {hasNext && !hasFailed && <output>{t`Loading the others…`}</output>}
        {hasFailed && (
          <Notice kind="error" text={t`Not everybody could be loaded.`}>
            <Button onClick={() => setHasFailed(false)}>{t`Try again`}</Button>
          </Notice>
        )}
      </Card>
    </div>
  );
}

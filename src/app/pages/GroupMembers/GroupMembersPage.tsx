import { useLingui } from "@lingui/react/macro";
import { useRoleNouns } from "../../features/group/roleWords";
import { graphql, usePreloadedQuery, useFragment } from "react-relay";
import GroupMembersPageQueryNode, {
  type GroupMembersPageQuery,
} from "../../../../__generated__/GroupMembersPageQuery.graphql";
import { useViewerQuery } from "../../relay/routeQuery";
import { CoachesOnly, GroupFrame, GroupNotFound } from "../../features/group/GroupFrame";
import { useState } from "react";
import type { GroupMembersPage_group$key } from "../../../../__generated__/GroupMembersPage_group.graphql";
import type { GroupMembersPage_viewer$key } from "../../../../__generated__/GroupMembersPage_viewer.graphql";
import { Button } from "../../ui/Button";
import { Card } from "../../ui/Card";
import { AddMembers } from "./AddMembers";
import { MemberList } from "./MemberList";
import { RemovedMembers } from "./RemovedMembers";
import type { ListedMember } from "./memberMutations";
import { ErrorBoundary } from "../../ui/ErrorBoundary";
import styles from "./GroupMembersPage.module.css";

/** The members of a group, and actions for coaches. */
export function GroupMembersPage() {
  const { node, viewer } = usePreloadedQuery<GroupMembersPageQuery>(
    graphql`
      query GroupMembersPageQuery($id: ID!) @throwOnFieldError @preloadable {
        node(id: $id) {
          __typename
          ...GroupFrame_group @alias(as: "frame")
          ... on Group {
            id
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
  if (!node?.frame || !node.members || node.id === undefined || !viewer) return <GroupNotFound />;
  return (
    <GroupFrame groupRef={node.frame} title={({ Members }) => Members}>
      {node.myRole === "MEMBER" ? (
        <CoachesOnly groupId={node.id} />
      ) : (
        <MemberManager groupRef={node.members} viewerRef={viewer} />
      )}
    </GroupFrame>
  );
}

type Props = { readonly groupRef: GroupMembersPage_group$key; readonly viewerRef: GroupMembersPage_viewer$key };

/** The members of a group, found and chosen among; and making new ones. */
function MemberManager({ groupRef, viewerRef }: Props) {
  const { t } = useLingui();
  const nouns = useRoleNouns();
  const group = useFragment(
    graphql`
      fragment GroupMembersPage_group on Group @throwOnFieldError {
        id
        archivedAt
        memberCount
        ...MemberList_group
        ...RemovedMembers_group
      }
    `,
    groupRef,
  );
  const viewer = useFragment(
    graphql`
      fragment GroupMembersPage_viewer on User @throwOnFieldError {
        groups {
          id
          # eslint-disable-next-line relay/unused-fields -- Read by MoveDialog.
          name
          myRole
          archivedAt
        }
      }
    `,
    viewerRef,
  );
  const { memberCount, archivedAt } = group;
  const isAlone = memberCount <= 1;
  // Stays open while the first members are made.
  const [isOpen, setIsOpen] = useState(isAlone);
  // They stay chosen whatever is searched for, also when a search fails.
  const [chosen, setChosen] = useState<ReadonlyMap<string, ListedMember>>(new Map());

  const targets = (viewer.groups ?? []).filter(
    ({ id, myRole, archivedAt: since }) => id !== group.id && myRole !== "MEMBER" && since == null,
  );

  return (
    <div className={styles["parts"]}>
      {archivedAt == null &&
        (isOpen ? (
          <AddMembers groupId={group.id} />
        ) : (
          <div>
            <Button look="primary" onClick={() => setIsOpen(true)}>
              {t`Add ${nouns.members}`}
            </Button>
          </div>
        ))}
      <Card
        title={t`In this group`}
        lead={
          isAlone
            ? t`It's just you so far. Add ${nouns.members} above, or share the join code with people who have an account.`
            : t`${memberCount} people, including ${nouns.coaches}.`
        }
      >
        <ErrorBoundary rank="part">
          <MemberList groupRef={group} targets={targets} chosen={chosen} onChoose={setChosen} />
        </ErrorBoundary>
      </Card>
      <RemovedMembers groupRef={group} />
    </div>
  );
}

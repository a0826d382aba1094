import { useLingui } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import { graphql, useFragment, usePaginationFragment } from "react-relay";
import type { MemberManagerPaginationQuery } from "../../../../__generated__/MemberManagerPaginationQuery.graphql";
import type { MemberManager_group$key } from "../../../../__generated__/MemberManager_group.graphql";
import type { MemberManager_viewer$key } from "../../../../__generated__/MemberManager_viewer.graphql";
import { Button } from "../../ui/Button";
import { Card } from "../../ui/Card";
import { Notice } from "../../ui/Notice";
import { AddMembers } from "./add/AddMembers";
import { MemberList } from "./MemberList";
import styles from "./MemberManager.module.css";

const PAGE = 100;

type Props = { readonly groupRef: MemberManager_group$key; readonly viewerRef: MemberManager_viewer$key };

/** All members of a group, loaded page after page so that searching and choosing all mean all; and making new ones. */
export function MemberManager({ groupRef, viewerRef }: Props) {
  const { t } = useLingui();
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    MemberManagerPaginationQuery,
    MemberManager_group$key
  >(
    graphql`
      fragment MemberManager_group on Group
      @throwOnFieldError
      @refetchable(queryName: "MemberManagerPaginationQuery")
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
              ...MemberRow_member
            }
          }
        }
      }
    `,
    groupRef,
  );
  const viewer = useFragment(
    graphql`
      fragment MemberManager_viewer on User @throwOnFieldError {
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
  // Stays open while the first ones are made.
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

import { useLingui } from "@lingui/react/macro";
import { type ReactNode, useState } from "react";
import { graphql, useFragment, usePaginationFragment } from "react-relay";
import { Link } from "react-router-dom";
import type { FollowListsFollowersQuery } from "../../../../__generated__/FollowListsFollowersQuery.graphql";
import type { FollowListsFollowingQuery } from "../../../../__generated__/FollowListsFollowingQuery.graphql";
import type { FollowLists_followers$key } from "../../../../__generated__/FollowLists_followers.graphql";
import type { FollowLists_following$key } from "../../../../__generated__/FollowLists_following.graphql";
import type {
  FollowLists_person$data,
  FollowLists_person$key,
} from "../../../../__generated__/FollowLists_person.graphql";
import type { FollowLists_viewer$key } from "../../../../__generated__/FollowLists_viewer.graphql";
import type { ErrorCode } from "../../../contract/errorCodes";
import { limits } from "../../../contract/limits";
import { Button, LinkButton } from "../../ui/Button";
import { EmptyState } from "../../ui/EmptyState";
import { Card, CardRows } from "../../ui/Card";
import { ErrorNotice } from "../../ui/ErrorBoundary";
import { Avatar } from "../../ui/primitives";
import { announce } from "../../ui/Notice";
import { type NextPage, ShowMore } from "../../ui/ShowMore";
import { useDecideFollower, useRefuseFollowers, useUnfollowUser } from "./following";
import styles from "./FollowLists.module.css";

/** Whom the viewer follows, and who follows them. Nothing on somebody else's profile. */
export function FollowLists({ viewerRef }: { readonly viewerRef: FollowLists_viewer$key }) {
  const { t } = useLingui();
  const viewer = useFragment(
    graphql`
      fragment FollowLists_viewer on User @throwOnFieldError {
        ...FollowLists_following
        ...FollowLists_followers
      }
    `,
    viewerRef,
  );
  return (
    <div className={styles["lists"]}>
      <Card title={t`People you follow`}>
        <Following viewerRef={viewer} />
      </Card>
      <Card title={t`Followers`}>
        <Followers viewerRef={viewer} />
      </Card>
    </div>
  );
}

function Following({ viewerRef }: { readonly viewerRef: FollowLists_following$key }) {
  const { t } = useLingui();
  const { data, ...page } = usePaginationFragment<FollowListsFollowingQuery, FollowLists_following$key>(
    graphql`
      fragment FollowLists_following on User
      @throwOnFieldError
      @refetchable(queryName: "FollowListsFollowingQuery")
      @argumentDefinitions(first: { type: "Int", defaultValue: 25 }, after: { type: "String" }) {
        followingConnection(first: $first, after: $after) @connection(key: "FollowLists_followingConnection") {
          __id
          edges {
            state
            node {
              id
              ...FollowLists_person
            }
          }
        }
      }
    `,
    viewerRef,
  );
  const { __id: connection = "", edges = [] } = data.followingConnection ?? {};
  return (
    <Rows
      keys={edges.map(keyOf)}
      empty={
        <EmptyState drawing="people" text={t`No one yet. To follow someone, open their profile.`}>
          <LinkButton to="/leaderboard">{t`Leaderboard`}</LinkButton>
        </EmptyState>
      }
      page={page}
    >
      {edges.map(({ node, state }) => (
        <FollowingRow key={node.id} personRef={node} isAsked={state === "ASKED"} connection={connection} />
      ))}
    </Rows>
  );
}

function Followers({ viewerRef }: { readonly viewerRef: FollowLists_followers$key }) {
  const { t } = useLingui();
  const { data, ...page } = usePaginationFragment<FollowListsFollowersQuery, FollowLists_followers$key>(
    graphql`
      fragment FollowLists_followers on User
      @throwOnFieldError
      @refetchable(queryName: "FollowListsFollowersQuery")
      @argumentDefinitions(first: { type: "Int", defaultValue: 25 }, after: { type: "String" }) {
        followersConnection(first: $first, after: $after) @connection(key: "FollowLists_followersConnection") {
          __id
          edges {
            state
            node {
              id
              ...FollowLists_person
            }
          }
        }
      }
    `,
    viewerRef,
  );
  const { __id: connection = "", edges = [] } = data.followersConnection ?? {};
  return (
    <>
      {edges.filter(({ state }) => state === "ASKED").length > 1 && <RefuseAll />}
      <Rows
        keys={edges.map(keyOf)}
        empty={<EmptyState drawing="people" text={t`No one yet. You decide who can follow you.`} />}
        page={page}
      >
        {edges.map(({ node, state }) => (
          <FollowerRow key={node.id} personRef={node} isAsked={state === "ASKED"} connection={connection} />
        ))}
      </Rows>
    </>
  );
}

const keyOf = ({ state, node }: { readonly state: string; readonly node: { readonly id: string } }) =>
  `${node.id} ${state}`;

/** Declines all open requests at once, for somebody who got a lot of them. */
function RefuseAll() {
  const { t } = useLingui();
  const [refuse, isRefusing] = useRefuseFollowers();
  const [issue, setIssue] = useState<ErrorCode | null>(null);
  const refuseAll = async (): Promise<void> => {
    const result = await refuse({});
    setIssue(result.ok ? null : result.error);
    if (result.ok) announce(t`You declined all requests.`);
  };
  return (
    <div>
      <Button isSmall isBusy={isRefusing} onClick={() => void refuseAll()}>
        {t`Decline all requests`}
      </Button>
      {issue !== null && <ErrorNotice code={issue} />}
    </div>
  );
}

type RowsProps = {
  readonly keys: readonly string[];
  /** Shown while there are none. */
  readonly empty: ReactNode;
  readonly page: NextPage;
  readonly children: readonly ReactNode[];
};

function Rows({ keys, empty, page, children }: RowsProps) {
  return (
    <CardRows keys={keys}>
      {children.length === 0 ? empty : <ul className={styles["list"]}>{children}</ul>}
      <ShowMore page={page} count={limits.pageSize.standard} isSmall />
    </CardRows>
  );
}

type RowProps = {
  readonly personRef: FollowLists_person$key;
  readonly isAsked: boolean;
  /** The list that the row is in. */
  readonly connection: string;
};

function FollowingRow({ personRef, isAsked, connection }: RowProps) {
  const { t } = useLingui();
  const person = usePerson(personRef);
  const { id, displayName } = person;
  const [unfollow, isEnding] = useUnfollowUser([connection]);
  const [issue, setIssue] = useState<ErrorCode | null>(null);
  const end = async (): Promise<void> => {
    const result = await unfollow({ userId: id });
    setIssue(result.ok ? null : result.error);
    if (result.ok)
      announce(
        isAsked ? t`The request to follow ${displayName} was canceled.` : t`You no longer follow ${displayName}.`,
      );
  };
  return (
    <PersonRow person={person} note={isAsked ? t`Requested` : null} issue={issue}>
      <Button
        isSmall
        isBusy={isEnding}
        onClick={() => void end()}
        aria-label={isAsked ? t`Cancel request to follow ${displayName}` : t`Unfollow ${displayName}`}
      >
        {isAsked ? t`Cancel` : t`Unfollow`}
      </Button>
    </PersonRow>
  );
}

function FollowerRow({ personRef, isAsked, connection }: RowProps) {
  const { t } = useLingui();
  const person = usePerson(personRef);
  const { id, displayName } = person;
  const [decide, isDeciding] = useDecideFollower(connection);
  const [issue, setIssue] = useState<ErrorCode | null>(null);
  const answer = async (isAllowed: boolean): Promise<void> => {
    const result = await decide({ userId: id, isAllowed });
    setIssue(result.ok ? null : result.error);
    if (!result.ok) return;
    const refused = isAsked ? t`You declined ${displayName}'s request.` : t`${displayName} no longer follows you.`;
    announce(isAllowed ? t`${displayName} follows you now.` : refused);
  };
  return (
    <PersonRow person={person} note={isAsked ? t`Wants to follow you` : null} issue={issue}>
      {isAsked && (
        <Button
          isSmall
          look="primary"
          isBusy={isDeciding}
          onClick={() => void answer(true)}
          aria-label={t`Allow ${displayName} to follow you`}
        >
          {t`Allow`}
        </Button>
      )}
      <Button
        isSmall
        isBusy={isDeciding}
        onClick={() => void answer(false)}
        aria-label={isAsked ? t`Decline ${displayName}'s request` : t`Remove ${displayName} from your followers`}
      >
        {isAsked ? t`Decline` : t`Remove`}
      </Button>
    </PersonRow>
  );
}

function usePerson(personRef: FollowLists_person$key): FollowLists_person$data {
  return useFragment(
    graphql`
      fragment FollowLists_person on User @throwOnFieldError {
        id
        username
        displayName
        avatarUrl
      }
    `,
    personRef,
  );
}

type PersonRowProps = {
  readonly person: Pick<FollowLists_person$data, "username" | "displayName" | "avatarUrl">;
  readonly note: string | null;
  readonly issue: ErrorCode | null;
  readonly children: ReactNode;
};

function PersonRow({ person: { username, displayName, avatarUrl }, note, issue, children }: PersonRowProps) {
  return (
    <li className={styles["row"]}>
      <Avatar name={displayName} url={avatarUrl ?? null} size="small" />
      <span className={styles["name"]}>
        <bdi>{username == null ? displayName : <Link to={`/players/${username}`}>{displayName}</Link>}</bdi>
        {note !== null && <span className={styles["note"]}>{note}</span>}
      </span>
      {children}
      {issue !== null && <ErrorNotice code={issue} />}
    </li>
  );
}

import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import { Link } from "react-router-dom";
import type { FollowLists_follow$key } from "../../../../__generated__/FollowLists_follow.graphql";
import type { FollowLists_viewer$key } from "../../../../__generated__/FollowLists_viewer.graphql";
import type { ErrorCode } from "../../../contract/errorCodes";
import { Button } from "../../ui/Button";
import { Card, CardRows } from "../../ui/Card";
import { ErrorNotice } from "../../ui/ErrorBoundary";
import { Avatar } from "../../ui/primitives";
import { announce } from "../../ui/notices";
import { useDecideFollower, useUnfollowUser } from "./followMutations";
import styles from "./FollowLists.module.css";

/** Whom the viewer follows, and who follows them. Nothing on somebody else's profile. */
export function FollowLists({ viewerRef }: { readonly viewerRef: FollowLists_viewer$key }) {
  const { t } = useLingui();
  const { followers, following } = useFragment(
    graphql`
      fragment FollowLists_viewer on User @throwOnFieldError {
        followers {
          state
          user {
            id
          }
          ...FollowLists_follow
        }
        following {
          state
          user {
            id
          }
          ...FollowLists_follow
        }
      }
    `,
    viewerRef,
  );
  if (followers == null || following == null) return null;
  return (
    <div className={styles["lists"]}>
      <Card title={t`People you follow`}>
        <Rows list="following" follows={following} empty={t`No one yet. To follow someone, open their profile.`} />
      </Card>
      <Card title={t`Followers`}>
        <Rows list="followers" follows={followers} empty={t`No one yet. You decide who can follow you.`} />
      </Card>
    </div>
  );
}

type List = "following" | "followers";

type RowsProps = {
  readonly list: List;
  readonly follows: readonly (FollowLists_follow$key & {
    readonly state: string;
    readonly user: { readonly id: string };
  })[];
  /** Shown while there are none. */
  readonly empty: string;
};

function Rows({ list, follows, empty }: RowsProps) {
  return (
    <CardRows keys={follows.map(({ state, user }) => `${user.id} ${state}`)}>
      {follows.length === 0 ? (
        <p className={styles["note"]}>{empty}</p>
      ) : (
        <ul className={styles["list"]}>
          {follows.map((follow) => (
            <FollowRow key={follow.user.id} followRef={follow} list={list} />
          ))}
        </ul>
      )}
    </CardRows>
  );
}

type RowProps = { readonly followRef: FollowLists_follow$key; readonly list: List };

function FollowRow({ followRef, list }: RowProps) {
  const { t } = useLingui();
  const { state, user } = useFragment(
    graphql`
      fragment FollowLists_follow on Follow @throwOnFieldError {
        state
        user {
          id
          username
          displayName
          avatarUrl
        }
      }
    `,
    followRef,
  );
  const { id, username, displayName, avatarUrl } = user;
  const [unfollow, isEnding] = useUnfollowUser();
  const [decide, isDeciding] = useDecideFollower();
  const [issue, setIssue] = useState<ErrorCode | null>(null);
  const isAsked = state === "ASKED";
  const end = async (): Promise<void> => {
    const result = await unfollow({ userId: id });
    setIssue(result.ok ? null : result.error);
    if (result.ok)
      announce(
        isAsked ? t`The request to follow ${displayName} was canceled.` : t`You no longer follow ${displayName}.`,
      );
  };
  const answer = async (isAllowed: boolean): Promise<void> => {
    const result = await decide({ userId: id, isAllowed });
    setIssue(result.ok ? null : result.error);
    if (!result.ok) return;
    const refused = isAsked ? t`You declined ${displayName}'s request.` : t`${displayName} no longer follows you.`;
    announce(isAllowed ? t`${displayName} follows you now.` : refused);
  };
  return (
    <li className={styles["row"]}>
      <Avatar name={displayName} url={avatarUrl ?? null} size="small" />
      <span className={styles["name"]}>
        {username == null ? displayName : <Link to={`/players/${username}`}>{displayName}</Link>}
        {isAsked && (
          <span className={styles["note"]}>{list === "following" ? t`Requested` : t`Wants to follow you`}</span>
        )}
      </span>
      {list === "following" ? (
        <Button
          isSmall
          isBusy={isEnding}
          onClick={() => void end()}
          aria-label={isAsked ? t`Cancel request to follow ${displayName}` : t`Unfollow ${displayName}`}
        >
          {isAsked ? t`Cancel` : t`Unfollow`}
        </Button>
      ) : (
        <>
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
        </>
      )}
      {issue !== null && <ErrorNotice code={issue} />}
    </li>
  );
}

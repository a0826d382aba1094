import { useLingui } from "@lingui/react/macro";
import { useEffect, useRef, useState } from "react";
import { graphql, useFragment } from "react-relay";
import { Link } from "react-router-dom";
import type { FollowLists_follow$key } from "../../../../__generated__/FollowLists_follow.graphql";
import type { FollowLists_viewer$key } from "../../../../__generated__/FollowLists_viewer.graphql";
import type { ErrorCode } from "../../../contract/errorCodes";
import { limits } from "../../../contract/limits";
import { Button } from "../../ui/Button";
import { Card, CardRows } from "../../ui/Card";
import { ErrorNotice } from "../../ui/ErrorBoundary";
import { Avatar } from "../../ui/primitives";
import { announce } from "../../ui/notices";
import { useDecideFollower, useRefuseFollowers, useUnfollowUser } from "./followMutations";
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
        {followers.filter(({ state }) => state === "ASKED").length > 1 && <RefuseAll />}
        <Rows list="followers" follows={followers} empty={t`No one yet. You decide who can follow you.`} />
      </Card>
    </div>
  );
}

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

type List = "following" | "followers";

const STEP: number = limits.pageSize.standard;

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
  const { t } = useLingui();
  const [shown, setShown] = useState(STEP);
  const rows = useRef<HTMLUListElement>(null);
  useEffect(() => {
    // The button for more may be gone: the first of the new rows gets the focus.
    if (shown > STEP) rows.current?.children[shown - STEP]?.querySelector("button")?.focus();
  }, [shown]);
  const first = follows.slice(0, shown);
  const left = follows.length - first.length;
  return (
    <CardRows keys={first.map(({ state, user }) => `${user.id} ${state}`)}>
      {follows.length === 0 ? (
        <p className={styles["note"]}>{empty}</p>
      ) : (
        <ul className={styles["list"]} ref={rows}>
          {first.map((follow) => (
            <FollowRow key={follow.user.id} followRef={follow} list={list} />
          ))}
        </ul>
      )}
      {left > 0 && (
        <Button isSmall onClick={() => setShown(shown + STEP)}>
          {t`Show more (${left} left)`}
        </Button>
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
        <bdi>{username == null ? displayName : <Link to={`/players/${username}`}>{displayName}</Link>}</bdi>
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

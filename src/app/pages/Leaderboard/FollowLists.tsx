import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import { Link } from "react-router-dom";
import type { FollowLists_follow$key } from "../../../../__generated__/FollowLists_follow.graphql";
import type { FollowLists_viewer$key } from "../../../../__generated__/FollowLists_viewer.graphql";
import type { ErrorCode } from "../../../contract/errorCodes";
import { Button } from "../../ui/Button";
import { Card } from "../../ui/Card";
import { ErrorNotice } from "../../ui/ErrorBoundary";
import { Avatar } from "../../ui/primitives";
import { useDecideFollower, useUnfollowUser } from "./followMutations";
import styles from "./FollowLists.module.css";

/** Whom the viewer follows, and who follows them. Nothing on somebody else's profile. */
export function FollowLists({ viewerRef }: { readonly viewerRef: FollowLists_viewer$key }) {
  const { t } = useLingui();
  const { followers, following } = useFragment(
    graphql`
      fragment FollowLists_viewer on User @throwOnFieldError {
        followers {
          user {
            id
          }
          ...FollowLists_follow
        }
        following {
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
        {following.length === 0 ? (
          <p className={styles["note"]}>{t`Nobody yet. To follow someone, open their profile.`}</p>
        ) : (
          <ul className={styles["list"]}>
            {following.map((follow) => (
              <FollowRow key={follow.user.id} followRef={follow} list="following" />
            ))}
          </ul>
        )}
      </Card>
      <Card title={t`Followers`}>
        {followers.length === 0 ? (
          <p className={styles["note"]}>{t`Nobody yet. You decide who can follow you.`}</p>
        ) : (
          <ul className={styles["list"]}>
            {followers.map((follow) => (
              <FollowRow key={follow.user.id} followRef={follow} list="followers" />
            ))}
          </ul>
        )}
      </Card>
    </div>
  );
}

type RowProps = { readonly followRef: FollowLists_follow$key; readonly list: "following" | "followers" };

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
  const show = ({ ok, error }: { readonly ok: boolean; readonly error?: ErrorCode }) =>
    setIssue(ok ? null : (error ?? null));
  const end = async (): Promise<void> => show(await unfollow({ userId: id }));
  const answer = async (isAllowed: boolean): Promise<void> => show(await decide({ userId: id, isAllowed }));
  const isAsked = state === "ASKED";
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
            aria-label={isAsked ? t`Refuse ${displayName}` : t`Remove ${displayName} from your followers`}
          >
            {isAsked ? t`Refuse` : t`Remove`}
          </Button>
        </>
      )}
      {issue !== null && <ErrorNotice code={issue} />}
    </li>
  );
}

import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { FollowButton_user$key } from "../../../../__generated__/FollowButton_user.graphql";
import type { ErrorCode } from "../../../contract/errorCodes";
import { limits } from "../../../contract/limits";
import { Button } from "../../ui/Button";
import { ErrorNotice } from "../../ui/ErrorBoundary";
import { Notice, announce } from "../../ui/Notice";
import { useFollowUser, useUnfollowUser } from "./followMutations";

/** Asks to follow somebody, takes that back, or ends it. Nothing if the viewer may not. */
export function FollowButton({ userRef }: { readonly userRef: FollowButton_user$key }) {
  const { t } = useLingui();
  const { id, followState } = useFragment(
    graphql`
      fragment FollowButton_user on User @throwOnFieldError {
        id
        followState
      }
    `,
    userRef,
  );
  const [follow, isAsking] = useFollowUser();
  const [unfollow, isEnding] = useUnfollowUser();
  const [issue, setIssue] = useState<ErrorCode | null>(null);
  if (followState == null) return null;
  const done =
    followState === "NONE"
      ? t`Your request was sent.`
      : followState === "ASKED"
        ? t`Your request was canceled.`
        : t`You no longer follow this person.`;
  const change = async (): Promise<void> => {
    const result = await (followState === "NONE" ? follow : unfollow)({ userId: id });
    setIssue(result.ok ? null : result.error);
    if (result.ok) announce(done);
  };
  const words =
    followState === "FOLLOWING"
      ? t`Unfollow`
      : followState === "ASKED"
        ? t`Cancel request to follow`
        : t`Ask to follow`;
  return (
    <>
      <Button
        look={followState === "NONE" ? "primary" : "secondary"}
        isBusy={isAsking || isEnding}
        onClick={() => void change()}
      >
        {words}
      </Button>
      {issue === "TOO_MANY_ROWS" ? (
        <Notice
          kind="error"
          text={t`You already follow ${limits.follows} people, or too many people have asked to follow this person. Try again later.`}
        />
      ) : (
        issue !== null && <ErrorNotice code={issue} />
      )}
    </>
  );
}

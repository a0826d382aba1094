import { useLingui } from "@lingui/react/macro";
import { useRef } from "react";
import { graphql, useFragment } from "react-relay";
import type { Wall_live$key } from "../../../../__generated__/Wall_live.graphql";
import { useConnectionState } from "../../relay/connectionState";
import { LinkButton } from "../../ui/LinkButton";
import { Notice } from "../../ui/Notice";
import { groupAddress } from "../Group/groupAddress";
import { ConnectionNotice } from "./ConnectionNotice";
import { FullScreenButton } from "./FullScreenButton";
import styles from "./Wall.module.css";
import { WallCounts } from "./WallCounts";
import { WallSummary } from "./WallSummary";
import { WallTiles } from "./WallTiles";

type Props = {
  readonly liveRef: Wall_live$key;
  readonly groupId: string;
  /** No news come at the moment. */
  readonly isAway: boolean;
  /** News are asked for every two seconds. */
  readonly isPolling: boolean;
};

/**
 * Everybody of a group at once: how many do how, and a tile for each. Renders when somebody comes, goes or changes
 * state.
 */
export function Wall({ liveRef, groupId, isAway, isPolling }: Props) {
  const { t } = useLingui();
  const live = useFragment(
    graphql`
      fragment Wall_live on GroupLive @throwOnFieldError {
        members {
          state
        }
        ...WallCounts_live
        ...WallTiles_live
        ...WallSummary_live
      }
    `,
    liveRef,
  );
  const { members } = live;
  const wall = useRef<HTMLElement>(null);
  const isUnreached = useConnectionState() === "offline";
  const isStale = isUnreached || isAway;

  if (members.length === 0) {
    return (
      <Notice text={t`Nobody can be seen here yet: the group has no members.`}>
        <LinkButton look="primary" to={groupAddress(groupId, "members")}>{t`Add members`}</LinkButton>
      </Notice>
    );
  }
  const isEmpty = members.every(({ state }) => state === "OFFLINE");
  return (
    <section ref={wall} className={styles["wall"]} aria-label={t`Live wall`} data-stale={isStale || undefined}>
      <div className={styles["head"]}>
        <WallCounts liveRef={live} />
        <FullScreenButton target={wall} />
      </div>
      <ConnectionNotice isAway={isAway} isPolling={isPolling} />
      {isEmpty && !isStale && (
        <Notice
          text={t`Nobody of the group is on now. Whoever opens Typeloop and is signed in appears here by themselves.`}
        />
      )}
      <WallTiles liveRef={live} groupId={groupId} />
      <WallSummary liveRef={live} />
    </section>
  );
}

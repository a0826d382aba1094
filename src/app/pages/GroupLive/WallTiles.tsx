import { useCallback, useMemo, useRef, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { WallTiles_live$key } from "../../../../__generated__/WallTiles_live.graphql";
import { FollowDialog } from "./FollowDialog";
import { LiveTile } from "./LiveTile";
import { useRoleNouns } from "../../features/group/roleWords";
import { useStableOrder } from "./stableOrder";
import styles from "./Wall.module.css";

type Props = { readonly liveRef: WallTiles_live$key; readonly groupId: string };

/** A tile for each member, in an order that is stable enough to click, and the close-up of one member. */
export function WallTiles({ liveRef, groupId }: Props) {
  const { Members } = useRoleNouns();
  const live = useFragment(
    graphql`
      fragment WallTiles_live on GroupLive @throwOnFieldError {
        members {
          userId
          name
          state
          stateSince
          ...LiveTile_member
        }
      }
    `,
    liveRef,
  );
  const members = useMemo(
    () =>
      live.members.map((member) => ({
        member,
        userId: member.userId,
        name: member.name,
        state: member.state,
        stateSince: member.stateSince,
      })),
    [live.members],
  );
  const list = useRef<HTMLUListElement>(null);
  const [followed, setFollowed] = useState<string | null>(null);
  const ordered = useStableOrder(members, list, followed !== null);
  const close = useCallback(() => setFollowed(null), []);
  return (
    <>
      <ul ref={list} className={styles["tiles"]} data-size={sizeOf(members.length)} aria-label={Members}>
        {ordered.map(({ member, userId }) => (
          <LiveTile key={userId} memberRef={member} onFollow={() => setFollowed(userId)} />
        ))}
      </ul>
      <FollowDialog groupId={groupId} userId={followed} people={ordered} onFollow={setFollowed} onClose={close} />
    </>
  );
}

/** The fewer tiles there are, the larger each one is. */
function sizeOf(count: number): "few" | "some" | "many" | "all" {
  if (count <= 6) return "few";
  if (count <= 15) return "some";
  return count <= 28 ? "many" : "all";
}

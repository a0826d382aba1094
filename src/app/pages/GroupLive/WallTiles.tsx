import { useLingui } from "@lingui/react/macro";
import { type CSSProperties, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { fetchQuery, graphql, useFragment, useRelayEnvironment } from "react-relay";
import type { WallTilesSeatingQuery } from "../../../../__generated__/WallTilesSeatingQuery.graphql";
import type { WallTiles_live$key } from "../../../../__generated__/WallTiles_live.graphql";
import type { WallTiles_seating$key } from "../../../../__generated__/WallTiles_seating.graphql";
import { SegmentedControl } from "../../ui/ChoiceFields";
import { FollowDialog } from "./FollowDialog";
import { LiveTile } from "./LiveTile";
import { useRoleNouns } from "../../features/group/roleWords";
import { useStableOrder } from "./stableOrder";
import styles from "./Wall.module.css";

type Props = {
  readonly liveRef: WallTiles_live$key;
  readonly groupId: string;
  readonly seatingRef: WallTiles_seating$key | null;
};

/** A tile for each member, in an order that is stable enough to click, and the close-up of one member. */
export function WallTiles({ liveRef, groupId, seatingRef }: Props) {
  const { t } = useLingui();
  const { Members } = useRoleNouns();
  const seating = useFragment(
    graphql`
      fragment WallTiles_seating on Seating @throwOnFieldError {
        columns
        isArranged
        seats {
          userId
          seat
        }
      }
    `,
    seatingRef,
  );
  const [sorting, setSorting] = useState<"status" | "seat">("status");
  const live = useFragment(
    graphql`
      fragment WallTiles_live on GroupLive @throwOnFieldError {
        seatingStamp
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
  useFreshSeating(groupId, live.seatingStamp);
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
  const byStatus = useStableOrder(members, list, followed !== null);
  const isArranged = seating?.isArranged === true;
  const isSeated = isArranged && sorting === "seat";
  const seats = new Map(seating?.seats.map(({ userId, seat }) => [userId, seat]));
  const columns = seating?.columns ?? 1;
  // Who joined a moment ago has no seat here, and comes last.
  const ordered = isSeated
    ? byStatus.toSorted((a, b) => (seats.get(a.userId) ?? Infinity) - (seats.get(b.userId) ?? Infinity) || 0)
    : byStatus;
  const placeOf = (userId: string): CSSProperties | undefined => {
    const seat = isSeated ? seats.get(userId) : undefined;
    return seat === undefined
      ? undefined
      : { gridColumn: (seat % columns) + 1, gridRow: Math.floor(seat / columns) + 1 };
  };
  const close = useCallback(() => setFollowed(null), []);
  return (
    <>
      {isArranged && (
        <SegmentedControl
          label={t`Order`}
          isLabelHidden
          options={[
            { value: "status", label: t`Needs help first` },
            { value: "seat", label: t`By seat` },
          ]}
          value={sorting}
          onChange={setSorting}
        />
      )}
      <ul
        ref={list}
        className={styles["tiles"]}
        data-size={sizeOf(members.length)}
        data-seated={isSeated || undefined}
        aria-label={Members}
      >
        {ordered.map(({ member, userId }) => (
          <LiveTile key={userId} memberRef={member} place={placeOf(userId)} onFollow={() => setFollowed(userId)} />
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

const seatingQuery = graphql`
  query WallTilesSeatingQuery($id: ID!) @throwOnFieldError {
    node(id: $id) {
      ... on Group {
        # eslint-disable-next-line relay/unused-fields -- It goes into the store, from which the tiles read it.
        seating {
          ...WallTiles_seating
        }
      }
    }
  }
`;

/** Reads a group's seating again whenever its stamp has changed. The page was loaded with the first. */
function useFreshSeating(groupId: string, stamp: string): void {
  const environment = useRelayEnvironment();
  const known = useRef(stamp);
  useEffect(() => {
    if (known.current === stamp) return;
    known.current = stamp;
    const reading = fetchQuery<WallTilesSeatingQuery>(environment, seatingQuery, { id: groupId }).subscribe({
      // Read again with the next change.
      error: () => (known.current = ""),
    });
    return () => reading.unsubscribe();
  }, [environment, groupId, stamp]);
}

import { useLingui } from "@lingui/react/macro";
import {
  type CSSProperties,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  type RefObject,
  useEffectEvent,
} from "react";
import { fetchQuery, graphql, useFragment, useRelayEnvironment } from "react-relay";
import type { LiveViewTilesSeatingQuery } from "../../../../__generated__/LiveViewTilesSeatingQuery.graphql";
import type { LiveViewTiles_live$key } from "../../../../__generated__/LiveViewTiles_live.graphql";
import type { LiveViewTiles_seating$key } from "../../../../__generated__/LiveViewTiles_seating.graphql";
import { SegmentedControl } from "../../ui/ChoiceFields";
import { FollowDialog } from "./FollowDialog";
import { LiveTile } from "./LiveTile";
import { useRoleNouns } from "../../features/group/roleWords";
import styles from "./LiveView.module.css";
import { compareNames } from "../../../contract/names";

type Props = {
  readonly liveRef: LiveViewTiles_live$key;
  readonly groupId: string;
  readonly seatingRef: LiveViewTiles_seating$key | null;
};

/** A tile for each member, in an order that is stable enough to click, and the close-up of one member. */
export function LiveViewTiles({ liveRef, groupId, seatingRef }: Props) {
  const { t } = useLingui();
  const { Members } = useRoleNouns();
  const seating = useFragment(
    graphql`
      fragment LiveViewTiles_seating on Seating @throwOnFieldError {
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
      fragment LiveViewTiles_live on GroupLive @throwOnFieldError {
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
  query LiveViewTilesSeatingQuery($id: ID!) @throwOnFieldError {
    node(id: $id) {
      ... on Group {
        # eslint-disable-next-line relay/unused-fields -- It goes into the store, from which the tiles read it.
        seating {
          ...LiveViewTiles_seating
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
    const reading = fetchQuery<LiveViewTilesSeatingQuery>(environment, seatingQuery, { id: groupId }).subscribe({
      // Read again with the next change.
      error: () => (known.current = ""),
    });
    return () => reading.unsubscribe();
  }, [environment, groupId, stamp]);
}

/** Minimum interval between changes of the order, in ms. */
const SETTLE_MS = 4_000;

/**
 * No tile moves while the user is about to click one: the order is kept for this long after the last movement of mouse
 * or focus on the live view, in ms.
 */
const HOLD_MS = 8_000;

/** Events of a user who is about to click a tile. */
const signs = ["pointermove", "pointerdown", "keydown", "focusin"] as const;

/**
 * Members in an order that is stable enough to click.
 * @param list their container: while the user moves the mouse or focus in it, no tile moves; a mouse that does not move
 * has no effect.
 * @param isPaused nothing moves while this is true.
 */
export function useStableOrder<T extends Placed>(
  members: readonly T[],
  list: RefObject<HTMLElement | null>,
  isPaused: boolean,
): readonly T[] {
  const [order, setOrder] = useState(() => liveViewOrder(members, Date.now()));
  const lastInputAt = useRef(Number.NEGATIVE_INFINITY);
  const updateOrder = useEffectEvent(() => {
    if (isPaused || performance.now() - lastInputAt.current < HOLD_MS) return;
    const next = liveViewOrder(members, Date.now());
    if (next.some((userId, at) => userId !== order[at])) setOrder(next);
  });
  useEffect(() => {
    const timer = setInterval(() => updateOrder(), SETTLE_MS);
    return () => clearInterval(timer);
  }, []);
  useEffect(() => {
    const element = list.current;
    const onInput = (): void => {
      lastInputAt.current = performance.now();
    };
    for (const sign of signs) element?.addEventListener(sign, onInput, { passive: true });
    return () => {
      for (const sign of signs) element?.removeEventListener(sign, onInput);
    };
  }, [list]);
  return useMemo(() => inOrder(members, order), [members, order]);
}

/** A member on a live view, with what determines their position. */
export type Placed = {
  readonly userId: string;
  readonly name: string;
  readonly state: string;
  readonly stateSince: string;
};

const ranks = ["STUCK", "TYPING", "IDLE", "AWAY", "OFFLINE"] as const;

/**
 * Between two exercises there is a moment without typing: for this long, in ms, a member keeps the position of those
 * who type.
 */
const MOMENT_MS = 20_000;

/**
 * The order of a live view: those who need help first, then typing, online, away, offline; each by name. `now` in ms
 * since 1970.
 */
export function liveViewOrder(members: readonly Placed[], now: number): readonly string[] {
  const rankOf = ({ state, stateSince }: Placed): number => {
    if (state === "IDLE" && now - Date.parse(stateSince) < MOMENT_MS) return ranks.indexOf("TYPING");
    return ranks.findIndex((ranked) => ranked === state);
  };
  const placed = members.map((member) => ({ member, rank: rankOf(member) }));
  placed.sort(
    (one, other) =>
      one.rank - other.rank ||
      compareNames(one.member.name, other.member.name) ||
      (one.member.userId < other.member.userId ? -1 : 1),
  );
  return placed.map(({ member }) => member.userId);
}

/** Members in a stable order: those who are gone are removed, new ones come last, and all others stay. */
export function inOrder<T extends Placed>(members: readonly T[], order: readonly string[]): readonly T[] {
  const left = new Map(members.map((member) => [member.userId, member]));
  const settled: T[] = [];
  for (const userId of order) {
    const member = left.get(userId);
    if (member === undefined) continue;
    settled.push(member);
    left.delete(userId);
  }
  return [...settled, ...left.values()];
}

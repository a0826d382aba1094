import { type RefObject, useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { compareNames } from "../../../contract/names";

/** Tiles change places at most so often. In ms. */
const SETTLE_MS = 4_000;

/**
 * Nobody's tile moves under a hand: so long after the last movement of mouse or focus on the wall all keep their
 * places. In ms.
 */
const HOLD_MS = 8_000;

/** How one reaches for a tile. */
const signs = ["pointermove", "pointerdown", "keydown", "focusin"] as const;

/**
 * Members in an order that can be aimed at.
 * @param list what they are drawn in: while somebody reaches for one, nobody moves; a mouse that merely lies there
 *   holds nothing.
 * @param isHeld nothing moves at all, as long as it is said.
 */
export function useSettledOrder<T extends Placed>(
  members: readonly T[],
  list: RefObject<HTMLElement | null>,
  isHeld: boolean,
): readonly T[] {
  const [order, setOrder] = useState(() => wallOrder(members, Date.now()));
  const stirredAt = useRef(Number.NEGATIVE_INFINITY);
  const settle = useEffectEvent(() => {
    if (isHeld || performance.now() - stirredAt.current < HOLD_MS) return;
    const next = wallOrder(members, Date.now());
    if (next.some((userId, at) => userId !== order[at])) setOrder(next);
  });
  useEffect(() => {
    const timer = setInterval(() => settle(), SETTLE_MS);
    return () => clearInterval(timer);
  }, []);
  useEffect(() => {
    const element = list.current;
    const stir = (): void => {
      stirredAt.current = performance.now();
    };
    for (const sign of signs) element?.addEventListener(sign, stir, { passive: true });
    return () => {
      for (const sign of signs) element?.removeEventListener(sign, stir);
    };
  }, [list]);
  return useMemo(() => inOrder(members, order), [members, order]);
}

/** Somebody on a wall, as far as their place on it goes. */
export type Placed = {
  readonly userId: string;
  readonly name: string;
  readonly state: string;
  readonly stateSince: string;
};

const ranks = ["STUCK", "TYPING", "IDLE", "AWAY", "OFFLINE"] as const;

/** Between two exercises nobody types for a moment: so long they keep the place of those who do. In ms. */
const MOMENT_MS = 20_000;

/**
 * The order of a wall: who needs help first, then who types, is here, is away, is not here; each by name. `now` in ms
 * since 1970.
 */
export function wallOrder(members: readonly Placed[], now: number): readonly string[] {
  const rankOf = ({ state, stateSince }: Placed): number => {
    if (state === "IDLE" && now - Date.parse(stateSince) < MOMENT_MS) return ranks.indexOf("TYPING");
    return ranks.findIndex((known) => known === state);
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

/** Members in a settled order: who is gone leaves, who is new comes last, and nobody else moves. */
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

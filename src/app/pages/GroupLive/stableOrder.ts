import { type RefObject, useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { compareNames } from "../../../contract/names";

/** Minimum interval between changes of the order, in ms. */
const SETTLE_MS = 4_000;

/**
 * No tile moves while the user is about to click one: the order is kept for this long after the last movement of mouse
 * or focus on the wall, in ms.
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
  const [order, setOrder] = useState(() => wallOrder(members, Date.now()));
  const lastInputAt = useRef(Number.NEGATIVE_INFINITY);
  const updateOrder = useEffectEvent(() => {
    if (isPaused || performance.now() - lastInputAt.current < HOLD_MS) return;
    const next = wallOrder(members, Date.now());
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

/** A member on a wall, with what determines their position. */
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
 * The order of a wall: those who need help first, then typing, online, away, offline; each by name. `now` in ms since
 * 1970.
 */
export function wallOrder(members: readonly Placed[], now: number): readonly string[] {
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

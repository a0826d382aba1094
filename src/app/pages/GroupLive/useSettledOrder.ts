import { type RefObject, useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { inOrder, type Placed, wallOrder } from "./settleOrder";

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

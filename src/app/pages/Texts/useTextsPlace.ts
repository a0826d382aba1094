import { useEffect, useState } from "react";
import { type Location, useLocation, useNavigate } from "react-router-dom";
import { readTextsPlace, textsQuery } from "./textsAddress";
import type { TextsPlace } from "./TextsPlace";

/** Who types, or chooses several things one after another, is asked for once they pause. */
const PAUSE_MS = 250;

/**
 * What is looked for: at once as somebody chooses it, and a moment later in the address, where the back button and a
 * link find it again. `isAhead` while the address,
 * and so the list, is behind.
 */
export function useTextsPlace() {
  const location = useLocation();
  const navigate = useNavigate();
  const visit = visitOf(location);
  const inAddress = readTextsPlace(new URLSearchParams(location.search));
  const [chosen, setChosen] = useState<{ readonly visit: string; readonly place: TextsPlace } | null>(null);
  const placeOf = (choice: typeof chosen): TextsPlace => (choice?.visit === visit ? choice.place : inAddress);
  const place = placeOf(chosen);
  const wanted = textsQuery(place);
  const isAhead = wanted !== textsQuery(inAddress);
  useEffect(() => {
    if (!isAhead) return undefined;
    const timer = setTimeout(
      () => void navigate({ search: wanted }, { replace: true, preventScrollReset: true, state: { visit } }),
      PAUSE_MS,
    );
    return () => clearTimeout(timer);
  }, [isAhead, wanted, visit, navigate]);
  const choose = (change: Partial<TextsPlace>): void =>
    setChosen((current) => ({ visit, place: { ...placeOf(current), ...change } }));
  return { place, choose, isAhead } as const;
}

/**
 * The name of a visit to the page: it stays while the address follows what is chosen, and is another where somebody
 * went to another place.
 */
function visitOf({ key, state }: Location<unknown>): string {
  return typeof state === "object" && state !== null && "visit" in state ? String(state.visit) : key;
}

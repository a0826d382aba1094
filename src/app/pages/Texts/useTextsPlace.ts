import { useEffect, useState } from "react";
import { useLocation, useNavigate, useNavigationType } from "react-router-dom";
import { readTextsPlace, textsQuery } from "./textsAddress";
import type { TextsPlace } from "./TextsPlace";

/** Who types, or chooses several things one after another, is asked for once they pause. */
const PAUSE_MS = 250;

/**
 * What is looked for: at once as somebody chooses it, and a moment later in the address, where the back button and a link find it again. `isAhead` while the address,
 * and so the list, is behind.
 */
export function useTextsPlace() {
  const { key, search } = useLocation();
  const navigate = useNavigate();
  const kind = useNavigationType();
  const inAddress = textsQuery(readTextsPlace(new URLSearchParams(search)));
  const [place, setPlace] = useState(() => readTextsPlace(new URLSearchParams(search)));
  // Here an address is only ever replaced by what was chosen here; any other is a place that somebody went to. Not before it is shown: what is chosen meanwhile is kept.
  useEffect(() => {
    if (kind !== "REPLACE") setPlace(readTextsPlace(new URLSearchParams(search)));
  }, [key, kind, search]);
  const wanted = textsQuery(place);
  const isAhead = wanted !== inAddress;
  useEffect(() => {
    if (!isAhead) return undefined;
    const timer = setTimeout(() => void navigate({ search: wanted }, { replace: true, preventScrollReset: true }), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [isAhead, wanted, navigate]);
  const choose = (change: Partial<TextsPlace>): void => setPlace((current) => ({ ...current, ...change }));
  return { place, choose, isAhead } as const;
}

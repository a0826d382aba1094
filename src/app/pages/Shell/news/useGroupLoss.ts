import { useEffect, useEffectEvent, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import type { GroupNews } from "./GroupNews";

/** Pages of groups. What is typed elsewhere stays as it is. */
const ofGroups = /^\/(?:groups|assignments)\//u;

/** Whoever is taken out of a group while they look at it sees at once that it is no longer for them: the page is asked for again. */
export function useGroupLoss(news: GroupNews | null): void {
  const location = useLocation();
  const navigate = useNavigate();
  const names = news?.watchable ?? null;
  const [known, setKnown] = useState(names);
  const [losses, setLosses] = useState(0);
  if (names !== null && names !== known) {
    setKnown(names);
    if (known?.some((name) => !names.includes(name)) === true) setLosses(losses + 1);
  }
  const look = useEffectEvent(() => {
    if (ofGroups.test(location.pathname)) void navigate(location, { replace: true, preventScrollReset: true });
  });
  useEffect(() => {
    if (losses > 0) look();
  }, [losses]);
}

import { useEffect, useEffectEvent, useState } from "react";
import { useLocation, useRevalidator } from "react-router-dom";
import type { GroupNews } from "./GroupNews";

/** Pages of groups. What is typed elsewhere stays as it is. */
const ofGroups = /^\/(?:groups|assignments)(?:\/|$)/u;

/**
 * A page of a group shows at once what others have made of it: another name, other switches, another role, or that it
 * is no longer for whoever looks. It is asked for again.
 */
export function useGroupChange(news: GroupNews | null): void {
  const { pathname } = useLocation();
  const { revalidate } = useRevalidator();
  const stamp = news?.stamp ?? null;
  const [known, setKnown] = useState(stamp);
  const [changes, setChanges] = useState(0);
  if (stamp !== null && stamp !== known) {
    setKnown(stamp);
    if (known !== null) setChanges(changes + 1);
  }
  const look = useEffectEvent(() => {
    if (ofGroups.test(pathname)) void revalidate();
  });
  useEffect(() => {
    if (changes > 0) look();
  }, [changes]);
}

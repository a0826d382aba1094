import { useState } from "react";
import { useLocation } from "react-router-dom";
import type { RaceCode } from "../../../../contract/scalars";
import type { Invitation } from "./GroupNews";
import { InvitationNotice } from "./InvitationNotice";
import styles from "./Invitations.module.css";
import { useIsLineOpen } from "./useIsLineOpen";

/** Races that were put off, for as long as this page lives. */
const putOff = new Set<RaceCode>();

/** The newest one that is not put off, and is not the race that is on screen. */
function nextOf(races: readonly Invitation[], pathname: string): Invitation | undefined {
  return races.find(({ code }) => !putOff.has(code) && !pathname.startsWith(`/race/${code}`));
}

/**
 * Races of one's groups, on whatever screen one is. They wait until the line that is being typed is over, take no focus
 * and no key, and are read out when the reader pauses.
 */
export function Invitations({ races }: { readonly races: readonly Invitation[] }) {
  const { pathname } = useLocation();
  const isLineOpen = useIsLineOpen();
  const [, setPutOff] = useState(0);
  const next = nextOf(races, pathname);
  const decline = (code: RaceCode): void => {
    putOff.add(code);
    setPutOff(putOff.size);
  };
  return (
    <output className={styles["region"]}>
      {next !== undefined && !isLineOpen && (
        <InvitationNotice key={next.code} invitation={next} onDecline={() => decline(next.code)} />
      )}
    </output>
  );
}

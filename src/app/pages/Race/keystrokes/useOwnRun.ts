import { useMemo, useSyncExternalStore } from "react";
import { leftRun, ownRunOf, type OwnRun } from "./OwnRun";
import type { RaceSession } from "./RaceSession";

const never = (): (() => void) => () => undefined;

/**
 * What the viewer typed in a race that has ended for them, as a run of their own; null when it is nothing.
 * @param session null when this page saw nothing of it
 * @param left where to look then: what an earlier page of this tab left
 */
export function useOwnRun(
  session: RaceSession | null,
  left?: { readonly code: string; readonly userId: string | null },
): OwnRun | null {
  // The server renders the same page and has no such memory.
  const isBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const code = left?.code ?? null;
  const userId = left?.userId ?? null;
  return useMemo(() => {
    if (session !== null) return ownRunOf(session);
    return isBrowser && code !== null && userId !== null ? leftRun(code, userId) : null;
  }, [session, isBrowser, code, userId]);
}

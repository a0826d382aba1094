import { lazy, type ReactNode, useSyncExternalStore } from "react";
import { getSessionMember, subscribeToSessionMember } from "../../relay/sessionToken";
import { IdleSlot } from "../../ui/InBrowser";
import { loadWithCatalog } from "../../platform/locale/i18n";
import { usePreferences } from "../../platform/preferences/usePreferences";
import styles from "./WorkSlot.module.css";

const loadParts = () => loadWithCatalog("PracticeDue", import("./Today"));

const LazyWorkBar = lazy(async () => ({ default: (await loadParts()).WorkBar }));
const LazyToday = lazy(async () => ({ default: (await loadParts()).Today }));

const noMember = () => null;

/** The viewer's assignments in one line, for members. */
export function WorkSlot({ assignmentId }: { readonly assignmentId: string | null }) {
  return (
    <MemberSlot>
      <LazyWorkBar assignmentId={assignmentId} />
    </MemberSlot>
  );
}

/**
 * What coaches should see first, above the line, in a row that has its height from the first paint; or what other
 * members have to do, below it.
 */
export function TodaySlot({ isAbove }: { readonly isAbove: boolean }) {
  const { signedIn, coaches } = usePreferences();
  if ((signedIn && coaches) !== isAbove) return null;
  const today = (
    <MemberSlot isUrgent={isAbove}>
      <LazyToday isRow={isAbove} />
    </MemberSlot>
  );
  return isAbove ? (
    <div className={styles["row"]} data-fades>
      {today}
    </div>
  ) : (
    today
  );
}

type MemberSlotProps = {
  /** Loaded at once, not when the page is idle. */
  readonly isUrgent?: boolean;
  readonly children: ReactNode;
};

function MemberSlot({ isUrgent = false, children }: MemberSlotProps) {
  const member = useSyncExternalStore(subscribeToSessionMember, getSessionMember, noMember);
  return member !== null && <IdleSlot isUrgent={isUrgent}>{children}</IdleSlot>;
}

/** Adds the assignment in the current address to another query, so that a new choice of mode still belongs to it. */
export function carryWork(current: URLSearchParams, query: string): string {
  const id = current.get("assignment");
  if (id === null) return query;
  return `${query}&assignment=${encodeURIComponent(id)}${current.get("backspace") === "off" ? "&backspace=off" : ""}`;
}

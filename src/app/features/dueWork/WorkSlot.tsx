import { lazy, type ReactNode, useSyncExternalStore } from "react";
import { getSessionMember, subscribeToSessionMember } from "../../relay/sessionToken";
import { IdleSlot } from "../../ui/InBrowser";
import { loadWithCatalog } from "../../platform/locale/i18n";

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

/** What members of groups have to do, and what coaches should see first. */
export function TodaySlot() {
  return (
    <MemberSlot>
      <LazyToday />
    </MemberSlot>
  );
}

function MemberSlot({ children }: { readonly children: ReactNode }) {
  const member = useSyncExternalStore(subscribeToSessionMember, getSessionMember, noMember);
  return member !== null && <IdleSlot>{children}</IdleSlot>;
}

/** Adds the assignment in the current address to another query, so that a new choice of mode still belongs to it. */
export function carryWork(current: URLSearchParams, query: string): string {
  const id = current.get("assignment");
  if (id === null) return query;
  return `${query}&assignment=${encodeURIComponent(id)}${current.get("backspace") === "off" ? "&backspace=off" : ""}`;
}

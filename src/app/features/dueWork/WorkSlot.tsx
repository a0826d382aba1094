import { type ComponentType, lazy, type ReactNode, useSyncExternalStore } from "react";
import { getSessionMember, subscribeToSessionMember } from "../../relay/sessionToken";
import { IdleSlot } from "../../ui/IdleSlot";
import { loadWithCatalogue } from "../../platform/locale/i18n";

/** The files below share their sentences. */
const lazily = <Props,>(load: () => Promise<{ readonly default: ComponentType<Props> }>) =>
  lazy(() => loadWithCatalogue("PracticeDue", load()));

const LazyWorkBar = lazily(async () => ({ default: (await import("./WorkBar")).WorkBar }));
const LazyToday = lazily(async () => ({ default: (await import("./Today")).Today }));
const LazyDueCount = lazily(async () => ({ default: (await import("./DueCount")).DueCount }));

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

/** How many assignments the viewer has to do, in the menu. */
export function DueCountSlot() {
  return (
    <MemberSlot>
      <LazyDueCount />
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

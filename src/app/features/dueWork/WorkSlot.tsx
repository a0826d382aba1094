import { lazy, useSyncExternalStore } from "react";
import { getSessionMember, subscribeToSessionMember } from "../../relay/sessionToken";
import { IdleSlot } from "../../ui/InBrowser";
import { loadWithCatalogue } from "../../platform/locale/i18n";
import type { WorkBar } from "./WorkBar";

const LazyWorkBar = lazy(loadWorkBar);

const noMember = () => null;

/** The viewer's assignments, for members. */
export function WorkSlot({ assignmentId }: { readonly assignmentId: string | null }) {
  const member = useSyncExternalStore(subscribeToSessionMember, getSessionMember, noMember);
  return (
    member !== null && (
      <IdleSlot>
        <LazyWorkBar assignmentId={assignmentId} />
      </IdleSlot>
    )
  );
}

async function loadWorkBar(): Promise<{ readonly default: typeof WorkBar }> {
  const module = await loadWithCatalogue("PracticeDue", import("./WorkBar"));
  return { default: module.WorkBar };
}

/** Adds the assignment in the current address to another query, so that a new choice of mode still belongs to it. */
export function carryWork(current: URLSearchParams, query: string): string {
  const id = current.get("assignment");
  if (id === null) return query;
  return `${query}&assignment=${encodeURIComponent(id)}${current.get("backspace") === "off" ? "&backspace=off" : ""}`;
}

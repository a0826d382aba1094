import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from "react";
import { whenIdle } from "../../platform/whenIdle";
import { getSessionMember, subscribeToSessionMember } from "../../relay/sessionToken";
import { ErrorBoundary } from "../../ui/ErrorBoundary";
import { loadWithCatalogue } from "../../platform/locale/i18n";
import type { WorkBar } from "./WorkBar";

const LazyWorkBar = lazy(loadWorkBar);

const noMember = () => null;

/** The viewer's assignments, for members. Loaded once the page is idle; if that fails, practice works without. */
export function WorkSlot({ assignmentId }: { readonly assignmentId: string | null }) {
  const [isIdle, setIdle] = useState(false);
  const member = useSyncExternalStore(subscribeToSessionMember, getSessionMember, noMember);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  if (!isIdle || member === null) return null;
  return (
    <ErrorBoundary rank="part" fallback={null}>
      <Suspense>
        <LazyWorkBar assignmentId={assignmentId} />
      </Suspense>
    </ErrorBoundary>
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

import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from "react";
import { whenIdle } from "../../../platform/whenIdle";
import { getSessionMember, subscribeToSessionMember } from "../../../relay/sessionMember";
import { ErrorBoundary } from "../../../ui/ErrorBoundary";

const WorkBar = lazy(async () => (await import("./loadWorkBar")).loadWorkBar());

const nobody = () => null;

/**
 * The place of what a coach has set: for members alone, once the page has nothing better to do. Who cannot be told of
 * it practises without.
 */
export function WorkSlot({ assignmentId }: { readonly assignmentId: string | null }) {
  const [isIdle, setIdle] = useState(false);
  // On a first visit it becomes known only after the page is drawn.
  const member = useSyncExternalStore(subscribeToSessionMember, getSessionMember, nobody);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  if (!isIdle || member === null) return null;
  return (
    <ErrorBoundary rank="part" fallback={null}>
      <Suspense>
        <WorkBar assignmentId={assignmentId} />
      </Suspense>
    </ErrorBoundary>
  );
}

import { lazy, Suspense, useEffect, useState } from "react";
import { rememberedMember } from "../../../relay/rememberedMember";
import { ErrorBoundary } from "../../../ui/ErrorBoundary";
import { whenIdle } from "../../../platform/whenIdle";

const WorkBar = lazy(async () => (await import("./loadWorkBar")).loadWorkBar());

/** The place of what a coach has set: for members alone, once the page has nothing better to do. Who cannot be told of it practises without. */
export function WorkSlot({ assignmentId }: { readonly assignmentId: string | null }) {
  const [isWanted, setWanted] = useState(false);
  useEffect(() => whenIdle(() => setWanted(rememberedMember() !== null)), []);
  if (!isWanted) return null;
  return (
    <ErrorBoundary rank="part" fallback={null}>
      <Suspense>
        <WorkBar assignmentId={assignmentId} />
      </Suspense>
    </ErrorBoundary>
  );
}

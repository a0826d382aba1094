import { type ComponentProps, lazy, Suspense, useSyncExternalStore } from "react";
import { loadWithCatalog } from "../../platform/locale/i18n";
import { ErrorBoundary } from "../../ui/ErrorBoundary";
import { getSaveState, subscribeToSaving } from "../saving/saveState";

const EarnedBadges = lazy(async () => {
  const module = await loadWithCatalog("Badges", import("./EarnedBadges"));
  return { default: module.EarnedBadges };
});

/** The badges that a run earned; their code and sentences are loaded when there are any. Only in the browser. */
export function LazyEarnedBadges(props: ComponentProps<typeof EarnedBadges>) {
  return (
    <ErrorBoundary rank="part" fallback={null}>
      <Suspense fallback={null}>
        <EarnedBadges {...props} />
      </Suspense>
    </ErrorBoundary>
  );
}

/**
 * The badges that a run has just earned, once it is saved. Mounted before, because a live region announces only what
 * changes.
 */
export function EarnedBadgesSlot({
  runId,
  className,
}: {
  readonly runId: string;
  readonly className: string | undefined;
}) {
  const readState = () => getSaveState(runId);
  const state = useSyncExternalStore(subscribeToSaving, readState, readState);
  return (
    <output className={className}>
      {state?.kind === "saved" && state.badgeIds.length > 0 && <LazyEarnedBadges badgeIds={state.badgeIds} isNew />}
    </output>
  );
}

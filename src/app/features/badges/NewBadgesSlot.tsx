import { type ComponentProps, lazy, Suspense } from "react";
import { loadWithCatalog } from "../../platform/locale/i18n";
import { ErrorBoundary } from "../../ui/ErrorBoundary";

const NewBadges = lazy(async () => {
  const module = await loadWithCatalog("Badges", import("./NewBadges"));
  return { default: module.NewBadges };
});

/** The new badges of a group, whose pictures and names are loaded after the rest of the page. */
export function NewBadgesSlot(props: ComponentProps<typeof NewBadges>) {
  return (
    <ErrorBoundary rank="part" fallback={null}>
      <Suspense fallback={null}>
        <NewBadges {...props} />
      </Suspense>
    </ErrorBoundary>
  );
}

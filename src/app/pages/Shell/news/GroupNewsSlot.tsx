import { lazy, Suspense } from "react";
import { loadCatalogue } from "../../../platform/locale/i18n";
import { browserPreferences } from "../../../platform/preferences/usePreferences";

import { ErrorBoundary } from "../../../ui/ErrorBoundary";

const GroupNewsPart = lazy(async () => {
  const locale = browserPreferences().locale();
  const [{ GroupNewsPart: part }] = await Promise.all([
    import("./GroupNewsPart"),
    loadCatalogue("ShellNews", locale),
    loadCatalogue("keyboard", locale),
  ]);
  return { default: part };
});

/** News of one's groups, loaded for who is in one. It never breaks a page. */
export function GroupNewsSlot() {
  return (
    <ErrorBoundary rank="part" fallback={null}>
      <Suspense>
        <GroupNewsPart />
      </Suspense>
    </ErrorBoundary>
  );
}

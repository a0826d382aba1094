import { lazy, Suspense } from "react";
import { loadCatalogue } from "../../../platform/locale/catalogues";
import { browserPreferences } from "../../../platform/preferences/browserPreferences";
import { keyboardMessages } from "../../../typing/keyboard/keyboardMessages";
import { ErrorBoundary } from "../../../ui/ErrorBoundary";
import { newsMessages } from "./newsMessages";

const GroupNewsPart = lazy(async () => {
  const locale = browserPreferences().locale();
  const [{ GroupNewsPart: part }] = await Promise.all([
    import("./GroupNewsPart"),
    loadCatalogue(newsMessages, locale),
    loadCatalogue(keyboardMessages, locale),
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

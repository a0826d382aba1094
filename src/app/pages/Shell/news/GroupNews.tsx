import type { RaceCode } from "../../../../contract/scalars";
import type { LayoutId } from "../../../../engine/keyboards/KeyboardLayout";
import { lazy, Suspense } from "react";
import { loadCatalogue } from "../../../platform/locale/i18n";
import { browserPreferences } from "../../../platform/preferences/usePreferences";
import { ErrorBoundary } from "../../../ui/ErrorBoundary";

/** A race of one of somebody's groups that they can still join. */
export type Invitation = { readonly code: RaceCode; readonly groupName: string; readonly isSeated: boolean };

/** What somebody is told about their groups. */
export type GroupNews = {
  /** Another one after each change of one of their groups that its pages show. */
  readonly stamp: string;
  /** Names of the groups in which a coach may watch. */
  readonly watchable: readonly string[];
  /** Names of the coaches who watch now. */
  readonly watchedBy: readonly string[];
  readonly races: readonly Invitation[];
  /** The keyboard of the group, for who chose none. */
  readonly layout: LayoutId | null;
  /** Name of the group that types without the picture of the keyboard. */
  readonly keyboardHiddenBy: string | null;
};

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

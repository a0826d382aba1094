import type { RaceCode } from "../../../../contract/scalars";
import type { LayoutId } from "../../../../engine/keyboards/KeyboardLayout";
import { lazy, Suspense } from "react";
import { loadCatalog } from "../../../platform/locale/i18n";
import { browserPreferences } from "../../../platform/preferences/usePreferences";
import { ErrorBoundary } from "../../../ui/ErrorBoundary";

/** A race in one of the viewer's groups that they can still join. */
export type Invitation = { readonly code: RaceCode; readonly groupName: string; readonly isSeated: boolean };

/** News about the viewer's groups. */
export type GroupNews = {
  /** Changes whenever one of their groups changes in a way that its pages show. */
  readonly stamp: string;
  /** Names of the groups whose coaches may watch. */
  readonly watchable: readonly string[];
  /** Names of the coaches who watch now. */
  readonly watchedBy: readonly string[];
  /** What the groups in `watchable` call their coaches and members; null if they differ. */
  readonly roleWords: string | null;
  readonly races: readonly Invitation[];
  /** The group's keyboard layout, for members who have not chosen one. */
  readonly layout: LayoutId | null;
  /** Name of a group that types without the picture of the keyboard. */
  readonly keyboardHiddenBy: string | null;
};

const GroupNewsPart = lazy(async () => {
  const locale = browserPreferences().locale();
  const [{ GroupNewsPart: part }] = await Promise.all([
    import("./GroupNewsPart"),
    loadCatalog("ShellNews", locale),
    loadCatalog("keyboard", locale),
    // What groups call their coaches.
    loadCatalog("Group", locale),
  ]);
  return { default: part };
});

/** News about the viewer's groups, loaded for members of one. A failure never breaks a page. */
export function GroupNewsSlot() {
  return (
    <ErrorBoundary rank="part" fallback={null}>
      <Suspense>
        <GroupNewsPart />
      </Suspense>
    </ErrorBoundary>
  );
}

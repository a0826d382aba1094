import type { RaceCode } from "../../../../contract/scalars";
import type { LayoutId } from "../../../../engine/keyboards/KeyboardLayout";

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

import type { LayoutId } from "../engine/keyboards/KeyboardLayout";

/** What a group's coaches switch for all of its members. */
export type GroupSettings = {
  /** Members see the week's board of the group. */
  readonly leaderboard: boolean;
  /** Walls that others can read show nicknames instead of display names. */
  readonly nicknames: boolean;
  /** The keyboard that the group types on; null leaves it to each member. */
  readonly layout: LayoutId | null;
  /** Backspace works in the group's work. */
  readonly backspace: boolean;
  /** The keyboard picture may be shown. */
  readonly keyboardPicture: boolean;
  /** Guests may take a seat in the group's races. */
  readonly guestsInRaces: boolean;
};

/** As every group begins. */
export const defaultGroupSettings: GroupSettings = {
  leaderboard: true,
  nicknames: false,
  layout: null,
  backspace: true,
  keyboardPicture: true,
  guestsInRaces: false,
};

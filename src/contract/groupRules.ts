import { object, string } from "yup";
import type { ErrorCode } from "./errorCodes";
import { isSuitableName } from "./names";
import { limits } from "./limits";
import type { LayoutId } from "../engine/keyboards/KeyboardLayout";

const code = (errorCode: ErrorCode): ErrorCode => errorCode;

export const groupNameRule = string()
  .trim()
  .transform((name: string) => name.normalize("NFC").replace(/\s+/gu, " "))
  .required(code("REQUIRED"))
  .max(limits.groupName.max, code("TOO_LONG"))
  .matches(/^[^\p{Cc}\p{Cf}\p{Cs}]+$/u, code("WRONG_CHARACTERS"))
  .test("suitable", code("UNSUITABLE_NAME"), isSuitableName);

/** The name of a group, in the form and on the server. Messages of failures are error codes. */
export const groupNameRules = object({ name: groupNameRule });

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

import { object, string, array, number } from "yup";
import type { ErrorCode } from "./errorCodes";
import { isSuitableName, visibleName } from "./names";
import { limits } from "./limits";
import type { LayoutId } from "../engine/keyboards/KeyboardLayout";
import { tournamentLimits } from "../engine/tournament/tournamentPoints";

const code = (errorCode: ErrorCode): ErrorCode => errorCode;

export const groupNameRule = string()
  .trim()
  .transform((name: string) => name.normalize("NFC").replace(/\s+/gu, " "))
  .required(code("REQUIRED"))
  .max(limits.groupName.max, code("TOO_LONG"))
  .matches(visibleName, code("WRONG_CHARACTERS"))
  .test("suitable", code("UNSUITABLE_NAME"), isSuitableName);

/** The name of a group, in the form and on the server. Messages of failures are error codes. */
export const groupNameRules = object({ name: groupNameRule });

/** What a group calls those who lead it and those who practice in it. */
export const roleWords = ["COACH_MEMBER", "TEACHER_PUPIL", "LECTURER_STUDENT", "TRAINER_PARTICIPANT"] as const;

export type RoleWords = (typeof roleWords)[number];

/** Settings that a group's coaches choose for all its members. */
export type GroupSettings = {
  /** Whether members see the group's weekly leaderboard. */
  readonly leaderboard: boolean;
  /** Whether wall displays that others can read show nicknames instead of display names. */
  readonly nicknames: boolean;
  /** The keyboard layout that the group types on; null if each member chooses. */
  readonly layout: LayoutId | null;
  /** Whether Backspace works in the group's assignments. */
  readonly backspace: boolean;
  /** Whether the keyboard picture may be shown. */
  readonly keyboardPicture: boolean;
  /** Whether guests may join the group's races. */
  readonly guestsInRaces: boolean;
  /** Whether its coaches see sums about participation, if the host allows that. Missing: they do not. */
  readonly participation?: boolean;
  /** Missing in settings that were stored before there was a choice: then COACH_MEMBER. */
  readonly roleWords?: RoleWords;
};

/** The settings of a new group. */
export const defaultGroupSettings: GroupSettings = {
  leaderboard: true,
  nicknames: false,
  layout: null,
  backspace: true,
  keyboardPicture: true,
  guestsInRaces: false,
  participation: false,
  roleWords: "COACH_MEMBER",
};

const outOfRange: ErrorCode = "OUT_OF_RANGE";

/** The goal of a group's day in whole minutes; null for the standard minutes of each member. */
export const classGoalRules = object({
  minutes: number()
    .nullable()
    .default(null)
    .integer(outOfRange)
    .min(limits.classGoal.min, outOfRange)
    .max(limits.classGoal.max, outOfRange),
});

const { columns, lastSeat } = limits.seating;

/** Where the members of a group sit: each seat once. */
export const seatingRules = object({
  columns: number().required().integer(outOfRange).min(columns.min, outOfRange).max(columns.max, outOfRange),
  seats: array(
    object({
      userId: string().required(),
      seat: number().required().integer(outOfRange).min(0, outOfRange).max(lastSeat, outOfRange),
    }),
  )
    .required()
    .max(limits.groupMembers, outOfRange)
    .test("distinct", outOfRange, (seats) => new Set(seats.map(({ seat }) => seat)).size === seats.length),
});

/**
 * A new tournament, in the form and on the server. Days are counted as by dayNumber.
 * @param today in the host's time zone.
 */
export function tournamentRules(today: number) {
  const { days, aheadDays } = tournamentLimits;
  return object({
    name: groupNameRule,
    firstDay: number()
      .required()
      .integer(outOfRange)
      .min(today, outOfRange)
      .max(today + aheadDays, outOfRange),
    lastDay: number()
      .required()
      .integer(outOfRange)
      .when("firstDay", ([first], rule) => rule.min(first, outOfRange).max(first + days - 1, outOfRange)),
    bestDays: number()
      .required()
      .integer(outOfRange)
      .min(1, outOfRange)
      .when(["firstDay", "lastDay"], ([first, last], rule) => rule.max(last - first + 1, outOfRange)),
    languages: array()
      .required()
      .min(1, outOfRange)
      .test("distinct", outOfRange, (chosen) => new Set(chosen).size === chosen.length),
    textIds: array()
      .required()
      .when(["firstDay", "lastDay"], ([first, last], rule) =>
        rule.test("oneADay", outOfRange, (ids) => ids.length === 0 || ids.length === last - first + 1),
      ),
  });
}

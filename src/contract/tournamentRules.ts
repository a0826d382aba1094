import { array, number, object } from "yup";
import { tournamentLimits } from "../engine/tournament/tournamentPoints";
import type { ErrorCode } from "./errorCodes";
import { groupNameRule } from "./groupRules";

const code: ErrorCode = "OUT_OF_RANGE";

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
      .integer(code)
      .min(today, code)
      .max(today + aheadDays, code),
    lastDay: number()
      .required()
      .integer(code)
      .when("firstDay", ([first], rule) => rule.min(first, code).max(first + days - 1, code)),
    bestDays: number()
      .required()
      .integer(code)
      .min(1, code)
      .when(["firstDay", "lastDay"], ([first, last], rule) => rule.max(last - first + 1, code)),
    languages: array()
      .required()
      .min(1, code)
      .test("distinct", code, (chosen) => new Set(chosen).size === chosen.length),
    textIds: array()
      .required()
      .when(["firstDay", "lastDay"], ([first, last], rule) =>
        rule.test("oneADay", code, (ids) => ids.length === 0 || ids.length === last - first + 1),
      ),
  });
}

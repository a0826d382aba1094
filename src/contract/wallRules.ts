import { number, object } from "yup";
import type { ErrorCode } from "./errorCodes";
import { limits } from "./limits";

const code: ErrorCode = "OUT_OF_RANGE";

/** The goal of a group's day in whole minutes; null for the standard minutes of each member. */
export const classGoalRules = object({
  minutes: number()
    .nullable()
    .default(null)
    .integer(code)
    .min(limits.classGoal.min, code)
    .max(limits.classGoal.max, code),
});

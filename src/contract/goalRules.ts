import { number, object } from "yup";
import type { ErrorCode } from "./errorCodes";
import { limits } from "./limits";

const code: ErrorCode = "OUT_OF_RANGE";

/** A daily goal in whole minutes; null switches goals off. */
export const dailyGoalRules = object({
  minutes: number()
    .nullable()
    .default(null)
    .integer(code)
    .min(limits.dailyGoal.min, code)
    .max(limits.dailyGoal.max, code),
});

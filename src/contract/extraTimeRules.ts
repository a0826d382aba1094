import { number, object } from "yup";
import type { ErrorCode } from "./errorCodes";
import { limits } from "./limits";

const code: ErrorCode = "OUT_OF_RANGE";

/** Extra time in exams, in whole percents of a norm's minutes. */
export const extraTimeRules = object({
  extraTime: number().required(code).integer(code).min(limits.extraTime.min, code).max(limits.extraTime.max, code),
});

import { object, string } from "yup";
import type { ErrorCode } from "./errorCodes";
import { isSuitableName } from "./isSuitableName";
import { limits } from "./limits";

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

import { array, date, object, string } from "yup";
import type { ErrorCode } from "./errorCodes";
import { limits } from "./limits";

const code = (errorCode: ErrorCode): ErrorCode => errorCode;

/** An announcement of the admins: in one language or several, for a time. Messages of failures are error codes. */
export const announcementRules = object({
  texts: array(
    object({
      language: string().required(code("REQUIRED")),
      text: string()
        .trim()
        .transform((text: string) => text.normalize("NFC").replace(/\s+/gu, " "))
        .required(code("REQUIRED"))
        .max(limits.announcement, code("TOO_LONG"))
        .matches(/^[^\p{Cc}\p{Cf}\p{Cs}]*$/u, code("WRONG_CHARACTERS")),
    }),
  )
    .required(code("REQUIRED"))
    .min(1, code("REQUIRED")),
  startsAt: date().required(code("REQUIRED")),
  endsAt: date()
    .required(code("REQUIRED"))
    .when("startsAt", ([startsAt]: readonly Date[], rule) =>
      rule.test("later", code("OUT_OF_RANGE"), (endsAt) => startsAt === undefined || endsAt > startsAt),
    ),
});

import { object, string } from "yup";
import type { ErrorCode } from "./errorCodes";
import { limits } from "./limits";
import { isSuitableName } from "./isSuitableName";

const code = (errorCode: ErrorCode): ErrorCode => errorCode;

/** Usernames are kept and compared in lower case. */
export const usernameRule = string()
  .trim()
  .lowercase()
  .required(code("REQUIRED"))
  .min(limits.username.min, code("TOO_SHORT"))
  .max(limits.username.max, code("TOO_LONG"))
  .matches(/^[a-z0-9_-]+$/u, code("WRONG_CHARACTERS"))
  .test("suitable", code("UNSUITABLE_NAME"), isSuitableName);

export const displayNameRule = string()
  .trim()
  .transform((name: string) => name.normalize("NFC").replace(/\s+/gu, " "))
  .required(code("REQUIRED"))
  .max(limits.displayName.max, code("TOO_LONG"))
  .matches(/^[^\p{Cc}\p{Cf}\p{Cs}]+$/u, code("WRONG_CHARACTERS"))
  .test("suitable", code("UNSUITABLE_NAME"), isSuitableName);

export const passwordRule = string()
  .required(code("REQUIRED"))
  .min(limits.password.min, code("TOO_SHORT"))
  .max(limits.password.max, code("TOO_LONG"));

/** Sign-up, in the form and on the server. Messages of failures are error codes. */
export const signUpRules = object({
  username: usernameRule,
  displayName: displayNameRule,
  password: passwordRule,
  email: string()
    .trim()
    .nullable()
    .default(null)
    .transform((email: string | null) => email || null)
    .max(limits.email.max, code("TOO_LONG"))
    .email(code("INVALID_EMAIL")),
});

export const changePasswordRules = object({ current: string().required(code("REQUIRED")), next: passwordRule });

export const renameRules = object({ displayName: displayNameRule });

import { object, string } from "yup";
import type { ErrorCode } from "./errorCodes";
import { limits } from "./limits";

const code = (errorCode: ErrorCode): ErrorCode => errorCode;

const unprintable = /[\p{Cc}\p{Cs}\p{Co}\p{Cn}]/u;

/** A sentence on one line: accents composed, one space between words. */
export function onOneLine(text: string): string {
  return text.normalize("NFC").replaceAll(/\s+/gu, " ").trim();
}

/** One line of printable characters. */
const line = (most: number) =>
  string()
    .transform((text: string | undefined) => onOneLine(text ?? ""))
    .max(most, code("TOO_LONG"))
    .test("printable", code("WRONG_CHARACTERS"), (text) => !unprintable.test(text ?? ""));

const { length } = limits.reportedSentences;

/** What a person would say instead, in the form. */
export const suggestionRules = object({ suggestion: line(length).required(code("REQUIRED")) });

/**
 * A sentence of the interface that reads wrong. `page` is the kind of page, such as `/texts/:id`: ids and codes have
 * digits or capitals, and are refused.
 */
export const reportSentenceRules = object({
  sentence: line(length).required(code("REQUIRED")),
  suggestion: line(length).defined().default(""),
  page: string()
    .required(code("REQUIRED"))
    .max(100, code("TOO_LONG"))
    .matches(/^(?:\/(?:[a-z-]*|:[A-Za-z]+|\*))+$/u, code("WRONG_CHARACTERS")),
});

/** Why somebody reports a person or a text. */
export const abuseReasons = ["OFFENSIVE", "PERSONAL_DATA", "IMPERSONATION", "COPYRIGHT", "OTHER"] as const;
export type AbuseReason = (typeof abuseReasons)[number];

/** What a person adds to a report in their own words, in the form and on the server. */
export const abuseRules = object({ details: line(limits.abuseDetails).defined().default("") });

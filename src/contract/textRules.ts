import { array, object, string } from "yup";
import type { ErrorCode } from "./errorCodes";
import { limits } from "./limits";

const code = (errorCode: ErrorCode): ErrorCode => errorCode;

/** Unpaired surrogates, unassigned characters and, in a title, invisible characters. */
const unprintable = /[\p{Cc}\p{Cs}\p{Co}\p{Cn}]/u;
const unseen = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}]/u;

const isFreeOf = (characters: RegExp) => (text: string | undefined) => !characters.test(text ?? "");

/**
 * A text of the user, in the form and on the server. Messages of failures are error codes.
 * @param normalize the engine's normalizeText: its result is what is counted and saved.
 */
export function makeTextRules(normalize: (text: string) => string) {
  return object({
    title: string()
      .transform(normalize)
      .required(code("REQUIRED"))
      .max(limits.textTitle.max, code("TOO_LONG"))
      .test("printable", code("WRONG_CHARACTERS"), isFreeOf(unseen)),
    body: string()
      .transform(normalize)
      .required(code("REQUIRED"))
      .min(limits.textBody.min, code("TOO_SHORT"))
      .max(limits.textBody.max, code("TOO_LONG"))
      .test("printable", code("WRONG_CHARACTERS"), isFreeOf(unprintable)),
  });
}

/** Details about a text of the user, in the form and on the server. */
export function makeTextDetailRules(normalize: (text: string) => string) {
  return object({
    tags: array()
      .of(string().defined())
      .defined()
      .transform((tags: readonly string[]) => cleanTags(tags, normalize))
      .max(limits.textTags.max, code("TOO_LONG"))
      .test("short", code("TOO_LONG"), (tags) => tags.every((tag) => tag.length <= limits.textTags.length))
      .test("printable", code("WRONG_CHARACTERS"), (tags) => tags.every(isFreeOf(unseen))),
    source: string()
      .transform(normalize)
      .defined()
      .max(limits.textSource.max, code("TOO_LONG"))
      .test("printable", code("WRONG_CHARACTERS"), isFreeOf(unseen)),
  });
}

/** A reviewer's note to the owner of a text that is not published. */
export function makeReviewNoteRules(normalize: (text: string) => string) {
  return object({
    note: string()
      .transform(normalize)
      .required(code("REQUIRED"))
      .max(limits.reviewNote.max, code("TOO_LONG"))
      .test("printable", code("WRONG_CHARACTERS"), isFreeOf(unseen)),
  });
}

/** Tags as they are stored: normalized, lower case, without duplicates or empty ones, in their order. */
export function cleanTags(tags: readonly string[], normalize: (text: string) => string): string[] {
  return [...new Set(tags.map((tag) => normalize(tag).toLowerCase()))].filter((tag) => tag !== "");
}

/** Tags as typed in one field, separated by commas. */
export function splitTags(text: string): readonly string[] {
  return text
    .split(/[,;\n]/u)
    .map((tag) => tag.trim())
    .filter((tag) => tag !== "");
}

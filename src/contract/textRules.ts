import { object, string } from "yup";
import type { ErrorCode } from "./errorCodes";
import { limits } from "./limits";

const code = (errorCode: ErrorCode): ErrorCode => errorCode;

/** Unpaired halves of characters, characters of nobody's alphabet, and, in a title, whatever is not shown. */
const unprintable = /[\p{Cc}\p{Cs}\p{Co}\p{Cn}]/u;
const unseen = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}]/u;

const isFreeOf = (characters: RegExp) => (text: string | undefined) => !characters.test(text ?? "");

/**
 * A text of one's own, in the form and on the server. Messages of failures are error codes.
 * @param normalise the engine's normaliseText: lengths are counted after it, and what comes out is what is kept.
 */
export function makeTextRules(normalise: (text: string) => string) {
  return object({
    title: string().transform(normalise).required(code("REQUIRED")).max(limits.textTitle.max, code("TOO_LONG")).test("printable", code("WRONG_CHARACTERS"), isFreeOf(unseen)),
    body: string()
      .transform(normalise)
      .required(code("REQUIRED"))
      .min(limits.textBody.min, code("TOO_SHORT"))
      .max(limits.textBody.max, code("TOO_LONG"))
      .test("printable", code("WRONG_CHARACTERS"), isFreeOf(unprintable)),
  });
}

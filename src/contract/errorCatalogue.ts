import { errorCodes, errorReactions, type ErrorCode, type ErrorReaction } from "./errorCodes";
import { errorMessagesEnUs } from "./errorMessagesEnUs";
import { errorMessagesNlNl } from "./errorMessagesNlNl";

/** The message of a code, and how a screen reacts to it. */
export type ErrorEntry = ErrorReaction & { readonly message: { readonly "en-US": string; readonly "nl-NL": string } };

const entry = (code: ErrorCode): ErrorEntry => ({
  ...errorReactions[code],
  message: { "en-US": errorMessagesEnUs[code], "nl-NL": errorMessagesNlNl[code] },
});

/** The whole catalogue in every language. A page loads the reactions and its own language only. */
export const errorCatalogue = Object.fromEntries(errorCodes.map((code) => [code, entry(code)])) as Readonly<
  Record<ErrorCode, ErrorEntry>
>;

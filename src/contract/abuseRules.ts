import { object } from "yup";
import { limits } from "./limits";
import { line } from "./sentenceRules";

/** Why somebody reports a person or a text. */
export const abuseReasons = ["OFFENSIVE", "PERSONAL_DATA", "IMPERSONATION", "COPYRIGHT", "OTHER"] as const;
export type AbuseReason = (typeof abuseReasons)[number];

/** What a person adds to a report in their own words, in the form and on the server. */
export const abuseRules = object({ details: line(limits.abuseDetails).defined().default("") });

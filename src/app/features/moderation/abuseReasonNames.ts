import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { AbuseReason } from "../../../contract/reportRules";

/** The reasons in words. */
export const abuseReasonNames: Readonly<Record<AbuseReason, MessageDescriptor>> = {
  OFFENSIVE: msg`Insulting, hateful or not suitable for children`,
  PERSONAL_DATA: msg`Personal information`,
  IMPERSONATION: msg`Pretends to be someone else`,
  COPYRIGHT: msg`Copied without permission`,
  OTHER: msg`Something else`,
};

/** Those that fit a person, and a text. */
export const reasonsOf = {
  person: ["OFFENSIVE", "IMPERSONATION", "PERSONAL_DATA", "OTHER"],
  text: ["OFFENSIVE", "PERSONAL_DATA", "COPYRIGHT", "OTHER"],
} as const satisfies Readonly<Record<string, readonly AbuseReason[]>>;

import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

type Switches = { readonly punctuation: boolean; readonly numbers: boolean };

/** What stood between the words of a run; null for nothing. */
export function describeSwitches({ punctuation, numbers }: Switches): MessageDescriptor | null {
  if (punctuation && numbers) return msg`with punctuation and numbers`;
  if (punctuation) return msg`with punctuation`;
  return numbers ? msg`with numbers` : null;
}

import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

const words: ReadonlyMap<string, MessageDescriptor> = new Map([
  ["TOO_FAST", msg`Faster than 350 words a minute over the whole run.`],
  ["OVERLAPPING", msg`Typed at the same time as another run of the same account.`],
  ["LATE_BATCHES", msg`Keys of this race arrived much too late.`],
]);

/** Why a result was marked, in a sentence; a reason that this page does not know yet is none of these. */
export function flagReasonWords(reason: string): MessageDescriptor {
  return words.get(reason) ?? msg`Something about this run stands out.`;
}

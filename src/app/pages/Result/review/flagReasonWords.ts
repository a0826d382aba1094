import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

const words: ReadonlyMap<string, MessageDescriptor> = new Map([
  ["TOO_FAST", msg`Faster than anyone has ever typed for that long.`],
  ["MACHINE_RHYTHM", msg`The keys follow each other as evenly as a machine's.`],
  ["LOG_SEEN_BEFORE", msg`The same keys at the same moments were saved before: it looks like a copy of another run.`],
  ["FAR_ABOVE_MEDIAN", msg`Several times faster than usual for this account.`],
  ["OVERLAPPING", msg`Typed at the same time as another run of the same account.`],
  ["LATE_BATCHES", msg`Keys of this race arrived much too late.`],
]);

/** Why a result was marked, in a sentence; a reason that this page does not know yet is none of these. */
export function flagReasonWords(reason: string): MessageDescriptor {
  return words.get(reason) ?? msg`Something about this run stands out.`;
}

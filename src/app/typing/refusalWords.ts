import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { Refusal } from "./input/TypingSink";

/** Why something that came in did not count. */
export const refusalWords: { readonly [Reason in Refusal]: MessageDescriptor } = {
  pasted: msg`Only what you type counts, so this was not pasted.`,
  dropped: msg`Only what you type counts, so this was not dropped.`,
};

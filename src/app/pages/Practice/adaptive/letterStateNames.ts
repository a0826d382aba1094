import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { LetterState } from "../../../../engine/adaptive/explainChoice";

/** What the states of a letter are called, in the order in which a letter goes through them. */
export const letterStateNames: Readonly<Record<LetterState, MessageDescriptor>> = {
  locked: msg({ message: "not yet open", context: "letter" }),
  new: msg({ message: "new", context: "letter" }),
  open: msg({ message: "practising", context: "letter" }),
  learnt: msg({ message: "learnt", context: "letter" }),
};

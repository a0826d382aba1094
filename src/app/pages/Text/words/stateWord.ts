import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

type State = { readonly visibility: string; readonly status: string };

/** For whom a text is as it is now; null for what everybody has, which nobody wonders about. */
export function stateWord({ visibility, status }: State): MessageDescriptor | null {
  if (status === "ARCHIVED") return msg`archived`;
  if (status === "IN_REVIEW") return msg`waits for review`;
  if (visibility === "OWN") return msg`only for you`;
  return visibility === "GROUP" ? msg`for a group` : null;
}

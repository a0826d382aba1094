import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { MemoryTrouble } from "./Learner";

/** What it means that this browser does not remember. */
export function describeTrouble(trouble: MemoryTrouble): MessageDescriptor {
  if (trouble === "blocked")
    return msg`This browser keeps nothing for Typeloop. What you learn is known until you close the page, and goes with your account as soon as your runs are saved.`;
  return msg`What this browser remembered of your letters could not be read. It goes on from the runs that are saved.`;
}

import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

const phases: Readonly<Record<string, MessageDescriptor>> = {
  COUNTDOWN: msg`Starts now`,
  RUNNING: msg({ message: "Running", context: "race" }),
  FINISHED: msg({ message: "Over", context: "race" }),
  CANCELLED: msg({ message: "Called off", context: "race" }),
};

/** Where a race stands, in a word; its phase where this build does not know it. */
export function describePhase(phase: string): MessageDescriptor {
  return phases[phase] ?? { id: phase };
}

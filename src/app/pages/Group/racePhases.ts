import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

const phases: Readonly<Record<string, MessageDescriptor>> = {
  LOBBY: msg({ message: "Not started yet", context: "race" }),
  COUNTDOWN: msg`Starting now`,
  RUNNING: msg({ message: "In progress", context: "race" }),
  FINISHED: msg({ message: "Finished", context: "race" }),
  CANCELLED: msg({ message: "Canceled", context: "race" }),
};

/** The phase of a race in a word; its code if this build does not know it. */
export function describePhase(phase: string): MessageDescriptor {
  return phases[phase] ?? { id: phase };
}

/** Whether a race has finished, or was canceled. */
export const isOver = (phase: string | null | undefined): boolean => phase === "FINISHED" || phase === "CANCELLED";

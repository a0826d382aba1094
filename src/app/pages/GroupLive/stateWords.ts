import { msg } from "@lingui/core/macro";
import type { MessageDescriptor } from "@lingui/core";

export type WallState = "STUCK" | "TYPING" | "IDLE" | "AWAY" | "OFFLINE";

/** What each state is called. */
export const stateWords: Readonly<Record<WallState, MessageDescriptor>> = {
  STUCK: msg`needs help`,
  TYPING: msg`typing`,
  IDLE: msg({ message: "here", context: "live wall" }),
  AWAY: msg({ message: "away", context: "live wall" }),
  OFFLINE: msg({ message: "offline", context: "live wall" }),
};

/** Its shape: each can be told from the others without its colour. */
export const stateSigns: Readonly<Record<WallState, string>> = {
  STUCK: "!",
  TYPING: "▸",
  IDLE: "●",
  AWAY: "◌",
  OFFLINE: "–",
};

/** A state as the server says it; one that this page does not know yet is somebody who is here. */
export function readState(state: string): WallState {
  return state === "STUCK" || state === "TYPING" || state === "AWAY" || state === "OFFLINE" ? state : "IDLE";
}

/** How somebody is doing, in the order of a wall: who needs help first. */
export const liveStates = ["STUCK", "TYPING", "IDLE", "AWAY", "OFFLINE"] as const;

export type LiveState = (typeof liveStates)[number];

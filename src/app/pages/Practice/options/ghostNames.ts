/** Ghosts that are made from runs: the user's best and median, the median of a group, and today's best. */
export const ghostNames = ["best", "median", "group", "today"] as const;

export type GhostName = (typeof ghostNames)[number];

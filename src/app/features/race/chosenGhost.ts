import type { GhostKind } from "../../../../__generated__/GhostOverlayQuery.graphql";
import type { Preferences } from "../../platform/preferences/Preferences";

/** Ghosts that are made from runs: the user's best and median, the median of a group, and today's best. */
export const ghostNames = ["best", "median", "group", "today"] as const;

export type GhostName = (typeof ghostNames)[number];

export const ghostKinds = {
  best: "BEST",
  median: "MEDIAN",
  group: "GROUP_MEDIAN",
  today: "TODAY",
} as const satisfies Readonly<Record<GhostName, GhostKind>>;

/** Whether a remembered ghost is one that is made from runs. */
export function isGhostName(ghost: string): ghost is GhostName {
  return Object.hasOwn(ghostKinds, ghost);
}

/** The remembered ghost: one of {@link ghostNames}, or a number of words per minute. Empty for none. */
export function readGhost({ options }: Pick<Preferences, "options">): string {
  return new URLSearchParams(options).get("pace") ?? "";
}

import { limits } from "../../contract/limits";
import { liveLimits } from "../../engine/live/liveLimits";
import type { Viewer } from "../graphql/Context";
import { fromGlobalId } from "../graphql/rowId";
import type { Services } from "../services";
import type { LiveTopic, TopicRights } from "../transport/LiveTopic";
import { groupLive, groupNews, liveView } from "./liveSnapshots";

const doNothing = () => {};

const nobodys: TopicRights = { allows: () => Promise.resolve(false), watch: () => doNothing };

/** What the viewer is told about their groups; while it is followed, they are here. Null without a page's name. */
export function myGroupNewsTopic(page: unknown, viewer: Viewer | null, { live, races }: Services): LiveTopic | null {
  if (typeof page !== "string" || page === "" || page.length > liveLimits.idLength) return null;
  const userId = viewer === null || viewer.role === "GUEST" ? null : viewer.userId;
  if (userId === null)
    return { intervalMs: limits.snapshotIntervalMs, current: () => null, watch: () => doNothing, rights: nobodys };
  return {
    key: userId,
    intervalMs: limits.snapshotIntervalMs,
    goesOnUnheard: true,
    current: () => groupNews(live, races, userId),
    watch: (changed) => live.news.add(userId, changed),
    attend: () => live.attend(userId, page),
    rights: {
      // Asked once the groups are known, so that the first value is whole.
      allows: () => live.memberships.read(userId),
      watch: () => live.memberships.hold(userId),
    },
  };
}

/** A group's wall, for those who run it. */
export function groupLiveTopic(id: unknown, { live }: Services): LiveTopic | null {
  const groupId = typeof id === "string" ? fromGlobalId("Group", id) : null;
  if (groupId === null) return null;
  return {
    intervalMs: limits.snapshotIntervalMs,
    current: () => groupLive(live, groupId),
    watch: (changed) => watchGroup(live, groupId, changed),
    attend: (userId) => live.watch(groupId, userId),
    rights: rightsIn(live, groupId, () => true),
  };
}

/** What one member of a group types, for those who run it. */
export function memberLiveTopic(group: unknown, user: unknown, { live }: Services): LiveTopic | null {
  const groupId = typeof group === "string" ? fromGlobalId("Group", group) : null;
  const memberId = typeof user === "string" ? fromGlobalId("User", user) : null;
  if (groupId === null || memberId === null) return null;
  return {
    intervalMs: limits.snapshotIntervalMs,
    current: () => liveView(live, groupId, memberId),
    watch: (changed) => live.views.add(memberId, changed),
    attend: (userId) => live.watch(groupId, userId),
    rights: rightsIn(live, groupId, () => live.rosters.find(groupId)?.members.has(memberId) ?? false),
  };
}

/**
 * Coaches and the owner of a group in use: not its members, nor admins who are not in it. It is asked of the roster,
 * which is read anew after every change.
 */
function rightsIn(live: Services["live"], groupId: string, holds: () => boolean): TopicRights {
  return {
    allows: async (viewer) => {
      const roster = await live.rosters.read(groupId);
      return viewer !== null && roster !== null && roster.coaches.has(viewer.userId) && holds();
    },
    watch: (changed) => live.rosters.hold(groupId, changed),
  };
}

function watchGroup(live: Services["live"], groupId: string, changed: () => void): () => void {
  const unwatch = live.walls.add(groupId, changed);
  const release = live.rosters.hold(groupId, changed);
  return () => {
    unwatch();
    release();
  };
}

import { builder } from "../graphql/builder";
import { followTopic } from "../graphql/followTopic";
import type { Topic, TopicRights } from "../transport/TopicRoom";
import {
  GroupLiveObject,
  type GroupLive,
  GroupNewsObject,
  type GroupNews,
  LiveViewObject,
  type LiveView,
  type LiveMember,
} from "./liveTypes";
import { limits } from "../../contract/limits";
import { liveLimits } from "../../engine/live/liveLimits";
import type { Viewer } from "../graphql/Context";
import { fromGlobalId } from "../graphql/pagination";
import type { Services } from "../services";
import { encodeGlobalID } from "@pothos/plugin-relay";
import { compareNames } from "../../contract/names";
import { liveMarks, livePosition, liveStates } from "../../engine/live/liveFigures";
import type { RaceRooms } from "../races/RaceRooms";
import type { RosterMember } from "./GroupRosters";
import type { Live } from "./Live";

builder.subscriptionFields((t) => ({
  myGroupNews: t.field({
    type: GroupNewsObject,
    description:
      "What the viewer is told about their groups: first as it is, then after each change. For members, in a " +
      "group or not; guests get NOT_ALLOWED. " +
      "While it is open, the viewer is here for their coaches.",
    args: {
      page: t.arg.id({
        description:
          "A name that the page draws when it is opened, at most 64 characters: it tells the windows of one " +
          "person apart.",
      }),
    },
    ...followTopic<GroupNews, { page: string }>(({ page }, viewer, services) =>
      myGroupNewsTopic(page, viewer, services),
    ),
    resolve: (news) => news,
  }),
  groupLiveUpdated: t.field({
    type: GroupLiveObject,
    description:
      "A group's live wall: first as it is, then at most five times a second while it changes. For the coaches " +
      "and the owner of a group that is not archived; " +
      "it completes within a second when that ends. Its members are told who watches.",
    args: { groupId: t.arg.id({ description: "Which group." }) },
    ...followTopic<GroupLive, { groupId: string }>(({ groupId }, _viewer, services) =>
      groupLiveTopic(groupId, services),
    ),
    resolve: (wall) => wall,
  }),
  memberLiveUpdated: t.field({
    type: LiveViewObject,
    description:
      "What one member of a group types, with the caret: at most five times a second. For the same people as the " +
      "wall; it completes when the member leaves the group.",
    args: {
      groupId: t.arg.id({ description: "Which group." }),
      userId: t.arg.id({ description: "Which of its members." }),
    },
    ...followTopic<LiveView, { groupId: string; userId: string }>(({ groupId, userId }, _viewer, services) =>
      memberLiveTopic(groupId, userId, services),
    ),
    resolve: (view) => view,
  }),
}));

const asked =
  "For pages that no websocket reaches: asked every two seconds, it counts as followed until five seconds after " +
  "the last time.";

builder.queryFields((t) => ({
  groupNews: t.field({
    type: GroupNewsObject,
    nullable: true,
    description: `What the viewer is told about their groups now, as the subscription myGroupNews says it; null for guests. ${asked}`,
    args: { page: t.arg.id({ description: "A name that the page draws when it is opened, at most 64 characters." }) },
    resolve: (_, { page }, { services, viewer }) => {
      const topic = myGroupNewsTopic(page, viewer, services);
      return services.visits.read<GroupNews>(`groupNews ${page}`, topic, viewer);
    },
  }),
  groupLive: t.field({
    type: GroupLiveObject,
    nullable: true,
    description: `A group's live wall now, for the coaches and the owner of a group that is not archived; null for everybody else. ${asked}`,
    args: { groupId: t.arg.id({ description: "Which group." }) },
    resolve: (_, { groupId }, { services, viewer }) =>
      services.visits.read<GroupLive>(`groupLive ${groupId}`, groupLiveTopic(groupId, services), viewer),
  }),
  memberLive: t.field({
    type: LiveViewObject,
    nullable: true,
    description: `What one member of a group types now, for the same people as groupLive; null when the member is not in the group. ${asked}`,
    args: {
      groupId: t.arg.id({ description: "Which group." }),
      userId: t.arg.id({ description: "Which of its members." }),
    },
    resolve: (_, { groupId, userId }, { services, viewer }) => {
      const topic = memberLiveTopic(groupId, userId, services);
      return services.visits.read<LiveView>(`memberLive ${groupId} ${userId}`, topic, viewer);
    },
  }),
}));

const doNothing = () => {};

const nobodys: TopicRights = { allows: () => Promise.resolve(false), watch: () => doNothing };

/** What the viewer is told about their groups; while it is followed, they are here. Null without a page's name. */
function myGroupNewsTopic(page: string, viewer: Viewer | null, { live, races }: Services): Topic | null {
  if (page === "" || page.length > liveLimits.idLength) return null;
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
function groupLiveTopic(id: string, { live }: Services): Topic | null {
  const groupId = fromGlobalId("Group", id);
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
function memberLiveTopic(group: string, user: string, { live }: Services): Topic | null {
  const groupId = fromGlobalId("Group", group);
  const memberId = fromGlobalId("User", user);
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

/** A group's wall as it is now; null when there is none (any more). */
function groupLive(live: Live, groupId: string): GroupLive | null {
  const roster = live.rosters.find(groupId);
  if (!roster) return null;
  const members = [...roster.members.values()].map((member) => liveMember(live, member));
  // Five states and forty members: sorted into their heaps, each in the roster's order.
  return {
    id: encodeGlobalID("GroupLive", groupId),
    members: liveStates.flatMap((state) => members.filter((member) => member.state === state)),
  };
}

/** What one member types now; null when they are not in the group (any more). */
function liveView(live: Live, groupId: string, userId: string): LiveView | null {
  const member = live.rosters.find(groupId)?.members.get(userId);
  if (!member) return null;
  const followed = live.people.find(userId)?.followed ?? null;
  const seen = { id: encodeGlobalID("LiveView", `${groupId}:${userId}`), member: liveMember(live, member) };
  if (!followed) return { ...seen, runId: null, text: "", marks: "", caret: 0 };
  const { run } = followed;
  return { ...seen, runId: followed.id, text: run.text.text, marks: liveMarks(run), caret: livePosition(run) };
}

/** What somebody is told about their groups now. */
function groupNews(live: Live, races: RaceRooms, userId: string): GroupNews {
  const rosters = live.memberships.of(userId).toSorted((a, b) => compareNames(a.name, b.name));
  const watchable = rosters.filter(({ members }) => members.has(userId));
  const watchers = new Map(
    watchable.flatMap((roster) =>
      live.watchersOf(roster).map((coachId) => [coachId, roster.coaches.get(coachId) ?? ""] as const),
    ),
  );
  return {
    id: encodeGlobalID("GroupNews", userId),
    stamp: rosters.map(({ stamp }) => stamp).join(" "),
    watchable: watchable.map(({ name }) => name),
    watchedBy: [...watchers.values()].toSorted(compareNames),
    // Invitations and switches are for members: who coaches starts races, and shows what they want.
    races: async () => [
      ...(await races.groups.invitations(
        userId,
        watchable.map(({ groupId }) => groupId),
      )),
    ],
    layout: watchable.find(({ settings }) => settings.layout !== null)?.settings.layout ?? null,
    keyboardHiddenBy: watchable.find(({ settings }) => !settings.keyboardPicture)?.name ?? null,
  };
}

function liveMember(live: Live, { id, globalUserId, userId, name }: RosterMember): LiveMember {
  const person = live.people.find(userId);
  const followed = person?.followed ?? null;
  const figures = person?.figures(live.now()) ?? { wpm: 0, accuracy: 100 };
  return {
    id,
    userId: globalUserId,
    name,
    state: person?.state ?? "OFFLINE",
    stateSince: person?.since ?? live.people.goneSince(userId),
    activity: followed?.start.activity ?? null,
    title: followed?.start.title ?? null,
    position: followed ? livePosition(followed.run) : 0,
    length: followed?.run.text.length ?? 0,
    wpm: figures.wpm,
    accuracy: figures.accuracy,
    errors: followed ? followed.run.presses - followed.run.rightPresses : 0,
  };
}

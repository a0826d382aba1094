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
import { liveLimits, liveMarks, livePosition, liveStates } from "../../engine/live/LiveRun";
import type { Viewer, Services } from "../Context";
import { fromGlobalId } from "../globalIds";
import { toGlobalId } from "../globalIds";
import { compareNames } from "../../contract/names";
import type { RaceRooms } from "../races/RaceRooms";
import type { RosterMember } from "./GroupRosters";
import type { Live } from "./Live";

builder.subscriptionFields((t) => ({
  myGroupNews: t.field({
    type: GroupNewsObject,
    description:
      "News about the viewer's groups: the current state, then a new one after each change. For members, in a " +
      "group or not; guests get NOT_ALLOWED. While it is open, the viewer's coaches see them as online.",
    args: {
      page: t.arg.id({
        description:
          "Id of the page, generated when it is opened, at most 64 characters. It distinguishes the windows of " +
          "one user.",
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
      "A group's live view: the current state, then at most five updates a second while it changes. For the " +
      "coaches and the owner of a group that is not archived; completes within a second when they lose that " +
      "right. The group's members see who watches.",
    args: { groupId: t.arg.id({ description: "Global id of the group." }) },
    ...followTopic<GroupLive, { groupId: string }>(({ groupId }, _viewer, services) =>
      groupLiveTopic(groupId, services),
    ),
    resolve: (state) => state,
  }),
  memberLiveUpdated: t.field({
    type: LiveViewObject,
    description:
      "What one member of a group types, with the caret, at most five times a second. For the same viewers " +
      "as the live view; completes when the member leaves the group.",
    args: {
      groupId: t.arg.id({ description: "Global id of the group." }),
      userId: t.arg.id({ description: "Global id of the member's user." }),
    },
    ...followTopic<LiveView, { groupId: string; userId: string }>(({ groupId, userId }, _viewer, services) =>
      memberLiveTopic(groupId, userId, services),
    ),
    resolve: (view) => view,
  }),
}));

const pollingDescription =
  "For pages without a websocket, which poll it every two seconds. It counts as followed until five seconds after " +
  "the last request.";

builder.queryFields((t) => ({
  groupNews: t.field({
    type: GroupNewsObject,
    nullable: true,
    description:
      "Current news about the viewer's groups, as in the subscription myGroupNews; null for guests. " +
      pollingDescription,
    args: { page: t.arg.id({ description: "Id of the page, generated when it is opened, at most 64 characters." }) },
    resolve: (_, { page }, { services, viewer }) => {
      const topic = myGroupNewsTopic(page, viewer, services);
      return services.visits.read<GroupNews>(`groupNews ${page}`, topic, viewer);
    },
  }),
  groupLive: t.field({
    type: GroupLiveObject,
    nullable: true,
    description:
      "A group's current live view, for the coaches and the owner of a group that is not archived; null for " +
      `all others. ${pollingDescription}`,
    args: { groupId: t.arg.id({ description: "Global id of the group." }) },
    resolve: (_, { groupId }, { services, viewer }) =>
      services.visits.read<GroupLive>(`groupLive ${groupId}`, groupLiveTopic(groupId, services), viewer),
  }),
  memberLive: t.field({
    type: LiveViewObject,
    nullable: true,
    description:
      `What one member of a group is typing now, for the same viewers as groupLive; null when ` +
      `the member is not in the group. ${pollingDescription}`,
    args: {
      groupId: t.arg.id({ description: "Global id of the group." }),
      userId: t.arg.id({ description: "Global id of the member's user." }),
    },
    resolve: (_, { groupId, userId }, { services, viewer }) => {
      const topic = memberLiveTopic(groupId, userId, services);
      return services.visits.read<LiveView>(`memberLive ${groupId} ${userId}`, topic, viewer);
    },
  }),
}));

const doNothing = () => {};

const noRights: TopicRights = { allows: () => Promise.resolve(false), watch: () => doNothing };

/** The news about the viewer's groups; a viewer who follows it is online. Null without the id of a page. */
function myGroupNewsTopic(page: string, viewer: Viewer | null, { live, races }: Services): Topic | null {
  if (page === "" || page.length > liveLimits.idLength) return null;
  const userId = viewer === null || viewer.role === "GUEST" ? null : viewer.userId;
  if (userId === null)
    return { intervalMs: limits.snapshotIntervalMs, current: () => null, watch: () => doNothing, rights: noRights };
  return {
    key: userId,
    intervalMs: limits.snapshotIntervalMs,
    continuesOffline: true,
    current: () => groupNews(live, races, userId),
    watch: (changed) => live.news.add(userId, changed),
    attend: () => live.attend(userId, page),
    rights: {
      // Waits until the groups are known, so that the first value is complete.
      allows: () => live.memberships.read(userId),
      watch: () => live.memberships.hold(userId),
    },
  };
}

/** A group's live view, for those who run it. */
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
 * Coaches and the owner of a group that is not archived, but not its members, nor admins who are not in it. Checked
 * against the roster, which is read again after every change.
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
  const unwatch = live.liveViews.add(groupId, changed);
  const release = live.rosters.hold(groupId, changed);
  return () => {
    unwatch();
    release();
  };
}

/** The current live view of a group; null when there is none. */
function groupLive(live: Live, groupId: string): GroupLive | null {
  const roster = live.rosters.find(groupId);
  if (!roster) return null;
  const members = [...roster.members.values()].map((member) => liveMember(live, member));
  // Groups the members by state, in the roster's order within each.
  return {
    id: toGlobalId("GroupLive", groupId),
    seatingStamp: roster.seatingStamp,
    members: liveStates.flatMap((state) => members.filter((member) => member.state === state)),
  };
}

/** What one member types now; null when they are not in the group. */
function liveView(live: Live, groupId: string, userId: string): LiveView | null {
  const member = live.rosters.find(groupId)?.members.get(userId);
  if (!member) return null;
  const followed = live.people.find(userId)?.followed ?? null;
  const seen = { id: toGlobalId("LiveView", `${groupId}:${userId}`), member: liveMember(live, member) };
  if (!followed) return { ...seen, runId: null, text: "", marks: "", caret: 0 };
  const { run } = followed;
  return { ...seen, runId: followed.id, text: run.text.text, marks: liveMarks(run), caret: livePosition(run) };
}

/** A user's current news about their groups. */
function groupNews(live: Live, races: RaceRooms, userId: string): GroupNews {
  const rosters = live.memberships.of(userId).toSorted((a, b) => compareNames(a.name, b.name));
  const watchable = rosters.filter(({ members }) => members.has(userId));
  const watchers = new Map(
    watchable.flatMap((roster) =>
      live.watchersOf(roster).map((coachId) => [coachId, roster.coaches.get(coachId) ?? ""] as const),
    ),
  );
  const words = new Set(watchable.map(({ settings }) => settings.roleWords ?? "COACH_MEMBER"));
  return {
    id: toGlobalId("GroupNews", userId),
    stamp: rosters.map(({ stamp }) => stamp).join(" "),
    watchable: watchable.map(({ name }) => name),
    watchedBy: [...watchers.values()].toSorted(compareNames),
    roleWords: words.size === 1 ? ([...words][0] ?? null) : null,
    // Invitations and settings are for members: coaches start races and choose what to show.
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

import { encodeGlobalID } from "@pothos/plugin-relay";
import { compareNames } from "../../contract/names";
import { liveMarks, livePosition, liveStates } from "../../engine/live/liveFigures";
import type { RaceRooms } from "../races/RaceRooms";
import type { GroupLive } from "./GroupLiveObject";
import type { GroupNews } from "./GroupNewsObject";
import type { RosterMember } from "./GroupRoster";
import type { Live } from "./Live";
import type { LiveMember } from "./LiveMemberObject";
import type { LiveView } from "./LiveViewObject";

/** A group's wall as it is now; null when there is none (any more). */
export function groupLive(live: Live, groupId: string): GroupLive | null {
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
export function liveView(live: Live, groupId: string, userId: string): LiveView | null {
  const member = live.rosters.find(groupId)?.members.get(userId);
  if (!member) return null;
  const followed = live.people.find(userId)?.followed ?? null;
  const seen = { id: encodeGlobalID("LiveView", `${groupId}:${userId}`), member: liveMember(live, member) };
  if (!followed) return { ...seen, runId: null, text: "", marks: "", caret: 0 };
  const { run } = followed;
  return { ...seen, runId: followed.id, text: run.text.text, marks: liveMarks(run), caret: livePosition(run) };
}

/** What somebody is told about their groups now. */
export function groupNews(live: Live, races: RaceRooms, userId: string): GroupNews {
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

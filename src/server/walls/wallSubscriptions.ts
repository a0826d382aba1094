import { parseWallCode } from "../../contract/codes";
import type { Services } from "../Context";
import { builder } from "../graphql/builder";
import { followTopic } from "../graphql/followTopic";
import { fromGlobalId, toGlobalId } from "../globalIds";
import { findGroups } from "../groups/groups";
import { isAllowed } from "../groups/groupRights";
import type { Topic, TopicRights } from "../transport/TopicRoom";
import { onTournamentChanged } from "../tournaments/tournamentRuns";
import { GroupWallObject } from "./wallTypes";
import { findWallByCode, noteWallUse, readWall, type GroupWall, type WallRef } from "./walls";

/** Minimum interval between two values, in ms. A race itself is followed with `raceWallUpdated`. */
const WALL_INTERVAL_MS = 1_000;

/** What members type, due dates and the end of a podium are noticed at this interval, in ms. */
const REREAD_MS = 5_000;

const byGroup = "For the coaches of a group that is not archived, and for admins.";
const byLink =
  "For everyone with the code of a link. It counts as a wrong guess if it does not exist, was removed, or is of an " +
  "archived group.";

builder.subscriptionFields((t) => ({
  groupWallUpdated: t.field({
    type: GroupWallObject,
    nullable: true,
    description:
      `A group's big screen: the current one, then a new one at least every five seconds. ${byGroup} Completes when ` +
      "the viewer loses that right.",
    args: { groupId: t.arg.id({ description: "Global id of the group." }) },
    ...followTopic<WallRef, { groupId: string }>(({ groupId }, _viewer, services) => groupTopic(groupId, services)),
    resolve: (wall, _args, { services }) => readWall(services, wall),
  }),
  linkedWallUpdated: t.field({
    type: GroupWallObject,
    nullable: true,
    description:
      `A group's big screen: the current one, then a new one at least every five seconds. ${byLink} Completes when ` +
      "the link is removed or the group archived.",
    args: { code: t.arg.string({ description: "The code in the link's address." }) },
    guess: true,
    ...followTopic<WallRef, { code: string }>(({ code }, _viewer, services) => linkTopic(code, services)),
    resolve: (wall, _args, { services }) => readWall(services, wall),
  }),
}));

builder.queryFields((t) => ({
  groupWall: t.field({
    type: GroupWallObject,
    nullable: true,
    description: `A group's big screen now. ${byGroup} Null for all others.`,
    args: { groupId: t.arg.id({ description: "Global id of the group." }) },
    resolve: async (_root, { groupId }, { viewer, services }): Promise<GroupWall | null> => {
      const id = fromGlobalId("Group", groupId);
      if (id === null || !(await rightsOfCoaches(id, services).allows(viewer))) return null;
      return readWall(services, wallOf(id));
    },
  }),
  linkedWall: t.field({
    type: GroupWallObject,
    nullable: true,
    description: `A group's big screen now. ${byLink}`,
    args: { code: t.arg.string({ description: "The code in the link's address." }) },
    guess: true,
    resolve: async (_root, { code }, { services }): Promise<GroupWall | null> => {
      const parsed = parseWallCode(code);
      const wall = parsed === null ? null : await findWallByCode(services, parsed);
      if (parsed === null || wall === null) return null;
      await noteWallUse(services, parsed);
      return readWall(services, wall);
    },
  }),
}));

function wallOf(groupId: string): WallRef {
  return { id: toGlobalId("GroupWall", groupId), groupId };
}

function groupTopic(globalId: string, services: Services): Topic | null {
  const groupId = fromGlobalId("Group", globalId);
  return groupId === null ? null : wallTopic(wallOf(groupId), rightsOfCoaches(groupId, services), services);
}

async function linkTopic(text: string, services: Services): Promise<Topic | null> {
  const code = parseWallCode(text);
  const wall = code === null ? null : await findWallByCode(services, code);
  if (code === null || wall === null) return null;
  await noteWallUse(services, code);
  const rights: TopicRights = {
    allows: async () => (await findWallByCode(services, code)) !== null,
    watch: (changed) => watchGroup(wall.groupId, services, changed),
  };
  return wallTopic(wall, rights, services);
}

function wallTopic(wall: WallRef, rights: TopicRights, services: Services): Topic {
  return {
    intervalMs: WALL_INTERVAL_MS,
    current: () => wall,
    watch: (changed) => {
      const timer = setInterval(changed, REREAD_MS).unref();
      const ends = [
        services.races.groups.watch((groupId) => void (groupId === wall.groupId && changed())),
        watchGroup(wall.groupId, services, changed),
        onTournamentChanged(services.pubSub, wall.groupId, changed),
      ];
      return () => {
        clearInterval(timer);
        ends.forEach((end) => end());
      };
    },
    rights,
  };
}

function rightsOfCoaches(groupId: string, services: Services): TopicRights {
  return {
    allows: async (viewer) => {
      const [group] = await findGroups(services.database, viewer, [groupId]);
      return viewer !== null && group?.archivedAt === null && isAllowed(group, viewer, "COACH");
    },
    watch: (changed) => watchGroup(groupId, services, changed),
  };
}

/** Calls back when a group, its members or its links changed, or when that may have been missed. */
function watchGroup(groupId: string, { groupRoles }: Services, changed: () => void): () => void {
  const ends = [groupRoles.onChanged((other) => void (other === groupId && changed())), groupRoles.onMissed(changed)];
  return () => ends.forEach((end) => end());
}

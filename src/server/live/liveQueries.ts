import { builder } from "../graphql/builder";
import { GroupLiveObject, type GroupLive } from "./GroupLiveObject";
import { GroupNewsObject, type GroupNews } from "./GroupNewsObject";
import { groupLiveTopic, memberLiveTopic, myGroupNewsTopic } from "./liveTopics";
import { LiveViewObject, type LiveView } from "./LiveViewObject";

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

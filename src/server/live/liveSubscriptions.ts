import { builder } from "../graphql/builder";
import { topicValues } from "../transport/topicValues";
import { GroupLiveObject, type GroupLive } from "./GroupLiveObject";
import { GroupNewsObject, type GroupNews } from "./GroupNewsObject";
import { LiveViewObject, type LiveView } from "./LiveViewObject";

// Whoever follows these is asked for their right by the websocket's door alone: without it, there is nothing.
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
    subscribe: () => topicValues<GroupNews>(null),
    resolve: (news) => news,
  }),
  groupLiveUpdated: t.field({
    type: GroupLiveObject,
    description:
      "A group's live wall: first as it is, then at most five times a second while it changes. For the coaches " +
      "and the owner of a group that is not archived; " +
      "it completes within a second when that ends. Its members are told who watches.",
    args: { groupId: t.arg.id({ description: "Which group." }) },
    subscribe: () => topicValues<GroupLive>(null),
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
    subscribe: () => topicValues<LiveView>(null),
    resolve: (view) => view,
  }),
}));

import { builder } from "../graphql/builder";
import { topicValues } from "../transport/topicValues";
import { GroupRacesNode, type GroupRaces } from "./GroupRacesNode";
import { RaceBoardNode, type RaceBoard } from "./RaceBoardNode";
import { RaceNode } from "./RaceNode";
import type { RaceView } from "./RaceView";
import { groupRacesTopic, raceBoardTopic, raceTopic, raceWallTopic } from "./raceTopics";

builder.subscriptionFields((t) => ({
  raceUpdated: t.field({
    type: RaceNode,
    description:
      "The whole race: first as it is, then at most five times a second while it changes; it completes when the " +
      "race is gone. " +
      "While a racer's own subscription is open, their seat is theirs.",
    args: { code: t.arg({ type: "RaceCode", description: "Which race." }) },
    subscribe: (_, { code }, { services, viewer }) => topicValues<RaceView>(raceTopic(code, viewer, services)),
    resolve: (view) => view,
  }),
  raceWallUpdated: t.field({
    type: RaceNode,
    description: "The whole race for a big screen: as raceUpdated, at most ten times a second. It holds nobody's seat.",
    args: { code: t.arg({ type: "RaceCode", description: "Which race." }) },
    subscribe: (_, { code }, { services, viewer }) => topicValues<RaceView>(raceWallTopic(code, viewer, services)),
    resolve: (view) => view,
  }),
  groupRacesUpdated: t.field({
    type: GroupRacesNode,
    description:
      "The races of a group: first as they are, then at most once a second while they come, fill, begin and end. " +
      "For those who are in the group, and admins; it ends with that.",
    args: { groupId: t.arg.id({ description: "Which group." }) },
    subscribe: (_, { groupId }, { services }) => topicValues<GroupRaces>(groupRacesTopic(groupId, services)),
    resolve: (races) => races,
  }),
  raceBoardUpdated: t.field({
    type: RaceBoardNode,
    description: "The list of open races: first as it is, then at most once a second while it changes.",
    subscribe: (_, __, { services }) => topicValues<RaceBoard>(raceBoardTopic(services)),
    resolve: (board) => board,
  }),
}));

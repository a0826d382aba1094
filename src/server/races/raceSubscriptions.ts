import { builder } from "../graphql/builder";
import { topicValues } from "../transport/topicValues";
import { RaceBoardNode, type RaceBoard } from "./RaceBoardNode";
import { RaceNode } from "./RaceNode";
import type { RaceRoom } from "./RaceRoom";
import { raceBoardTopic, raceTopic } from "./raceTopics";

builder.subscriptionFields((t) => ({
  raceUpdated: t.field({
    type: RaceNode,
    description:
      "The whole race: first as it is, then at most five times a second while it changes; it completes when the race is gone. " +
      "While a racer's own subscription is open, their seat is theirs.",
    args: { code: t.arg({ type: "RaceCode", description: "Which race." }) },
    subscribe: (_, { code }, { services }) => topicValues<RaceRoom>(raceTopic(code, services)),
    resolve: (room) => room,
  }),
  raceBoardUpdated: t.field({
    type: RaceBoardNode,
    description: "The list of open races: first as it is, then at most once a second while it changes.",
    subscribe: (_, __, { services }) => topicValues<RaceBoard>(raceBoardTopic(services)),
    resolve: (board) => board,
  }),
}));

import type { TeamStanding } from "../../engine/race/teams";
import { builder } from "../graphql/builder";

export const RaceTeamObject = builder.objectRef<TeamStanding>("RaceTeam").implement({
  description: "A team of a race, and how it stands.",
  fields: (t) => ({
    number: t.exposeInt("number", { description: "From 1; Racer.team says whose it is." }),
    members: t.exposeInt("members", { description: "How many are in it." }),
    wpm: t.float({
      resolve: ({ speed }) => speed / 10,
      description:
        "Average words a minute, to one decimal, which decides: of everybody in it who has typed. Who is not " +
        "through counts with what they have typed in all the time so far. Changes at most once a second.",
    }),
    place: t.exposeInt("place", {
      nullable: true,
      description:
        "1 for the first; equal averages share a place. Null while nobody of it has typed. May change until the " +
        "race has ended.",
    }),
  }),
});

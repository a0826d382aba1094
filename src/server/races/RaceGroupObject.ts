import type { RaceGroup } from "../../engine/race/RaceState";
import { builder } from "../graphql/builder";
import { toGlobalId } from "../graphql/rowId";

export const RaceGroupObject = builder.objectRef<RaceGroup>("RaceGroup").implement({
  description: "The group whose race it is, for everybody who sees the race.",
  fields: (t) => ({
    groupId: t.id({ resolve: ({ id }) => toGlobalId("Group", id), description: "Global id of the group, which only those who are in it can read." }),
    name: t.exposeString("name", { description: "Its name when the race was made." }),
  }),
});

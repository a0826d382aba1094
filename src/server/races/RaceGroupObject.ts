import { builder } from "../graphql/builder";

export const RaceGroupObject = builder
  .objectRef<{ readonly groupId: string; readonly name: string }>("RaceGroup")
  .implement({
    description: "The group whose race it is, for everybody who sees the race.",
    fields: (t) => ({
      groupId: t.exposeID("groupId", {
        description: "Global id of the group, for those who are in it and admins. Others read one that names nothing.",
      }),
      name: t.exposeString("name", { description: "Its name when the race was made." }),
    }),
  });

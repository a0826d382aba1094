import { builder } from "../graphql/builder";
import { GroupNode } from "./GroupNode";
import type { SeenGroup } from "./findGroups";

/** What every change of a group gives. */
export const GroupSuccess = builder.objectRef<{ readonly group: SeenGroup }>("GroupSuccess").implement({
  description: "It is done.",
  fields: (t) => ({
    group: t.field({
      type: GroupNode,
      resolve: ({ group }) => group,
      description: "The group as it is now, for the viewer.",
    }),
  }),
});

import { builder } from "../graphql/builder";
import type { SeenGroup } from "../groups/findGroups";
import { GroupNode } from "../groups/GroupNode";

export type GoneMembers = { readonly group: SeenGroup; readonly memberIds: readonly string[] };

/** What ends places in a group. */
export const MembersGone = builder.objectRef<GoneMembers>("MembersGone").implement({
  description: "They are no longer in the group.",
  fields: (t) => ({
    removedMemberIds: t.idList({
      resolve: ({ memberIds }) => [...memberIds],
      description: "Global ids of the places that ended.",
    }),
    group: t.field({ type: GroupNode, resolve: ({ group }) => group, description: "The group as it is now." }),
  }),
});

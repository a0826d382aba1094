import { resolveCursorConnection } from "@pothos/plugin-relay";
import { builder, pageSizes } from "../graphql/builder";
import { toCursor } from "../graphql/pagination";
import { GroupNode } from "../groups/GroupNode";
import type { SeenGroup } from "../groups/groups";
import { selectAllGroups, selectLastActive, selectOwnerNames } from "./allGroups";

builder.objectFields(GroupNode, (t) => ({
  ownerNames: t.loadableList({
    type: "String",
    description: "Display names of its owners. Readable by all its members.",
    load: (ids: string[], { services }) => selectOwnerNames(services.database, ids),
    resolve: ({ id }) => id,
  }),
  lastActiveAt: t.loadable({
    type: "DateTime",
    nullable: true,
    description: "When somebody in it was last here, to the minute. For admins: null for others, and for nobody.",
    load: (ids: string[], { services }) => selectLastActive(services.database, ids),
    resolve: ({ id }, _args, { viewer }) => (viewer?.role === "ADMIN" ? id : null),
  }),
}));

builder.queryField("allGroups", (t) =>
  t.connection(
    {
      type: GroupNode,
      nullable: true,
      description: "All groups, newest first. Null for viewers who are not admins. 25 per page, at most 100.",
      args: {
        search: t.arg.string({ required: false, description: "Only those with this in the name, in any case." }),
      },
      resolve: (_root, { search, ...args }, { viewer, services }) => {
        if (viewer?.role !== "ADMIN") return null;
        return resolveCursorConnection<Promise<SeenGroup[]>>(
          { args, ...pageSizes, toCursor: ({ createdAt, id }) => toCursor({ at: createdAt, id }) },
          (page) => selectAllGroups(services.database, viewer, search, page),
        );
      },
    },
    { name: "AllGroupsConnection", description: "A page of all groups." },
    { name: "AllGroupsEdge", description: "A group in the list." },
  ),
);

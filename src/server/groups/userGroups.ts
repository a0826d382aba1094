import { builder } from "../graphql/builder";
import { UserNode } from "../users/UserNode";
import { findGroupsOf } from "./findGroups";
import { GroupNode } from "./GroupNode";

builder.objectField(UserNode, "groups", (t) =>
  t.field({
    type: [GroupNode],
    nullable: true,
    description:
      "The groups that they are in, archived ones too, by name; at most 100. Own only: null on anybody else.",
    resolve: (user, _args, { viewer, services }) =>
      viewer?.userId === user.id ? findGroupsOf(services.database, viewer) : null,
  }),
);

import { builder } from "../graphql/builder";
import { UserNode } from "./UserNode";

builder.queryField("viewer", (t) =>
  t.field({
    type: UserNode,
    nullable: true,
    description: "Whose token the request carries. Null without a token.",
    resolve: (_root, _args, { viewer }) => viewer?.userId ?? null,
  }),
);

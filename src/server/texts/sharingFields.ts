import { builder } from "../graphql/builder";
import { GroupNode } from "../groups/GroupNode";
import { UserNode } from "../users/UserNode";
import { actorOf } from "./actorOf";
import { rightsIn } from "./rightsIn";
import { TextNode } from "./TextNode";
import { TextRightEnum, TextStatusEnum, TextVisibilityEnum } from "./textEnums";

builder.objectFields(TextNode, (t) => ({
  source: t.exposeString("source", {
    description: "Where it comes from, and under which licence; empty when nobody said.",
  }),
  visibility: t.expose("visibility", { type: TextVisibilityEnum, description: "For whom it is." }),
  status: t.expose("status", { type: TextStatusEnum, description: "How far it came." }),
  version: t.exposeInt("version", {
    description: "One more with each change; a change says which version it changes.",
  }),
  createdAt: t.expose("createdAt", { type: "DateTime", description: "When it was brought." }),
  owner: t.field({
    type: UserNode,
    nullable: true,
    resolve: ({ ownerId }) => ownerId,
    description: "Who brought it. Null for the library's own.",
  }),
  group: t.field({
    type: GroupNode,
    nullable: true,
    resolve: ({ groupId }) => groupId,
    description: "The group that it is shared with. Null for none, and for who may not see the group.",
  }),
  reviewNote: t.string({
    nullable: true,
    resolve: ({ ownerId, reviewNote }, _args, { viewer }) =>
      reviewNote !== "" && viewer !== null && (ownerId === viewer.userId || viewer.role === "ADMIN")
        ? reviewNote
        : null,
    description:
      "What the reviewer said when they sent it back. Null when nothing was said, and for anybody but its owner " +
      "and admins.",
  }),
  rights: t.field({
    type: [TextRightEnum],
    resolve: async (text, _args, { viewer, services }) =>
      viewer ? rightsIn(text, await actorOf(services.database, viewer, text)) : [],
    description: "What the viewer may do with it as it is.",
  }),
}));

import { and, eq, isNull } from "drizzle-orm";
import { parseJoinCode } from "../../contract/codes";
import { groups, type GroupRow } from "../database/groupSchema";
import { builder } from "../graphql/builder";
import type { Context } from "../graphql/Context";
import { payload, Refused } from "../graphql/errors";
import { findGroups } from "./findGroups";
import { selectCoaches } from "./groupCoaches";
import { GroupNode } from "./GroupNode";

const GroupToJoin = builder.objectRef<GroupRow>("GroupToJoin").implement({
  description: "A group as somebody sees it who has its join code: enough to know that it is the right one.",
  fields: (t) => ({
    name: t.exposeString("name", { description: "1 to 60 characters." }),
    coaches: t.stringList({
      description: "The display names of those who run it, owners first.",
      resolve: async ({ id }, _args, { services }) =>
        (await selectCoaches(services.database, id)).map(({ user }) => user.displayName),
    }),
    joined: t.field({
      type: GroupNode,
      nullable: true,
      description: "The group itself, when the viewer is in it already. Null when they are not.",
      resolve: async ({ id }, _args, { viewer, services }) =>
        (await findGroups(services.database, viewer, [id])).find(({ myRole }) => myRole !== null) ?? null,
    }),
  }),
});

builder.queryField("groupByJoinCode", (t) =>
  t.field({
    type: payload("GroupByJoinCodePayload", GroupToJoin, ["RefusedError", "RateLimitedError"]),
    description:
      "The group that can be joined with a code. For everybody. A code that is unknown, renewed or closed is " +
      "JOIN_CODE_UNKNOWN, and counts as a guess: who was wrong too often waits a minute, whatever they try next.",
    args: {
      code: t.arg.string({
        required: true,
        description: "Group.joinCode; spaces, dashes and small letters make no difference.",
      }),
    },
    resolve: (_root, { code }, context) => findByCode(context, code),
  }),
);

async function findByCode({ services }: Context, text: string): Promise<GroupRow | Refused> {
  const code = parseJoinCode(text);
  const joinable = and(eq(groups.joinCode, code ?? ""), eq(groups.isJoinOpen, true), isNull(groups.archivedAt));
  const [group] = code === null ? [] : await services.database.select().from(groups).where(joinable);
  return group ?? new Refused("JOIN_CODE_UNKNOWN");
}

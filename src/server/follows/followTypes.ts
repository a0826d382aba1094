import { limits } from "../../contract/limits";
import { resolveCursorConnection } from "@pothos/plugin-relay";
import { builder, pageSizes } from "../graphql/builder";
import { payload } from "../graphql/errors";
import { fromGlobalId } from "../globalIds";
import { UserNode } from "../users/UserNode";
import {
  decideFollower,
  findFollowerState,
  findFollowState,
  type Follow,
  type Followed,
  followUser,
  refuseFollowers,
  selectFollowers,
  selectFollowing,
  unfollowUser,
  followersCursor,
  followingCursor,
  type FollowRow,
  selectFollowersPage,
  selectFollowingPage,
} from "./follows";

const FollowStateEnum = builder.enumType("FollowState", {
  description: "Whether one person follows another.",
  values: {
    NONE: { description: "They do not follow them, and have not asked to." },
    ASKED: { description: "They asked. To the person who asked, a refused request looks the same." },
    FOLLOWING: { description: "They follow them." },
  } as const,
});

const FollowObject = builder.objectRef<Follow>("Follow").implement({
  description: "A person whom the viewer follows, or who follows the viewer. Includes requests.",
  fields: (t) => ({
    user: t.field({ type: UserNode, resolve: ({ userId }) => userId, description: "The other person." }),
    state: t.field({
      type: FollowStateEnum,
      resolve: ({ state }) => state,
      description: "ASKED for a request, otherwise FOLLOWING.",
    }),
  }),
});

builder.objectFields(UserNode, (t) => ({
  followState: t.field({
    type: FollowStateEnum,
    nullable: true,
    description:
      "Whether the viewer follows them. Null if the viewer may not: guests cannot follow, accounts made by a " +
      "coach only follow people in their groups and are only followed by them unless a guardian has agreed " +
      "(GroupMember.hasPublicConsent), and their profile must be visible.",
    resolve: ({ id }, _args, context) => findFollowState(context, id),
  }),
  following: t.field({
    type: [FollowObject],
    nullable: true,
    deprecationReason: "Use followingConnection, which has pages. Removed after 2027-03-01.",
    description: `Whom they follow or asked to follow, at most ${limits.follows}. Own only: null for other users.`,
    resolve: async ({ id }, _args, { viewer, services }) =>
      viewer?.userId === id ? [...(await selectFollowing(services.database, viewer))] : null,
  }),
  followers: t.field({
    type: [FollowObject],
    nullable: true,
    deprecationReason: "Use followersConnection, which has pages. Removed after 2027-03-01.",
    description:
      `Who follows, at most ${limits.follows}, after those who asked to, at most ${limits.followRequests}. Own only: ` +
      "null for other users.",
    resolve: async ({ id }, _args, { viewer, services }) =>
      viewer?.userId === id ? [...(await selectFollowers(services.database, viewer))] : null,
  }),
}));

const edgeState = "ASKED for a request, otherwise FOLLOWING.";

builder.objectField(UserNode, "followingConnection", (t) =>
  t.connection(
    {
      type: UserNode,
      nullable: true,
      description:
        "The people whom they follow or asked to follow, the latest first. 25 per page, at most 100. Own only: null " +
        "for other users.",
      resolve: async ({ id }, args, { viewer, services }) =>
        viewer?.userId === id
          ? toEdges(
              await resolveCursorConnection<Promise<FollowRow[]>>(
                { args, ...pageSizes, toCursor: followingCursor },
                (page) => selectFollowingPage(services.database, viewer, page),
              ),
            )
          : null,
    },
    { name: "UserFollowingConnection", description: "A page of people whom somebody follows." },
    {
      name: "UserFollowingEdge",
      description: "A person whom somebody follows or asked to follow.",
      fields: (edge) => ({
        state: edge.field({ type: FollowStateEnum, description: edgeState, resolve: ({ state }) => state }),
      }),
    },
  ),
);

builder.objectField(UserNode, "followersConnection", (t) =>
  t.connection(
    {
      type: UserNode,
      nullable: true,
      description:
        "The people who asked to follow them, then those who do; each the latest first. 25 per page, at most 100. " +
        "Own only: null for other users.",
      resolve: async ({ id }, args, { viewer, services }) =>
        viewer?.userId === id
          ? toEdges(
              await resolveCursorConnection<Promise<FollowRow[]>>(
                { args, ...pageSizes, toCursor: followersCursor },
                (page) => selectFollowersPage(services.database, viewer, page),
              ),
            )
          : null,
    },
    { name: "UserFollowersConnection", description: "A page of people who follow somebody." },
    {
      name: "UserFollowersEdge",
      description: "A person who follows somebody, or asked to.",
      fields: (edge) => ({
        state: edge.field({ type: FollowStateEnum, description: edgeState, resolve: ({ state }) => state }),
      }),
    },
  ),
);

/** The connection with a user's id as each node, and with what is known of the follow on the edge. */
function toEdges<Page extends { readonly edges: readonly ({ readonly node: FollowRow; cursor: string } | null)[] }>(
  page: Page,
) {
  return {
    ...page,
    edges: page.edges.flatMap((edge) =>
      edge === null ? [] : [{ cursor: edge.cursor, node: edge.node.userId, state: edge.node.state }],
    ),
  };
}

const FollowSuccess = builder.objectRef<Followed>("FollowSuccess").implement({
  description: "The change was made, by this request or an earlier one.",
  fields: (t) => ({
    user: t.field({ type: UserNode, resolve: ({ user }) => user, description: "The other person." }),
    followerState: t.field({
      type: FollowStateEnum,
      resolve: ({ user }, _args, { viewer, services }) =>
        viewer ? findFollowerState(services.database, viewer, user.id) : "NONE",
      description: "Whether the other person follows the viewer now, as in the viewer's own list.",
    }),
    viewer: t.field({
      type: UserNode,
      nullable: true,
      resolve: (_parent, _args, { viewer }) => viewer?.userId ?? null,
      description: "The viewer, with their lists.",
    }),
  }),
});

const RefuseFollowersSuccess = builder
  .objectRef<{ readonly viewer: { readonly userId: string } }>("RefuseFollowersSuccess")
  .implement({
    description: "No requests are open.",
    fields: (t) => ({
      viewer: t.field({
        type: UserNode,
        resolve: ({ viewer }) => viewer.userId,
        description: "The viewer, with their lists.",
      }),
    }),
  });

builder.mutationFields((t) => ({
  followUser: t.field({
    type: payload("FollowUserPayload", FollowSuccess, ["RefusedError", "RateLimitedError"]),
    description:
      "Asks to follow a person. NOT_FOUND for people whom the viewer may not follow (User.followState), " +
      `ACCOUNT_NEEDED for guests, TOO_MANY_ROWS if the viewer follows ${limits.follows} already or ` +
      `${limits.followRequests} others have asked the person. Repeating it changes nothing.`,
    args: { userId: t.arg.id({ description: "Global id of the person to follow." }) },
    resolve: (_root, { userId }, context) => followUser(context, fromGlobalId("User", userId)),
  }),
  unfollowUser: t.field({
    type: payload("UnfollowUserPayload", FollowSuccess, ["RefusedError"]),
    description: "Stops following a person, or withdraws the request. Repeating it changes nothing.",
    args: { userId: t.arg.id({ description: "Global id of the person who is followed." }) },
    resolve: (_root, { userId }, context) => unfollowUser(context, fromGlobalId("User", userId)),
  }),
  decideFollower: t.field({
    type: payload("DecideFollowerPayload", FollowSuccess, ["RefusedError"]),
    description:
      "Allows or refuses a request to follow the viewer. Refusing also removes a person who already follows. The " +
      `other person is not notified. TOO_MANY_ROWS beyond ${limits.follows} followers. Repeating it changes nothing.`,
    args: {
      userId: t.arg.id({ description: "Global id of the person who asked." }),
      isAllowed: t.arg.boolean({ description: "Whether they may." }),
    },
    resolve: (_root, { userId, isAllowed }, context) =>
      decideFollower(context, fromGlobalId("User", userId), isAllowed),
  }),
  refuseFollowers: t.field({
    type: payload("RefuseFollowersPayload", RefuseFollowersSuccess, ["RefusedError"]),
    description:
      "Declines all open requests to follow the viewer. No notification is sent. Repeating it changes nothing.",
    resolve: (_root, _args, context) => refuseFollowers(context),
  }),
}));

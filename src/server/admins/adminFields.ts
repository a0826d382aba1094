import { builder, pageSizes } from "../graphql/builder";
import { payload } from "../graphql/errors";
import { selectAdmins, appoint, type ChangedAdmins, claimAsViewer, dismiss } from "./admins";
import { UserNode } from "../users/UserNode";
import { resolveCursorConnection } from "@pothos/plugin-relay";
import { toCursor } from "../graphql/pagination";
import { GroupNode } from "../groups/GroupNode";
import type { SeenGroup } from "../groups/groups";
import { selectAllGroups, selectLastActive, selectOwnerNames } from "./allGroups";

const AdminSuccess = builder.objectRef<ChangedAdmins>("AdminSuccess").implement({
  description:
    "The user is an admin from now on, or no longer one. Their sessions get the new role at once, and their " +
    "websockets reconnect with it.",
  fields: (t) => ({
    user: t.field({ type: UserNode, resolve: ({ user }) => user, description: "The user whose role changed." }),
    admins: t.field({
      type: [UserNode],
      nullable: true,
      resolve: ({ admins }) => admins && [...admins],
      description: "All admins, by display name. Null when the viewer is no longer an admin.",
    }),
  }),
});

builder.queryField("admins", (t) =>
  t.field({
    type: [UserNode],
    nullable: true,
    description: "All admins, by display name. Null for viewers who are not admins.",
    resolve: (_root, _args, { viewer, services }) =>
      viewer?.role === "ADMIN" ? selectAdmins(services.database) : null,
  }),
);

builder.mutationFields((t) => ({
  claimAdmin: t.field({
    type: payload("ClaimAdminPayload", AdminSuccess, ["RefusedError"]),
    description:
      "Makes the viewer the first admin, with the token from the link that the server printed at startup. For " +
      "members (guests get NOT_ALLOWED). The link works once (ADMIN_LINK_USED, also when there already is an " +
      "admin) and for 12 hours (ADMIN_LINK_EXPIRED). A later start of the server voids it (ADMIN_LINK_UNKNOWN).",
    args: { token: t.arg.string({ required: true, description: "43 characters: the part of the link after `#`." }) },
    resolve: (_root, { token }, context) => claimAsViewer(context, token),
  }),
  appointAdmin: t.field({
    type: payload("AppointAdminPayload", AdminSuccess, ["InvalidInputError", "RefusedError"]),
    description:
      "Makes a member an admin. For admins (others get NOT_ALLOWED). An unknown username is an issue at " +
      "`username` (USERNAME_UNKNOWN).",
    args: {
      username: t.arg.string({ required: true, description: "Case and surrounding spaces are ignored." }),
    },
    resolve: (_root, { username }, context) => appoint(context, username),
  }),
  removeAdmin: t.field({
    type: payload("RemoveAdminPayload", AdminSuccess, ["RefusedError"]),
    description:
      "Makes an admin a member again, possibly the viewer. For admins (others get NOT_ALLOWED). The last admin " +
      "cannot be removed (LAST_ADMIN). NOT_FOUND for a user who is not an admin.",
    args: { userId: t.arg.id({ required: true, description: "Global id of the user." }) },
    resolve: (_root, { userId }, context) => dismiss(context, userId),
  }),
}));

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
    description:
      "When a member was last active, to the minute. Null for viewers who are not admins, and if no member has been " +
      "active.",
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

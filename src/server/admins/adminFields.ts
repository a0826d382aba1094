import type { UserRow } from "../database/userSchema";
import { builder } from "../graphql/builder";
import type { Context, Viewer } from "../graphql/Context";
import { payload } from "../graphql/errors";
import { DomainError } from "../DomainError";
import { fromGlobalId } from "../graphql/pagination";
import { UserNode } from "../users/UserNode";
import { claimAdmin } from "./adminLinks";
import { appointAdmin, removeAdmin, selectAdmins } from "./appointments";

type Changed = { readonly user: UserRow; readonly admins: readonly UserRow[] | null };

const AdminSuccess = builder.objectRef<Changed>("AdminSuccess").implement({
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
    resolve: (_root, { token }, context) => claim(context, token),
  }),
  appointAdmin: t.field({
    type: payload("AppointAdminPayload", AdminSuccess, ["InvalidInputError", "RefusedError"]),
    description:
      "Makes a member an admin. For admins (others get NOT_ALLOWED). An unknown username is an issue at " +
      "`username` (USERNAME_UNKNOWN).",
    args: {
      username: t.arg.string({ required: true, description: "Case and surrounding spaces are ignored." }),
    },
    resolve: (_root, { username }, context) => changeAdmins(context, (database) => appointAdmin(database, username)),
  }),
  removeAdmin: t.field({
    type: payload("RemoveAdminPayload", AdminSuccess, ["RefusedError"]),
    description:
      "Makes an admin a member again, possibly the viewer. For admins (others get NOT_ALLOWED). The last admin " +
      "cannot be removed (LAST_ADMIN). NOT_FOUND for a user who is not an admin.",
    args: { userId: t.arg.id({ required: true, description: "Global id of the user." }) },
    resolve: (_root, { userId }, context) =>
      changeAdmins(context, (database) => {
        const id = fromGlobalId("User", userId);
        return id === null ? Promise.resolve(new DomainError("NOT_FOUND")) : removeAdmin(database, id);
      }),
  }),
}));

async function claim(context: Context, token: string): Promise<Changed | DomainError> {
  const { viewer, services } = context;
  if (!viewer) return new DomainError("NOT_SIGNED_IN");
  const user = await claimAdmin(services.database, token, viewer.userId, services.now());
  return user instanceof DomainError ? user : tell(context, viewer, user);
}

async function changeAdmins(
  context: Context,
  change: (database: Context["services"]["database"]) => Promise<UserRow | DomainError>,
): Promise<Changed | DomainError> {
  const { viewer, services } = context;
  if (!viewer) return new DomainError("NOT_SIGNED_IN");
  if (viewer.role !== "ADMIN") return new DomainError("NOT_ALLOWED");
  const user = await change(services.database);
  return user instanceof DomainError ? user : tell(context, viewer, user);
}

/** Notifies the sessions of the user whose role changed, and writes the audit log. */
async function tell({ services }: Context, by: Viewer, user: UserRow): Promise<Changed> {
  services.sessions.roleChanged(user.id);
  services.audit(user.role === "ADMIN" ? "admin appointed" : "admin removed", { by: by.userId, user: user.id });
  const isAdmin = by.userId !== user.id || user.role === "ADMIN";
  return { user, admins: isAdmin ? await selectAdmins(services.database) : null };
}

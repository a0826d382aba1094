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
    "They are an admin from now on, or no longer: their sessions know it at once, and their websockets come back " +
    "as what they are now.",
  fields: (t) => ({
    user: t.field({ type: UserNode, resolve: ({ user }) => user, description: "Whose role changed." }),
    admins: t.field({
      type: [UserNode],
      nullable: true,
      resolve: ({ admins }) => admins && [...admins],
      description: "All admins, by display name. Null when the viewer is none any more.",
    }),
  }),
});

builder.queryField("admins", (t) =>
  t.field({
    type: [UserNode],
    nullable: true,
    description: "Who the admins are, by display name. For admins: null for anybody else.",
    resolve: (_root, _args, { viewer, services }) =>
      viewer?.role === "ADMIN" ? selectAdmins(services.database) : null,
  }),
);

builder.mutationFields((t) => ({
  claimAdmin: t.field({
    type: payload("ClaimAdminPayload", AdminSuccess, ["RefusedError"]),
    description:
      "Makes the viewer the first admin, with the token of the link that the server printed when it started. For " +
      "members (a guest is NOT_ALLOWED). It works once (ADMIN_LINK_USED, also while there is " +
      "an admin) and for 12 hours (ADMIN_LINK_EXPIRED); a later start voids it (ADMIN_LINK_UNKNOWN).",
    args: { token: t.arg.string({ required: true, description: "43 characters: what follows `#` in the link." }) },
    resolve: (_root, { token }, context) => claim(context, token),
  }),
  appointAdmin: t.field({
    type: payload("AppointAdminPayload", AdminSuccess, ["InvalidInputError", "RefusedError"]),
    description:
      "Makes a member an admin. For admins (else NOT_ALLOWED). An unknown name is an issue at `username` " +
      "(USERNAME_UNKNOWN).",
    args: {
      username: t.arg.string({ required: true, description: "Capitals and spaces around it make no difference." }),
    },
    resolve: (_root, { username }, context) => changeAdmins(context, (database) => appointAdmin(database, username)),
  }),
  removeAdmin: t.field({
    type: payload("RemoveAdminPayload", AdminSuccess, ["RefusedError"]),
    description:
      "Makes an admin a member again; it may be the viewer. For admins (else NOT_ALLOWED). The last admin stays " +
      "(LAST_ADMIN); NOT_FOUND for a user who is no admin.",
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

/** What is notified: the sessions of the user whose role changed, and the log. */
async function tell({ services }: Context, by: Viewer, user: UserRow): Promise<Changed> {
  services.sessions.roleChanged(user.id);
  services.audit(user.role === "ADMIN" ? "admin appointed" : "admin removed", { by: by.userId, user: user.id });
  const isAdmin = by.userId !== user.id || user.role === "ADMIN";
  return { user, admins: isAdmin ? await selectAdmins(services.database) : null };
}

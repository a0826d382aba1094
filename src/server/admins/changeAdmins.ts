import type { UserRow } from "../database/userSchema";
import { DomainError } from "../DomainError";
import type { Context, Viewer } from "../graphql/Context";
import { fromGlobalId } from "../graphql/pagination";
import { claimAdmin } from "./adminLinks";
import { appointAdmin, removeAdmin, selectAdmins } from "./appointments";

/** The user whose role changed, and all admins; null for a viewer who no longer is one. */
export type ChangedAdmins = { readonly user: UserRow; readonly admins: readonly UserRow[] | null };

/** Makes the viewer the first admin, with the token of the link that the server printed. */
export async function claimAsViewer(context: Context, token: string): Promise<ChangedAdmins | DomainError> {
  const { viewer, services } = context;
  if (!viewer) return new DomainError("NOT_SIGNED_IN");
  const user = await claimAdmin(services.database, token, viewer.userId, services.now());
  return user instanceof DomainError ? user : announceChange(context, viewer, user);
}

/** Makes a member an admin. */
export function appoint(context: Context, username: string): Promise<ChangedAdmins | DomainError> {
  return changeAdmins(context, (database) => appointAdmin(database, username));
}

/** Makes an admin a member again. */
export function dismiss(context: Context, globalId: string): Promise<ChangedAdmins | DomainError> {
  const id = fromGlobalId("User", globalId);
  return changeAdmins(context, async (database) =>
    id === null ? new DomainError("NOT_FOUND") : removeAdmin(database, id),
  );
}

async function changeAdmins(
  context: Context,
  change: (database: Context["services"]["database"]) => Promise<UserRow | DomainError>,
): Promise<ChangedAdmins | DomainError> {
  const { viewer, services } = context;
  if (!viewer) return new DomainError("NOT_SIGNED_IN");
  if (viewer.role !== "ADMIN") return new DomainError("NOT_ALLOWED");
  const user = await change(services.database);
  return user instanceof DomainError ? user : announceChange(context, viewer, user);
}

/** Notifies the sessions of the user whose role changed, and writes the audit log. */
async function announceChange({ services }: Context, by: Viewer, user: UserRow): Promise<ChangedAdmins> {
  services.sessions.roleChanged(user.id);
  services.audit(user.role === "ADMIN" ? "admin appointed" : "admin removed", { by: by.userId, user: user.id });
  const isAdmin = by.userId !== user.id || user.role === "ADMIN";
  return { user, admins: isAdmin ? await selectAdmins(services.database) : null };
}

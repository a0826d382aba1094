import { eq, inArray } from "drizzle-orm";
import { appearanceRules, changePasswordRules, renameRules } from "../../contract/accountRules";
import type { SpeedUnit } from "../../engine/metrics/rates";
import { refuseLastAdmin } from "../admins/admins";
import { type Connection, inNameOrder } from "../database/Database";
import { groups, users, type UserRow } from "../database/userSchema";
import { DomainError, InvalidInput, RateLimited, validate } from "../DomainError";
import type { Context, Viewer, Services } from "../Context";
import { eraseUser, findOwnedAlone } from "./accounts";
import { hashPassword, isPasswordOf, refuseCommonPassword } from "./passwords";
import { rememberDevice } from "./signInTries";

/** Changes the viewer's password and ends all their other sessions. */
export async function changePassword(
  { services, viewer, exchange }: Context,
  input: { readonly current: string; readonly next: string },
): Promise<{ readonly user: UserRow } | DomainError> {
  if (!viewer) return new DomainError("NOT_SIGNED_IN");
  if (viewer.role === "GUEST") return new DomainError("NOT_ALLOWED");
  const passwords = await validate(changePasswordRules, input);
  if (passwords instanceof DomainError) return passwords;
  const common = refuseCommonPassword("next", passwords.next);
  if (common) return common;
  const { database, rateLimits, sessions } = services;
  const [user] = await database.select().from(users).where(eq(users.id, viewer.userId));
  if (!user?.username) return new DomainError("NOT_SIGNED_IN");
  const wait = await rateLimits.take("signIn", `session ${viewer.sessionId}`);
  if (wait !== null) return new RateLimited(wait);
  const right = await isPasswordOf(user, passwords.current);
  if (right instanceof DomainError) return right;
  if (!right) return new InvalidInput([{ path: "current", code: "WRONG_PASSWORD" }]);
  const passwordHash = await hashPassword(passwords.next);
  if (passwordHash instanceof DomainError) return passwordHash;
  const [changed] = await database.update(users).set({ passwordHash }).where(eq(users.id, user.id)).returning();
  await sessions.revokeAllBut(user.id, viewer.sessionId);
  if (changed) rememberDevice(services, exchange, changed);
  return changed ? { user: changed } : new DomainError("NOT_SIGNED_IN");
}

/** Changes the viewer's display name. */
export async function renameMe(
  { viewer, services }: Context,
  input: { readonly displayName: string },
): Promise<{ readonly user: UserRow } | DomainError> {
  if (!viewer) return new DomainError("NOT_SIGNED_IN");
  const clean = await validate(renameRules, input);
  if (clean instanceof DomainError) return clean;
  const [user] = await services.database
    .update(users)
    .set({ displayName: clean.displayName })
    .where(eq(users.id, viewer.userId))
    .returning();
  return user ? { user } : new DomainError("NOT_SIGNED_IN");
}

/** Saves the unit in which the viewer reads speeds; null for that of the interface's language. */
export async function setSpeedUnit(
  { viewer, services }: Context,
  speedUnit: SpeedUnit | null,
): Promise<{ readonly user: UserRow } | DomainError> {
  if (!viewer) return new DomainError("NOT_SIGNED_IN");
  const [user] = await services.database
    .update(users)
    .set({ speedUnit })
    .where(eq(users.id, viewer.userId))
    .returning();
  return user ? { user } : new DomainError("NOT_SIGNED_IN");
}

/** Saves how the pages look and sound on the viewer's devices. */
export async function setAppearance(
  { viewer, services }: Context,
  input: object,
): Promise<{ readonly user: UserRow } | DomainError> {
  if (!viewer) return new DomainError("NOT_SIGNED_IN");
  const appearance = await validate(appearanceRules, input);
  if (appearance instanceof DomainError) return appearance;
  const [user] = await services.database
    .update(users)
    .set({ appearance })
    .where(eq(users.id, viewer.userId))
    .returning();
  return user ? { user } : new DomainError("NOT_SIGNED_IN");
}

/** Names of the groups that have other members and no other owner, by name. */
export async function selectGroupsToHandOver(database: Connection, userId: string): Promise<string[]> {
  const { withMembers } = await findOwnedAlone(database, userId);
  if (withMembers.length === 0) return [];
  const rows = await database
    .select({ name: groups.name })
    .from(groups)
    .where(inArray(groups.id, [...withMembers]))
    .orderBy(inNameOrder(groups.name));
  return rows.map(({ name }) => name);
}

/** Deletes the viewer's account with all that it has. */
export async function deleteMyAccount(
  services: Services,
  viewer: Viewer | null,
  password: string,
): Promise<{ readonly done: true } | DomainError> {
  if (!viewer) return new DomainError("NOT_SIGNED_IN");
  if (viewer.role === "GUEST") return new DomainError("NOT_ALLOWED");
  const [user] = await services.database.select().from(users).where(eq(users.id, viewer.userId));
  if (!user?.username) return new DomainError("NOT_SIGNED_IN");
  const wait = await services.rateLimits.take("signIn", `session ${viewer.sessionId}`);
  if (wait !== null) return new RateLimited(wait);
  const right = await isPasswordOf(user, password);
  if (right instanceof DomainError) return right;
  if (!right) return new InvalidInput([{ path: "password", code: "WRONG_PASSWORD" }]);
  return (await eraseUser(services, user.id, (transaction) => refuseLastAdmin(transaction, user.id))) ?? { done: true };
}

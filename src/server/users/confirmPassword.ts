import { eq } from "drizzle-orm";
import type { Services, Viewer } from "../Context";
import { users } from "../database/userSchema";
import { DomainError, InvalidInput, RateLimited } from "../DomainError";
import { isPasswordOf } from "./passwords";

/**
 * Confirms with their password that the viewer is the owner of the account, before something is added with which one
 * can sign in: at a computer that was left unlocked, anybody could add their own. Accounts without a password have none
 * to ask for.
 * @returns null if it is right; otherwise an issue at `password` (REQUIRED, WRONG_PASSWORD), or RATE_LIMITED.
 */
export async function confirmPassword(
  { database, rateLimits }: Services,
  viewer: Viewer,
  password: string | null | undefined,
): Promise<DomainError | null> {
  const [user] = await database.select().from(users).where(eq(users.id, viewer.userId));
  if (!user) return new DomainError("NOT_SIGNED_IN");
  if (user.passwordHash === null) return null;
  if (password == null || password === "") return new InvalidInput([{ path: "password", code: "REQUIRED" }]);
  const wait = await rateLimits.take("confirmPassword", viewer.sessionId);
  if (wait !== null) return new RateLimited(wait);
  const right = await isPasswordOf(user, password);
  if (right instanceof DomainError) return right;
  return right ? null : new InvalidInput([{ path: "password", code: "WRONG_PASSWORD" }]);
}

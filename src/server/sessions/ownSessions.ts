import { and, eq, gt, inArray, isNull, type SQL } from "drizzle-orm";
import { sessions, type SessionRow } from "../database/userSchema";
import { DomainError } from "../DomainError";
import type { Viewer, Services } from "../Context";
import { newestFirst, type PageRequest } from "../database/pagination";
import { fromGlobalId } from "../globalIds";
import type { ProviderConfig } from "../externalAccounts/readProviders";

/** Those of these sessions that are the viewer's and still open. */
export async function findOwnSessions(
  { database, now }: Services,
  viewer: Viewer | null,
  ids: readonly string[],
): Promise<SessionRow[]> {
  if (!viewer) return [];
  return database
    .select()
    .from(sessions)
    .where(and(inArray(sessions.id, [...ids]), isOpenOf(viewer.userId, now())));
}

/** A page of a user's open sessions, newest first. */
export function selectSessionPage(
  { database, now }: Services,
  userId: string,
  page: PageRequest,
): Promise<SessionRow[]> {
  const { where, orderBy } = newestFirst(sessions, page);
  return database
    .select()
    .from(sessions)
    .where(and(isOpenOf(userId, now()), where))
    .orderBy(...orderBy)
    .limit(page.limit);
}

function isOpenOf(userId: string, now: number): SQL | undefined {
  return and(eq(sessions.userId, userId), isNull(sessions.revokedAt), gt(sessions.expiresAt, new Date(now)));
}

/** Ends one of the viewer's own sessions, which may have ended before. */
export async function revokeOwnSession(
  { database, sessions: open }: Services,
  viewer: Viewer | null,
  globalId: string,
): Promise<{ readonly id: string } | DomainError> {
  if (!viewer) return new DomainError("NOT_SIGNED_IN");
  const id = fromGlobalId("Session", globalId);
  if (id === null) return new DomainError("NOT_FOUND");
  const own = and(eq(sessions.id, id), eq(sessions.userId, viewer.userId));
  const [session] = await database.select({ id: sessions.id }).from(sessions).where(own);
  if (!session) return new DomainError("NOT_FOUND");
  await open.revoke(id);
  return session;
}

/** What ended: the provider that had opened the session, if the host still has it. */
export type EndedSession = { readonly provider: ProviderConfig | null };

/** Ends the session of the request. */
export async function signOut(
  { database, sessions: open, signInProviders }: Services,
  viewer: Viewer | null,
): Promise<EndedSession | DomainError> {
  if (!viewer) return new DomainError("NOT_SIGNED_IN");
  const [session] = await database
    .select({ provider: sessions.provider })
    .from(sessions)
    .where(eq(sessions.id, viewer.sessionId));
  await open.revoke(viewer.sessionId);
  return { provider: signInProviders.find(session?.provider ?? "") };
}

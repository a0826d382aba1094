import { cutGraphemes } from "../../engine/text/graphemes";
import { randomBytes, hash } from "node:crypto";
import { and, eq, gt, inArray, isNull, ne, sql, type SQL } from "drizzle-orm";
import { limits } from "../../contract/limits";
import type { Connection, Database, Transaction } from "../database/Database";
import { isDatabaseAway } from "../database/databaseErrors";
import { sessions, users, type SessionRow } from "../database/userSchema";
import type { PubSub } from "../redis/PubSub";
import type { Viewer } from "../Context";

/** 32 random bytes as base64url. */
const tokenForm = /^[A-Za-z0-9_-]{43}$/u;

/** How old `lastSeenAt` and `expiresAt` may be, so that a session in use is written once a minute. */
const RENEW_MS = 60_000;

/** Its messages are the row ids of revoked sessions, separated by commas. */
const CHANNEL = "sessions-ended";

/** Its messages are the row id of a user whose role changed. */
const ROLES_CHANNEL = "role-changed";

type Found = { readonly session: SessionRow; readonly role: Viewer["role"]; readonly lockedAt: Date | null };

export type NewSession = {
  readonly userId: string;
  readonly deviceLabel: string;
  readonly shared: boolean;
  /** Id of the sign-in provider that opens it. Default: none, a password does. */
  readonly provider?: string;
};

/** The sessions of users. Tokens are opaque; only their SHA-256 is stored. */
export class Sessions {
  readonly #database: Database;
  readonly #pubSub: PubSub;
  readonly #now: () => number;
  readonly #cache = new SessionCache();
  readonly #lastTokens = new WeakMap<object, { readonly token: string; readonly tokenHash: string }>();
  readonly #lookups = new Map<string, Promise<Viewer | null>>();
  readonly #listeners = new Set<(sessionId: string) => void>();
  readonly #roleListeners = new Set<(userId: string) => void>();
  /**
   * Counts revocations and changes of roles, so that a lookup that began before one does not put the session back in
   * the cache.
   */
  #endings = 0;
  readonly #select;

  /** @param now ms since 1970. */
  constructor(database: Database, pubSub: PubSub, now: () => number) {
    this.#database = database;
    this.#pubSub = pubSub;
    this.#now = now;
    pubSub.subscribe(CHANNEL, (ids) => {
      for (const id of ids.split(",")) this.#ended(id);
    });
    pubSub.subscribe(ROLES_CHANNEL, (userId) => this.#roleChanged(userId));
    pubSub.onMissed(() => this.#forgetAll());
    this.#select = database
      .select({ session: sessions, role: users.role, lockedAt: users.lockedAt })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      .where(eq(sessions.tokenHash, sql.placeholder("tokenHash")))
      .prepare("session_by_token");
  }

  /** Opens a session. The token is returned once and not stored. */
  async issue({
    userId,
    deviceLabel,
    shared,
    provider,
  }: NewSession): Promise<{ readonly token: string; readonly sessionId: string }> {
    const token = randomBytes(32).toString("base64url");
    const createdAt = new Date(this.#now());
    const expiresAt = new Date(createdAt.getTime() + lifetime(shared));
    const values = {
      userId,
      tokenHash: hashToken(token),
      deviceLabel: cleanDeviceLabel(deviceLabel),
      shared,
      provider: provider ?? null,
      createdAt,
      lastSeenAt: createdAt,
      expiresAt,
    };
    const [row] = await this.#database.insert(sessions).values(values).returning({ id: sessions.id });
    if (!row) throw new Error("The database kept no session.");
    return { token, sessionId: row.id };
  }

  /**
   * The viewer for a token; null if it is unknown, expired or revoked. Each use extends the expiry. Without a promise
   * if the session was read in the last five seconds. While the database is unreachable, viewers seen within the last
   * minute are still known.
   * @param connection what the token came through. Its hash is kept with it, because a racer sends four batches a
   * second through one.
   * @throws (rejects) when the database fails, or is unreachable and the session was not seen recently.
   */
  viewerOf(token: string, connection?: object): Viewer | null | Promise<Viewer | null> {
    const tokenHash = this.#hashOf(token, connection);
    if (tokenHash === null) return null;
    const cached = this.#cache.get(tokenHash, this.#now());
    if (cached) return cached;
    const running = this.#lookups.get(tokenHash);
    if (running) return running;
    const lookup = this.#lookUp(tokenHash)
      .catch((error: unknown) => this.#lastSeen(tokenHash, error))
      .finally(() => this.#lookups.delete(tokenHash));
    this.#lookups.set(tokenHash, lookup);
    return lookup;
  }

  /** Ends a session at once. False if it had already ended or never existed. */
  async revoke(sessionId: string): Promise<boolean> {
    return (await this.#end(eq(sessions.id, sessionId))).length > 0;
  }

  /** Ends all sessions of a user except the given one. */
  async revokeAllBut(userId: string, exceptSessionId: string | null): Promise<void> {
    await this.#end(
      and(eq(sessions.userId, userId), exceptSessionId === null ? undefined : ne(sessions.id, exceptSessionId)),
    );
  }

  /**
   * Ends all sessions of a user together with what else a transaction does.
   * @returns their row ids, for {@link announceEnded} after the transaction.
   */
  revokeWithin(transaction: Transaction, userId: string): Promise<readonly string[]> {
    return this.#revoke(transaction, eq(sessions.userId, userId));
  }

  /** Announces to all processes that sessions have ended in a transaction. */
  announceEnded(sessionIds: readonly string[]): void {
    if (sessionIds.length > 0) this.#pubSub.publish(CHANNEL, sessionIds.join());
  }

  /**
   * Those of the given sessions that are still open, with their users' roles. For code with open connections, to notice
   * an end or a change that it missed.
   */
  async activeAmong(sessionIds: readonly string[]): Promise<ReadonlyMap<string, Viewer["role"]>> {
    if (sessionIds.length === 0) return new Map();
    const queriedAt = this.#now();
    const rows = await this.#database
      .select({ id: sessions.id, role: users.role })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      .where(
        and(
          inArray(sessions.id, [...sessionIds]),
          isNull(sessions.revokedAt),
          isNull(users.lockedAt),
          gt(sessions.expiresAt, new Date(this.#now())),
        ),
      );
    const active = new Map(rows.map(({ id, role }) => [id, role]));
    for (const id of sessionIds) {
      const role = active.get(id);
      if (role === undefined) this.#ended(id);
      else this.#cache.confirm(id, role, queriedAt);
    }
    return active;
  }

  /** Announces a changed role to all processes. Call it after the transaction. */
  roleChanged(userId: string): void {
    // Applied here at once, even if it cannot be announced.
    this.#roleChanged(userId);
    this.#pubSub.publish(ROLES_CHANNEL, userId);
  }

  /**
   * Calls the listener with the row id of a user whose role changed, in any process. May be called twice.
   * @returns removes the listener.
   */
  onRoleChanged(listener: (userId: string) => void): () => void {
    this.#roleListeners.add(listener);
    return () => this.#roleListeners.delete(listener);
  }

  /**
   * Calls the listener when a session ends: at once when it is revoked in any process, or when its expiry is noticed.
   * May be called twice.
   * @returns removes the listener.
   */
  onEnded(listener: (sessionId: string) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** The hash of a token; null if it has not the form of one. */
  #hashOf(token: string, connection: object | undefined): string | null {
    const last = connection && this.#lastTokens.get(connection);
    if (last?.token === token) return last.tokenHash;
    if (!tokenForm.test(token)) return null;
    const tokenHash = hashToken(token);
    if (connection) this.#lastTokens.set(connection, { token, tokenHash });
    return tokenHash;
  }

  async #lookUp(tokenHash: string): Promise<Viewer | null> {
    const endings = this.#endings;
    const [found] = await this.#select.execute({ tokenHash });
    // A session that was opened while its account was being locked is not revoked.
    if (!found || found.session.revokedAt || found.lockedAt) return null;
    const now = this.#now();
    if (found.session.expiresAt.getTime() <= now) {
      this.#ended(found.session.id);
      return null;
    }
    const expiresAt = await this.#renew(found, now);
    const viewer = { userId: found.session.userId, role: found.role, sessionId: found.session.id };
    if (endings === this.#endings) this.#cache.put(tokenHash, viewer, now, expiresAt);
    return viewer;
  }

  #lastSeen(tokenHash: string, error: unknown): Viewer {
    const viewer = isDatabaseAway(error) ? this.#cache.getStale(tokenHash, this.#now()) : null;
    if (viewer === null) throw error;
    return viewer;
  }

  /** Extends the expiry if it was last written a minute ago or more. Returns the current expiry. */
  async #renew({ session }: Found, now: number): Promise<number> {
    if (now - session.lastSeenAt.getTime() < RENEW_MS) return session.expiresAt.getTime();
    const expiresAt = now + lifetime(session.shared);
    await this.#database
      .update(sessions)
      .set({ lastSeenAt: new Date(now), expiresAt: new Date(expiresAt) })
      .where(and(eq(sessions.id, session.id), isNull(sessions.revokedAt)));
    return expiresAt;
  }

  async #end(which: SQL | undefined): Promise<readonly string[]> {
    const ids = await this.#revoke(this.#database, which);
    this.announceEnded(ids);
    return ids;
  }

  async #revoke(connection: Connection, which: SQL | undefined): Promise<readonly string[]> {
    const rows = await connection
      .update(sessions)
      .set({ revokedAt: new Date(this.#now()) })
      .where(and(which, isNull(sessions.revokedAt)))
      .returning({ id: sessions.id });
    return rows.map(({ id }) => id);
  }

  /** Revocations in other processes may have been missed, so all sessions are read again. */
  #forgetAll(): void {
    this.#endings += 1;
    this.#cache.clear();
  }

  #roleChanged(userId: string): void {
    this.#endings += 1;
    this.#cache.forgetUser(userId);
    for (const listener of this.#roleListeners) listener(userId);
  }

  #ended(sessionId: string): void {
    this.#endings += 1;
    this.#cache.forget(sessionId);
    for (const listener of this.#listeners) listener(sessionId);
  }
}

function lifetime(shared: boolean): number {
  return shared ? limits.sharedSessionMs : limits.sessionMs;
}

/**
 * A device's description of itself, cleaned for storage and display: one line of printable text, at most 80 characters.
 */
function cleanDeviceLabel(label: string): string {
  const line = label
    .normalize("NFC")
    .replace(/[\p{C}\s]+/gu, " ")
    .trim();
  return cutGraphemes(line, limits.deviceLabel.max).trim() || "Unknown device";
}

/**
 * The SHA-256 of a token, hex, which is what the database and the caches have. The token has 256 random bits, so no
 * salt is needed.
 */
export function hashToken(token: string): string {
  return hash("sha256", token);
}

/**
 * `askAgainAt`: when the session is read from the database again in any case, so that use extends its expiry. All in ms
 * since 1970.
 */
type Entry = {
  readonly viewer: Viewer;
  readonly freshUntil: number;
  readonly askAgainAt: number;
  readonly expiresAt: number;
};

/** How long a session is trusted without reading it again. */
const FRESH_MS = 5_000;

/** Maximum time that it is trusted because other code keeps confirming it. */
const CONFIRMED_MS = 60_000;

/** How much longer it is trusted while the database is unreachable, so that a race can continue. */
const STALE_MS = 60_000;

/** Many times more than the users of a school at one moment; beyond it the oldest is dropped. */
const MOST = 20_000;

/** Recently used sessions, by the hash of their token. */
class SessionCache {
  readonly #entries = new Map<string, Entry>();
  readonly #tokenHashes = new Map<string, string>();

  /** The viewer for a token's hash, or null if it must be read from the database. */
  get(tokenHash: string, now: number): Viewer | null {
    const entry = this.#entries.get(tokenHash);
    return entry && now < entry.freshUntil ? entry.viewer : null;
  }

  /**
   * The viewer for a token's hash that was fresh within the last minute. Only while the database is unreachable, when
   * no session can be revoked either.
   */
  getStale(tokenHash: string, now: number): Viewer | null {
    const entry = this.#entries.get(tokenHash);
    return entry && now < Math.min(entry.freshUntil + STALE_MS, entry.expiresAt) ? entry.viewer : null;
  }

  /** @param expiresAt ms since 1970. No session is valid after it, however fresh the entry. */
  put(tokenHash: string, viewer: Viewer, now: number, expiresAt: number): void {
    this.#remove(tokenHash);
    this.#entries.set(tokenHash, {
      viewer,
      freshUntil: Math.min(now + FRESH_MS, expiresAt),
      askAgainAt: Math.min(now + CONFIRMED_MS, expiresAt),
      expiresAt,
    });
    this.#tokenHashes.set(viewer.sessionId, tokenHash);
    if (this.#entries.size <= MOST) return;
    const oldest = this.#entries.keys().next();
    if (!oldest.done) this.#remove(oldest.value);
  }

  /**
   * A session was just confirmed to be open, with this role, so that a racer's connection does not read it every five
   * seconds as well.
   */
  confirm(sessionId: string, role: Viewer["role"], now: number): void {
    const tokenHash = this.#tokenHashes.get(sessionId) ?? "";
    const entry = this.#entries.get(tokenHash);
    if (entry && entry.viewer.role !== role) this.#remove(tokenHash);
    else if (entry) this.#entries.set(tokenHash, { ...entry, freshUntil: Math.min(now + FRESH_MS, entry.askAgainAt) });
  }

  forget(sessionId: string): void {
    const tokenHash = this.#tokenHashes.get(sessionId);
    if (tokenHash !== undefined) this.#remove(tokenHash);
  }

  /** Drops all sessions of a user. Scans the whole cache, so only for rare events. */
  forgetUser(userId: string): void {
    for (const [tokenHash, { viewer }] of this.#entries) if (viewer.userId === userId) this.#remove(tokenHash);
  }

  clear(): void {
    this.#entries.clear();
    this.#tokenHashes.clear();
  }

  #remove(tokenHash: string): void {
    const entry = this.#entries.get(tokenHash);
    if (!entry) return;
    this.#entries.delete(tokenHash);
    this.#tokenHashes.delete(entry.viewer.sessionId);
  }
}

declare module "../Context" {
  interface Services {
    readonly sessions: Sessions;
  }
}

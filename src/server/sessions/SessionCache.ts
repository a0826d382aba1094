import type { Viewer } from "../graphql/Context";

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
export class SessionCache {
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

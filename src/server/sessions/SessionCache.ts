import type { Viewer } from "../graphql/Context";

/**
 * `askAgainAt`: when the database is asked whatever was heard meanwhile, so that the expiry moves on with use. All in
 * ms since 1970.
 */
type Entry = {
  readonly viewer: Viewer;
  readonly freshUntil: number;
  readonly askAgainAt: number;
  readonly expiresAt: number;
};

/** How long a session is believed without asking the database again. */
const FRESH_MS = 5_000;

/** The longest that it is believed because somebody hears all the time that it is open. */
const CONFIRMED_MS = 60_000;

/** How long past that it is believed while the database does not answer, so that a race goes on. */
const STALE_MS = 60_000;

/** Who types in a school at the same time fits many times over; beyond it the oldest goes. */
const MOST = 20_000;

/** Sessions that were in use a moment ago, by the hash of their token. */
export class SessionCache {
  readonly #entries = new Map<string, Entry>();
  readonly #tokenHashes = new Map<string, string>();

  /** The viewer of a token's hash, or null when it must be looked up. */
  get(tokenHash: string, now: number): Viewer | null {
    const entry = this.#entries.get(tokenHash);
    return entry && now < entry.freshUntil ? entry.viewer : null;
  }

  /**
   * The viewer of a token's hash that was fresh within the last minute: for while the database is away. Without it no
   * session can be ended either.
   */
  getStale(tokenHash: string, now: number): Viewer | null {
    const entry = this.#entries.get(tokenHash);
    return entry && now < Math.min(entry.freshUntil + STALE_MS, entry.expiresAt) ? entry.viewer : null;
  }

  /** @param expiresAt ms since 1970: nobody is let in past it, however fresh the entry. */
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
   * A session was just seen to be open, by somebody of this role: who races over a connection is not looked up every
   * five seconds as well.
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

  /** All sessions of a user. It looks at each that is known: for what happens rarely. */
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

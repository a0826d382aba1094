import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from "rate-limiter-flexible";
import type { RedisConnection } from "../redis/RedisConnection";
import { limits } from "../../contract/limits";

/**
 * Rate limits. All processes count together in Redis; while it is unreachable each counts by itself, so that no one is
 * locked out and nothing is unlimited.
 */
export class RateLimits {
  readonly #limiters: ReadonlyMap<string, RateLimiterMemory | RateLimiterRedis>;

  constructor(redis: RedisConnection | null) {
    const limiter = (name: string, rule: { readonly points: number; readonly duration: number }) => {
      const alone = new RateLimiterMemory({ keyPrefix: name, ...rule });
      if (redis === null) return alone;
      return new RateLimiterRedis({
        storeClient: redis.commands,
        keyPrefix: `limit:${name}`,
        insuranceLimiter: alone,
        rejectIfRedisNotReady: true,
        ...rule,
      });
    };
    this.#limiters = new Map(Object.entries(rateLimitRules).map(([name, rule]) => [name, limiter(name, rule)]));
  }

  /** Counts one use. Null if it is allowed, otherwise the seconds to wait (at least 1). */
  async take(name: RateLimitName, key: string): Promise<number | null> {
    try {
      await this.#limiters.get(name)?.consume(key);
      return null;
    } catch (refusal) {
      if (refusal instanceof RateLimiterRes) return secondsOf(refusal);
      throw refusal;
    }
  }

  /**
   * Counts one use by session and, if that allows it, one by address, so that a session with too many requests does not
   * use up the limit of others behind the same address. Requests without a session are counted together by address,
   * separately from those with one.
   * @param session id of the session, or of whatever identifies one person; null for none.
   * @returns null if it is allowed, otherwise the seconds to wait (at least 1).
   */
  async takeFrom(name: PairedLimitName, session: string | null, address: string): Promise<number | null> {
    if (session === null) return this.take(`${name}FromAddress`, `no session ${address}`);
    return (await this.take(name, session)) ?? this.take(`${name}FromAddress`, address);
  }

  /** What {@link take} would return, without counting. */
  async look(name: RateLimitName, key: string): Promise<number | null> {
    const found = await this.#limiters.get(name)?.get(key);
    return found && found.consumedPoints >= rateLimitRules[name].points ? secondsOf(found) : null;
  }

  /** Undoes one use that turned out not to be a failure. */
  async giveBack(name: RateLimitName, key: string): Promise<void> {
    await this.#limiters.get(name)?.reward(key);
  }
}

function secondsOf({ msBeforeNext }: RateLimiterRes): number {
  return Math.max(1, Math.ceil(msBeforeNext / 1000));
}

/**
 * The limits: points per key (an account, a device, or a network address) in a number of seconds. Whole schools share
 * one address, so limits by address are generous, and where it matters only failures count.
 */
export const rateLimitRules = {
  /** By account for unknown devices, and by account and known device. */
  signIn: { points: limits.signInTriesPerMinute, duration: 60 },
  /** Failures by account and address, so that trying a list of passwords takes years. */
  signInFromAddress: { points: 30, duration: 900 },
  /** Failures by address, from devices unknown to the accounts. */
  signInFailures: { points: 1_000, duration: 600 },
  signUp: { points: 500, duration: 600 },
  /** By address: a school of 600 where everybody starts to sign in within minutes, some of them twice. */
  externalSignIn: { points: 1_200, duration: 600 },
  /** By address, as with the passwords of a school: each sign-in begins with one. */
  passkeySignIn: { points: 1_200, duration: 600 },
  addPasskey: { points: 30, duration: 600 },
  /** By session: somebody else at an unlocked computer may guess at the password. */
  confirmPassword: { points: 30, duration: 600 },
  createGuest: { points: 2_000, duration: 600 },
  /** By account. Each person in a school of 600 may open a race within the same minute. */
  createRace: { points: 20, duration: 60 },
  createRaceFromAddress: { points: 1_000, duration: 60 },
  /**
   * By session: the 1,000 runs that a browser stores offline, all at once, and 15-second runs one after another
   * besides. By address: 600 people who save a run every 15 s, two and a half times over.
   */
  saveResult: { points: 1_200, duration: 600 },
  saveResultFromAddress: { points: 60_000, duration: 600 },
  /** By session: more than two letters a second. By address: a search every six seconds by each of 600 people. */
  searchTexts: { points: 150, duration: 60 },
  searchTextsFromAddress: { points: 6_000, duration: 60 },
  /** By session: faster than a person reads. By address: a school of 600 who report one every minute. */
  reportSentence: { points: 60, duration: 60 },
  reportSentenceFromAddress: { points: 600, duration: 60 },
  /** By account: more than a person has reason to. By address: a school. */
  reportAbuse: { points: 20, duration: 3_600 },
  reportAbuseFromAddress: { points: 300, duration: 3_600 },
  /** A guest is made by a click, so all behind an address together have few. */
  reportAbuseAsGuest: { points: 3, duration: 3_600 },
  reportAbuseAsGuestFromAddress: { points: 30, duration: 3_600 },
  /** By session: more than a person finds in a minute. By address: a school of 600 who follow each other. */
  followUser: { points: 30, duration: 60 },
  followUserFromAddress: { points: 3_000, duration: 60 },
  /** By account: everybody of a class, and some. */
  followUserDaily: { points: 40, duration: 86_400 },
  /**
   * By account: a choice that is changed back at once, over and over, rebuilds all entries of a person each time. By
   * address: a school of 600 who each choose twice.
   */
  setProfileVisibility: { points: 20, duration: 600 },
  setProfileVisibilityFromAddress: { points: 1_200, duration: 600 },
  createGroup: { points: 20, duration: 600 },
  checkProvider: { points: 30, duration: 60 },
  createExam: { points: 20, duration: 600 },
  previewMembers: { points: 100, duration: 600 },
  makePassPhrases: { points: 100, duration: 600 },
  exportPerson: { points: 60, duration: 600 },
  /** By session: each address may be tried five times. */
  downloadExport: { points: 300, duration: 600 },
  /** Wrong codes by account, or by address without one. */
  guessByAccount: { points: 60, duration: 60 },
  guessByAddress: { points: 120, duration: 60 },
  /** Wrong codes of all clients behind one address. */
  guessCode: { points: 600, duration: 60 },
  readTextUpload: { points: 60, duration: 600 },
  /** Each file is sent twice: to look at it, and to keep it. */
  importRuns: { points: 60, duration: 600 },
  importRunsFromAddress: { points: 300, duration: 600 },
  importRoster: { points: 60, duration: 600 },
  reportPresence: { points: 120, duration: 60 },
  reportTyping: { points: 600, duration: 60 },
  uploadAvatar: { points: 20, duration: 600 },
} as const;

type RateLimitName = keyof typeof rateLimitRules;

/** Limits by both session and address. */
export type PairedLimitName =
  | "createRace"
  | "followUser"
  | "importRuns"
  | "reportAbuse"
  | "reportAbuseAsGuest"
  | "reportSentence"
  | "saveResult"
  | "searchTexts"
  | "setProfileVisibility";

/** A client that tries codes: its account, if any, and its address. */
type Guesser = { readonly viewer: { readonly userId: string } | null; readonly address: string };

/** Maximum number of blocked keys; beyond it the oldest is dropped. */
const MOST_BLOCKED = 10_000;

/**
 * Protects secret codes (of races, groups, certificates) against guessing. Only wrong codes count, by account or
 * otherwise by address. After too many, a client must wait, whatever it tries next, so that it learns nothing. Other
 * clients behind the same address are not affected until there are more wrong codes than typing errors explain; even
 * then, clients that were never wrong themselves are not blocked.
 */
export class BruteForceGuard {
  readonly #limits: RateLimits;
  readonly #now: () => number;
  /** When blocked clients may try again. Kept in memory, because it is read before every lookup. */
  readonly #blocked = new Map<string, number>();

  constructor(rateLimits: RateLimits, now: () => number) {
    this.#limits = rateLimits;
    this.#now = now;
  }

  /** The seconds before a client may try another code; null if it need not wait. */
  waitOf(guesser: Guesser): number | null {
    const until = this.#blocked.get(keyOf(guesser));
    if (until === undefined) return null;
    const wait = Math.ceil((until - this.#now()) / 1000);
    if (wait > 0) return wait;
    this.#blocked.delete(keyOf(guesser));
    return null;
  }

  /** Counts a wrong code. Returns the seconds to wait if there were too many. */
  async count(guesser: Guesser): Promise<number | null> {
    const { viewer, address } = guesser;
    const [own, all] = await Promise.all([
      viewer ? this.#limits.take("guessByAccount", viewer.userId) : this.#limits.take("guessByAddress", address),
      this.#limits.take("guessCode", address),
    ]);
    const wait = own ?? all;
    if (wait !== null) this.#block(keyOf(guesser), this.#now() + wait * 1000);
    return wait;
  }

  #block(key: string, until: number): void {
    this.#blocked.set(key, until);
    const oldest = this.#blocked.size > MOST_BLOCKED ? this.#blocked.keys().next() : null;
    if (oldest && !oldest.done) this.#blocked.delete(oldest.value);
  }
}

function keyOf({ viewer, address }: Guesser): string {
  return viewer ? `account ${viewer.userId}` : `address ${address}`;
}

declare module "../Context" {
  interface Services {
    readonly rateLimits: RateLimits;
    readonly guesses: BruteForceGuard;
  }
}

import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from "rate-limiter-flexible";
import type { RedisConnection } from "../redis/RedisConnection";
import { limits } from "../../contract/limits";

/**
 * Counters for what may be done only so often. All processes count together in Redis; while it is away each counts by
 * itself, so that nobody is locked out and
 * nothing is without a limit.
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

  /** Counts one use. Null when it is allowed, else the whole seconds to wait (at least 1). */
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
   * Counts one use by a session and, if that allows it, one by its address: a session that asks too much leaves others
   * behind the same address theirs. Those without a session count together by address, apart from all who have one.
   * @param session id of the session, or of what else stands for one person; null for none.
   * @returns null when it is allowed, else the whole seconds to wait (at least 1).
   */
  async takeFrom(name: PairedLimitName, session: string | null, address: string): Promise<number | null> {
    if (session === null) return this.take(`${name}FromAddress`, `no session ${address}`);
    return (await this.take(name, session)) ?? this.take(`${name}FromAddress`, address);
  }

  /** What {@link take} would say. Counts nothing. */
  async look(name: RateLimitName, key: string): Promise<number | null> {
    const found = await this.#limiters.get(name)?.get(key);
    return found && found.consumedPoints >= rateLimitRules[name].points ? secondsOf(found) : null;
  }

  /** Takes one use back: of what turned out to be no failure. */
  async giveBack(name: RateLimitName, key: string): Promise<void> {
    await this.#limiters.get(name)?.reward(key);
  }
}

function secondsOf({ msBeforeNext }: RateLimiterRes): number {
  return Math.max(1, Math.ceil(msBeforeNext / 1000));
}

/**
 * How often something may be done by one key (an account, a device, or a network address), in how many seconds. Whole
 * schools sit behind one address,
 * so what counts by address is generous, and where it matters only failures count.
 */
export const rateLimitRules = {
  /** By account for devices that are not known, and by account and known device. */
  signIn: { points: limits.signInTriesPerMinute, duration: 60 },
  /** Failures by account and address, so that a list of passwords takes years. */
  signInFromAddress: { points: 30, duration: 900 },
  /** Failures by address, of devices that the accounts do not know. */
  signInFailures: { points: 1_000, duration: 600 },
  signUp: { points: 500, duration: 600 },
  createGuest: { points: 2_000, duration: 600 },
  /** By account. A school of 600 may open a race each within a minute. */
  createRace: { points: 20, duration: 60 },
  createRaceFromAddress: { points: 1_000, duration: 60 },
  /**
   * By session: the 1,000 runs that a browser keeps while it is offline, all at once, and a run of 15 s after the other
   * besides. By address: 600 people who save one every 15 s, two and a half times over.
   */
  saveResult: { points: 1_200, duration: 600 },
  saveResultFromAddress: { points: 60_000, duration: 600 },
  /** By session: more than two letters a second. By address: a search every six seconds of each of 600 people. */
  searchTexts: { points: 150, duration: 60 },
  searchTextsFromAddress: { points: 6_000, duration: 60 },
  createGroup: { points: 20, duration: 600 },
  createExam: { points: 20, duration: 600 },
  previewMembers: { points: 100, duration: 600 },
  makePassPhrases: { points: 100, duration: 600 },
  exportPerson: { points: 60, duration: 600 },
  /** By session: each address may be tried five times. */
  downloadExport: { points: 300, duration: 600 },
  /** Wrong codes by account, and by address for who has none. */
  guessByAccount: { points: 60, duration: 60 },
  guessByAddress: { points: 120, duration: 60 },
  /** Wrong codes of all behind one address. */
  guessCode: { points: 600, duration: 60 },
  readTextUpload: { points: 60, duration: 600 },
  reportPresence: { points: 120, duration: 60 },
  reportTyping: { points: 600, duration: 60 },
  uploadAvatar: { points: 20, duration: 600 },
} as const;

type RateLimitName = keyof typeof rateLimitRules;

/** What is limited by session and by address. */
export type PairedLimitName = "createRace" | "saveResult" | "searchTexts";

/** Who tries codes: an account if they have one, and their address. */
type Guesser = { readonly viewer: { readonly userId: string } | null; readonly address: string };

/** Keys that are blocked are few; beyond so many the oldest goes. */
const MOST_BLOCKED = 10_000;

/**
 * Codes that open something (races, groups, certificates) are found by who was given them, and by who tries long
 * enough. Only wrong ones count: by account, else by address. Whoever has had too many
 * waits, whatever they try next, so that they learn nothing. Others behind the same address do not wait for them, until
 * there are so many that nobody mistypes that often; and then those still get in who
 * were never wrong themselves.
 */
export class BruteForceGuard {
  readonly #limits: RateLimits;
  readonly #now: () => number;
  /** When those who are blocked may try again: asked before every look-up, so it is at hand here. */
  readonly #blocked = new Map<string, number>();

  constructor(rateLimits: RateLimits, now: () => number) {
    this.#limits = rateLimits;
    this.#now = now;
  }

  /** The whole seconds that somebody must wait before they try another code; null when they need not. */
  waitOf(guesser: Guesser): number | null {
    const until = this.#blocked.get(keyOf(guesser));
    if (until === undefined) return null;
    const wait = Math.ceil((until - this.#now()) / 1000);
    if (wait > 0) return wait;
    this.#blocked.delete(keyOf(guesser));
    return null;
  }

  /** A code was wrong. Gives the seconds to wait, if that was too often. */
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

declare module "../services" {
  interface Services {
    readonly rateLimits: RateLimits;
    readonly guesses: BruteForceGuard;
  }
}

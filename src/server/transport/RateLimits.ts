import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from "rate-limiter-flexible";
import type { RedisConnection } from "../redis/RedisConnection";
import { rateLimitRules, type PairedLimitName, type RateLimitName } from "./rateLimitRules";

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

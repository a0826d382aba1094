import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { limits } from "../../contract/limits";

/**
 * How often something may be done by one key (an account, or a network address). Whole schools sit behind one address,
 * so what counts by address is generous.
 */
const rules = {
  signIn: { points: limits.signInTriesPerMinute, duration: 60 },
  signUp: { points: 500, duration: 600 },
  createGuest: { points: 2_000, duration: 600 },
  createRace: { points: 20, duration: 60 },
  createGroup: { points: 20, duration: 600 },
  createExam: { points: 20, duration: 600 },
  previewMembers: { points: 100, duration: 600 },
  makePassPhrases: { points: 100, duration: 600 },
  exportPerson: { points: 60, duration: 600 },
  guessCode: { points: 120, duration: 60 },
  readTextUpload: { points: 60, duration: 600 },
  reportPresence: { points: 120, duration: 60 },
  reportTyping: { points: 600, duration: 60 },
  uploadAvatar: { points: 20, duration: 600 },
} as const;

export type RateLimitName = keyof typeof rules;

/** Counters for what may be done only so often. */
export class RateLimits {
  readonly #limiters = new Map(
    Object.entries(rules).map(([name, rule]) => [name, new RateLimiterMemory({ keyPrefix: name, ...rule })] as const),
  );

  /** Counts one use. Null when it is allowed, else the whole seconds to wait (at least 1). */
  async take(name: RateLimitName, key: string): Promise<number | null> {
    try {
      await this.#limiters.get(name)?.consume(key);
      return null;
    } catch (refusal) {
      if (refusal instanceof RateLimiterRes) return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
      throw refusal;
    }
  }
}

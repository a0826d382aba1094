import type { RateLimits } from "./RateLimits";

/** Who tries codes: an account if they have one, and their address. */
export type Guesser = { readonly viewer: { readonly userId: string } | null; readonly address: string };

/** Keys that are blocked are few; beyond so many the oldest goes. */
const MOST_BLOCKED = 10_000;

/**
 * Codes that open something (races, groups, certificates) are found by who was given them, and by who tries long
 * enough. Only wrong ones count: by account, else by address. Whoever has had too many
 * waits, whatever they try next, so that they learn nothing. Others behind the same address do not wait for them, until
 * there are so many that nobody mistypes that often; and then those still get in who
 * were never wrong themselves.
 */
export class Guesses {
  readonly #limits: RateLimits;
  readonly #now: () => number;
  /** When those who are blocked may try again: asked before every look-up, so it is at hand here. */
  readonly #blocked = new Map<string, number>();

  constructor(limits: RateLimits, now: () => number) {
    this.#limits = limits;
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

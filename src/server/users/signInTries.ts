import type { RateLimits } from "../transport/RateLimits";

type SignInTry = {
  /** The username, whether anybody has it or not. */
  readonly name: string;
  readonly address: string;
  /** A device that the account knows; null for all others. */
  readonly device: string | null;
};

/**
 * Counts one try to sign in. A device that the account knows has tries of its own, whatever others do to the account or
 * from the same address: the right password gets in from there. All other
 * devices share five a minute for each account, and what they try counts for the account at that address for longer,
 * and, generously, for the address. What was right does not count.
 */
export class SignInTries {
  readonly #limits: RateLimits;
  readonly #try: SignInTry;

  constructor(limits: RateLimits, signInTry: SignInTry) {
    this.#limits = limits;
    this.#try = signInTry;
  }

  /**
   * Null when it is allowed, else the seconds to wait. Counts as a failure until it succeeds, so that many at once are
   * no way around.
   */
  async begin(): Promise<number | null> {
    const { name, address, device } = this.#try;
    if (device !== null) return this.#limits.take("signIn", `${name} ${device}`);
    return (
      (await this.#limits.take("signIn", name)) ??
      (await this.#limits.take("signInFromAddress", `${name} ${address}`)) ??
      this.#limits.take("signInFailures", address)
    );
  }

  /** The password was right: it was no guess. */
  async succeed(): Promise<void> {
    const { name, address, device } = this.#try;
    if (device !== null) return this.#limits.giveBack("signIn", `${name} ${device}`);
    await Promise.all([
      this.#limits.giveBack("signIn", name),
      this.#limits.giveBack("signInFromAddress", `${name} ${address}`),
      this.#limits.giveBack("signInFailures", address),
    ]);
  }
}

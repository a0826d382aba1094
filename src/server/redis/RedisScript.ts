import { createHash } from "node:crypto";
import type { Redis } from "ioredis";

/**
 * A small program that Redis runs as one step: by its hash, and by its text where Redis does not know it (any more).
 */
export class RedisScript {
  readonly #commands: Redis;
  readonly #text: string;
  readonly #hash: string;

  constructor(commands: Redis, text: string) {
    this.#commands = commands;
    this.#text = text;
    this.#hash = createHash("sha1").update(text).digest("hex");
  }

  /** @param keys without our prefix: the connection puts it before each. */
  async run(keys: readonly string[], values: readonly (string | number)[]): Promise<unknown> {
    try {
      return await this.#commands.evalsha(this.#hash, keys.length, ...keys, ...values);
    } catch (error) {
      if (error instanceof Error && error.message.startsWith("NOSCRIPT"))
        return this.#commands.eval(this.#text, keys.length, ...keys, ...values);
      throw error;
    }
  }
}

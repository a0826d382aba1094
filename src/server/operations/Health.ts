import { setTimeout as sleep } from "node:timers/promises";
import type { FastifyInstance, FastifyReply, FastifyBaseLogger } from "fastify";
import type { Pool } from "pg";
import type { RedisConnection } from "../redis/RedisConnection";

/** How often missing parts are checked, in ms. */
const LOOK_MS = 1_000;

/** Whether this process can take requests, and which parts are missing. */
export class Health {
  readonly #parts: readonly HealthPart[];
  readonly #changed: (name: string, isThere: boolean) => void;
  readonly #lost = new Set<string>();
  #isStopping = false;
  #next: NodeJS.Timeout | null = null;

  /** @param changed called for each part that is lost or back. */
  constructor(parts: readonly HealthPart[], changed: (name: string, isThere: boolean) => void) {
    this.#parts = parts;
    this.#changed = changed;
  }

  /** Whether it takes no new work. */
  get isStopping(): boolean {
    return this.#isStopping;
  }

  stop(): void {
    this.#isStopping = true;
    if (this.#next) clearTimeout(this.#next);
  }

  /** The names of parts that keep it from taking requests; empty when it is ready. */
  async missing(): Promise<readonly string[]> {
    const missing = await this.look();
    return this.#isStopping ? [...missing, "shutdown"] : missing;
  }

  /** Checks every part, and repeats until all are there. Call it whenever one may have been lost. */
  async look(): Promise<readonly string[]> {
    const answers = await Promise.all(this.#parts.map(async (part) => ({ part, isThere: await part.answers() })));
    for (const { part, isThere } of answers) this.#note(part.name, isThere);
    const missing = answers.filter(({ isThere }) => !isThere).map(({ part }) => part.name);
    if (missing.length > 0 && !this.#isStopping) this.#lookAgain();
    return missing;
  }

  #note(name: string, isThere: boolean): void {
    if (isThere !== this.#lost.has(name)) return;
    if (isThere) this.#lost.delete(name);
    else this.#lost.add(name);
    if (!this.#isStopping) this.#changed(name, isThere);
  }

  #lookAgain(): void {
    if (this.#next) clearTimeout(this.#next);
    this.#next = setTimeout(() => void this.look(), LOOK_MS).unref();
  }
}

/** A part that does not respond within this time, in ms, counts as missing. */
const PATIENCE_MS = 2_000;

/** Something the process needs. */
export class HealthPart {
  readonly name: string;
  readonly #ask: () => Promise<unknown>;
  #asking: Promise<boolean> | null = null;

  /** @param ask resolves when the part responds. */
  constructor(name: string, ask: () => Promise<unknown>) {
    this.name = name;
    this.#ask = ask;
  }

  /** Whether it responds. Concurrent checks share one request. */
  async answers(): Promise<boolean> {
    const over = new AbortController();
    const late = sleep(PATIENCE_MS, false, { signal: over.signal, ref: false }).catch(() => false);
    try {
      return await Promise.race([(this.#asking ??= this.#begin()), late]);
    } finally {
      over.abort();
    }
  }

  async #begin(): Promise<boolean> {
    try {
      await this.#ask();
      return true;
    } catch {
      return false;
    } finally {
      this.#asking = null;
    }
  }
}

/**
 * Paths for probes: whether the process is alive (otherwise restart it), and whether it can take requests (otherwise
 * send them elsewhere).
 */
const healthPaths = { lives: "/healthz", isReady: "/readyz" } as const;

/**
 * Serves both paths. The second says what is missing: `{"ready":false,"missing":["database"]}`. It also says how the
 * replica is, without which the process can take requests all the same.
 * @param replica the state of the replica; null for none.
 */
export function registerHealthRoutes(app: FastifyInstance, health: Health, replica: () => string | null): void {
  app.get(healthPaths.lives, (_, reply) => fresh(reply).send({ lives: true }));
  app.get(healthPaths.isReady, async (_, reply) => {
    const missing = await health.missing();
    const state = replica();
    return fresh(reply)
      .code(missing.length === 0 ? 200 : 503)
      .send({ ready: missing.length === 0, missing, ...(state !== null && { replica: state }) });
  });
}

function fresh(reply: FastifyReply): FastifyReply {
  return reply.header("cache-control", "no-store").header("x-content-type-options", "nosniff");
}

/** Watches the parts that the process needs, and logs when one is lost or back. */
export function watchHealth(pool: Pool, redis: RedisConnection | null, log: FastifyBaseLogger): Health {
  const parts = [
    new HealthPart("database", () => pool.query("select 1")),
    ...(redis ? [new HealthPart("redis", () => redis.commands.ping())] : []),
  ];
  const health = new Health(parts, (part, isThere) =>
    isThere ? log.info({ part }, "connection restored") : log.error({ part }, "connection lost"),
  );
  // A loss first shows in idle connections that end.
  pool.on("error", () => void health.look());
  redis?.commands.on("close", () => void health.look());
  return health;
}

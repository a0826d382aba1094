import type { FastifyBaseLogger } from "fastify";
import type { Pool } from "pg";
import type { RedisConnection } from "../redis/RedisConnection";
import { Health } from "./Health";
import { HealthPart } from "./HealthPart";

/** Watches what the process cannot do without, and logs when it is lost and when it is there again. */
export function watchHealth(pool: Pool, redis: RedisConnection | null, log: FastifyBaseLogger): Health {
  const parts = [
    new HealthPart("database", () => pool.query("select 1")),
    ...(redis ? [new HealthPart("redis", () => redis.commands.ping())] : []),
  ];
  const health = new Health(parts, (part, isThere) =>
    isThere ? log.info({ part }, "there again") : log.error({ part }, "lost"),
  );
  // Idle connections that end are how a loss is first seen.
  pool.on("error", () => void health.look());
  redis?.commands.on("close", () => void health.look());
  return health;
}

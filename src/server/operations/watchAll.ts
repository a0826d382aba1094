import type { Pool } from "pg";
import type { RedisConnection } from "../redis/RedisConnection";
import type { RateLimits } from "../transport/RateLimits";
import type { Watch } from "./Watch";
import { watchLimits } from "./watchLimits";
import { watchPool } from "./watchPool";
import { watchRedis } from "./watchRedis";

/** Shows a watch what the process asks of others, and what it refuses. */
export function watchAll(
  watch: Watch,
  {
    pool,
    redis,
    rateLimits,
  }: { readonly pool: Pool; readonly redis: RedisConnection | null; readonly rateLimits: RateLimits },
): void {
  watchPool(pool, watch);
  if (redis) watchRedis(redis, watch);
  watchLimits(rateLimits, watch);
}

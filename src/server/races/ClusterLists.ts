import type { RedisConnection } from "../redis/RedisConnection";
import { bucketOf, BUCKETS, tagged } from "./BucketHealth";
import { BOARD_LIST } from "./RaceLog";
import { listKey } from "./RedisStreams";

/** How many races of each part of a list are read: more than a page shows of all. */
const PART_SIZE = 100;

/** How long a list is kept after its last change, in ms. */
const KEPT_MS = 86_400_000;

/**
 * Lists of races in a cluster. A list and its races are on different nodes, so they are changed one after the other:
 * every few seconds, processes repeat what is true of the races they have open (RaceRoom.refresh).
 */
export class ClusterLists {
  readonly #redis: RedisConnection;
  readonly #isFailing: (code: string) => boolean;
  readonly #streamOf: (code: string) => string;

  constructor(redis: RedisConnection, isFailing: (code: string) => boolean, streamOf: (code: string) => string) {
    this.#redis = redis;
    this.#isFailing = isFailing;
    this.#streamOf = streamOf;
  }

  /**
   * Puts a race in a list, or removes it. Never rejects: a list that cannot be reached now is corrected later.
   * @param score when the race was made; null to remove it.
   */
  async place(name: string, code: string, score: number | null): Promise<void> {
    const key = name === BOARD_LIST ? partKey(bucketOf(code)) : listKey(name);
    const { commands } = this.#redis;
    const changes =
      score === null
        ? [commands.zrem(key, code)]
        : [commands.zadd(key, "NX", score, code), commands.pexpire(key, KEPT_MS)];
    await Promise.allSettled(changes);
  }

  /**
   * The codes in a list, newest first, of races that exist and whose nodes respond.
   * @throws when no part of it can be read.
   */
  async read(name: string): Promise<readonly string[]> {
    const keys = name === BOARD_LIST ? Array.from({ length: BUCKETS }, (_, part) => partKey(part)) : [listKey(name)];
    const { commands } = this.#redis;
    const parts = await Promise.allSettled(keys.map((key) => commands.zrevrange(key, 0, PART_SIZE, "WITHSCORES")));
    const [failure] = parts.flatMap((part) => (part.status === "rejected" ? [part.reason] : []));
    const read = parts.flatMap((part) => (part.status === "fulfilled" ? [pairs(part.value)] : []));
    if (read.length === 0) throw failure;
    // As Redis sorts one list.
    const listed = read.flat().sort((one, other) => other.score - one.score || (one.code < other.code ? 1 : -1));
    const there = await Promise.all(listed.map(({ code }) => this.#isThere(name, code)));
    return listed.filter((_, at) => there[at]).map(({ code }) => code);
  }

  async #isThere(name: string, code: string): Promise<boolean> {
    if (this.#isFailing(code)) return false;
    try {
      const exists = (await this.#redis.commands.exists(this.#streamOf(code))) === 1;
      if (!exists) void this.place(name, code, null);
      return exists;
    } catch {
      return false;
    }
  }
}

/** The list of open races has a part beside the races of each bucket, so that no node has all of it. */
function partKey(bucket: number): string {
  return tagged(bucket, listKey(BOARD_LIST));
}

function pairs(flat: readonly string[]): readonly { readonly code: string; readonly score: number }[] {
  return flat.flatMap((code, at) => (at % 2 === 0 ? [{ code, score: Number(flat[at + 1]) }] : []));
}

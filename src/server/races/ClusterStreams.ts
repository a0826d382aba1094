import { KEY_PREFIX } from "../redis/openRedis";
import { type RedisConnection, RedisScript } from "../redis/RedisConnection";
import {
  type AppendAnswer,
  type AppendRequest,
  type RaceStreams,
  type StreamListener,
  type WrittenEntry,
  RECENT_MS,
} from "./RaceStreams";
import {
  APPEND_ENTRY,
  indexValues,
  OVERDUE,
  readAnswer,
  readRange,
  RESTORE,
  RESTORED_MS,
  listKey,
  MENDING_MS,
} from "./RedisStreams";
import { BOARD_LIST, type RaceLosses } from "./RaceLog";

/**
 * The streams of races in a Redis Cluster. All of one race is in one slot: its stream, its channel, and when it is due,
 * so that an append is one step on one node. Races are spread over 128 tags, each with a list of what is due.
 *
 * When a node is lost and no other takes over, its races are called off after a while; the others go on.
 */
export class ClusterStreams implements RaceStreams {
  readonly #redis: RedisConnection;
  readonly #append: RedisScript;
  readonly #restore: RedisScript;
  readonly #lists: ClusterLists;
  readonly #health: BucketHealth;
  readonly #subscribed = new Set<string>();
  /** Races that were called off, to be deleted when their node is back. */
  readonly #calledOff = new Set<string>();
  #lostCount = 0;
  #listener: StreamListener | null = null;

  /** @param lostMs after how long without a response from a node its races are called off. */
  constructor(redis: RedisConnection, lostMs = LOST_MS) {
    this.#redis = redis;
    this.#health = new BucketHealth(lostMs);
    this.#append = new RedisScript(redis.commands, APPEND);
    this.#restore = new RedisScript(redis.commands, RESTORE.replaceAll("'PUBLISH'", "'SPUBLISH'"));
    this.#lists = new ClusterLists(redis, (code) => this.isFailing(code));
  }

  async append({ code, after, id, text, indexEntry }: AppendRequest): Promise<AppendAnswer> {
    const values = [after, id, text, channelOf(code), ...indexValues(indexEntry), code];
    const answer = readAnswer(await this.#on(code, this.#append.run([streamOf(code), dueOf(bucketOf(code))], values)));
    if (answer[0] === "ok" && indexEntry?.list)
      await this.#lists.place(indexEntry.list, code, indexEntry.isListed ? Number((id || after).split("-")[0]) : null);
    return answer;
  }

  async exists(code: string): Promise<boolean> {
    if (this.#health.isLost(bucketOf(code))) return false;
    return (await this.#on(code, this.#redis.commands.exists(streamOf(code)))) === 1;
  }

  async read(code: string): Promise<readonly WrittenEntry[]> {
    return readRange(await this.#on(code, this.#redis.commands.xrange(streamOf(code), "-", "+")));
  }

  async subscribe(code: string): Promise<void> {
    this.#subscribed.add(code);
    await this.#redis.sharded?.ssubscribe(channelOf(code));
  }

  unsubscribe(code: string): void {
    this.#subscribed.delete(code);
    this.#redis.sharded?.sunsubscribe(channelOf(code));
  }

  list(name: string): Promise<readonly string[]> {
    return this.#lists.read(name);
  }

  /** Asks all nodes, which also shows which of them respond. */
  async overdue(before: number): Promise<readonly string[]> {
    const asked = Array.from({ length: BUCKETS }, (_, bucket) =>
      this.#health
        .watch(bucket, this.#redis.commands.zrangebyscore(dueOf(bucket), "-inf", before, "LIMIT", 0, OVERDUE))
        .catch(() => []),
    );
    const found = (await Promise.all(asked)).flat().slice(0, OVERDUE);
    this.#callOff();
    return found.filter((code) => !this.isFailing(code));
  }

  setDue(code: string, at: number | null): Promise<unknown> {
    const due = dueOf(bucketOf(code));
    const { commands } = this.#redis;
    return this.#on(code, at === null ? commands.zrem(due, code) : commands.zadd(due, at, code));
  }

  async drop(code: string): Promise<void> {
    const { commands } = this.#redis;
    await this.#on(code, commands.del(streamOf(code)));
    await this.#on(code, commands.zrem(dueOf(bucketOf(code)), code));
    // The connection adds its prefix to the channel, as to a key.
    await this.#on(code, commands.spublish(streamOf(code), "gone"));
  }

  restore(code: string, end: string, lost: readonly WrittenEntry[]): Promise<unknown> {
    const values = [end, channelOf(code), RESTORED_MS, ...lost.flat()];
    return this.#on(code, this.#restore.run([streamOf(code)], values));
  }

  mayHaveLostSince(code: string): number {
    return this.#health.mayHaveLostSince(bucketOf(code));
  }

  /** Whether the node of a race does not respond, while others do. */
  isFailing(code: string): boolean {
    return this.#health.isFailing(bucketOf(code));
  }

  respondsInPart(): boolean {
    return this.#health.responds;
  }

  losses(): RaceLosses {
    return { failingParts: this.#health.failing, calledOff: this.#lostCount };
  }

  listen(listener: StreamListener): () => void {
    const { sharded } = this.#redis;
    this.#listener = listener;
    const receive = (channel: string, message: string): void => {
      listener.received(codeOf(channel), message);
    };
    const missed = (channel: string): void => listener.missed(codeOf(channel));
    sharded?.on("smessage", receive).on("missed", missed);
    return () => {
      sharded?.off("smessage", receive).off("missed", missed);
      this.#listener = null;
    };
  }

  #on<Answer>(code: string, answer: Promise<Answer>): Promise<Answer> {
    return this.#health.watch(bucketOf(code), answer);
  }

  /** Ends the races of nodes that are lost, and deletes what is left of them when a node is back. */
  #callOff(): void {
    for (const code of this.#subscribed) {
      if (!this.#health.isLost(bucketOf(code))) continue;
      if (!this.#calledOff.has(code)) this.#lostCount += 1;
      this.#calledOff.add(code);
      this.#listener?.lost(code);
    }
    for (const code of this.#calledOff) {
      if (this.#health.isFailing(bucketOf(code))) continue;
      this.#calledOff.delete(code);
      void this.drop(code).catch(() => this.#calledOff.add(code));
    }
  }
}

function streamOf(code: string): string {
  return tagged(bucketOf(code), `r:${code}`);
}

function channelOf(code: string): string {
  return `${KEY_PREFIX}${streamOf(code)}`;
}

function codeOf(channel: string): string {
  return channel.slice(channel.lastIndexOf(":") + 1);
}

function dueOf(bucket: number): string {
  return tagged(bucket, "races:due");
}

/** See {@link APPEND_ENTRY}: KEYS the stream and what is due; ARGV without a list. */
const APPEND = `${APPEND_ENTRY.replaceAll("'PUBLISH'", "'SPUBLISH'")}return {'ok'}`;

/** How many races of each part of a list are read: more than a page shows of all. */
const PART_SIZE = 100;

/** How long a list is kept after its last change, in ms. */
const KEPT_MS = 86_400_000;

/**
 * Lists of races in a cluster. A list and its races are on different nodes, so they are changed one after the other:
 * every few seconds, processes repeat what is true of the races they have open (RaceRoom.refresh).
 */
class ClusterLists {
  readonly #redis: RedisConnection;
  readonly #isFailing: (code: string) => boolean;

  constructor(redis: RedisConnection, isFailing: (code: string) => boolean) {
    this.#redis = redis;
    this.#isFailing = isFailing;
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
      const exists = (await this.#redis.commands.exists(streamOf(code))) === 1;
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

/** Races are spread over so many slots, so that many nodes have about the same number. */
export const BUCKETS = 128;

/** After this time without a response, in ms, while other nodes respond, the races of a node are called off. */
const LOST_MS = 20_000;

/** Another node responded within this time, in ms. */
const ELSEWHERE_MS = 3_000;

/** The part of a cluster that a race's code belongs to, from 0 on: FNV-1a, mixed so that similar codes are spread. */
export function bucketOf(code: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < code.length; at += 1) hash = Math.imul(hash ^ code.charCodeAt(at), 0x01000193) >>> 0;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) % BUCKETS;
}

/** A key of a bucket: the tag in braces is all that decides its slot. */
function tagged(bucket: number, key: string): string {
  return `{r${bucket}}${key}`;
}

/** Which parts of a cluster respond. Times are of performance.now, in ms. */
class BucketHealth {
  /** Since when each part that does not respond has not. */
  readonly #failingSince = new Map<number, number>();
  /** The last time of trouble of each part: its first and last failure. */
  readonly #trouble = new Map<number, { readonly first: number; readonly last: number }>();
  #respondedAt = -Infinity;
  readonly #lostMs: number;

  /** @param lostMs after how long without a response a part is lost. */
  constructor(lostMs: number) {
    this.#lostMs = lostMs;
  }

  /** Notes whether a part responds. */
  async watch<Answer>(bucket: number, answer: Promise<Answer>): Promise<Answer> {
    try {
      const value = await answer;
      this.#respondedAt = performance.now();
      this.#failingSince.delete(bucket);
      return value;
    } catch (error) {
      this.#fail(bucket, performance.now());
      throw error;
    }
  }

  /** Whether any part responds. */
  get responds(): boolean {
    return performance.now() - this.#respondedAt < ELSEWHERE_MS;
  }

  /** Whether a part does not respond while others do. */
  isFailing(bucket: number): boolean {
    return this.#failingSince.has(bucket) && this.responds;
  }

  /** How many parts do not respond while others do. */
  get failing(): number {
    return this.responds ? this.#failingSince.size : 0;
  }

  /** Whether that has been so for too long to wait for it. */
  isLost(bucket: number): boolean {
    return this.isFailing(bucket) && performance.now() - (this.#failingSince.get(bucket) ?? 0) > this.#lostMs;
  }

  /** Entries that are newer than this may have been lost; Infinity: none can have been. */
  mayHaveLostSince(bucket: number): number {
    const trouble = this.#trouble.get(bucket);
    return trouble && performance.now() - trouble.last < MENDING_MS ? trouble.first - RECENT_MS : Infinity;
  }

  #fail(bucket: number, now: number): void {
    // While no part responds, it is this process that is cut off, which says nothing about the parts.
    const isCutOff = now - this.#respondedAt > ELSEWHERE_MS;
    if (isCutOff || !this.#failingSince.has(bucket)) this.#failingSince.set(bucket, now);
    const before = this.#trouble.get(bucket);
    const first = before && now - before.last < MENDING_MS ? before.first : now;
    this.#trouble.set(bucket, { first, last: now });
  }
}

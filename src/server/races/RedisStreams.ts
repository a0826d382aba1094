import { KEY_PREFIX } from "../redis/openRedis";
import { type RedisConnection, RedisScript } from "../redis/RedisConnection";
import type { RaceIndexEntry } from "./RaceLog";
import {
  type AppendAnswer,
  type AppendRequest,
  type RaceStreams,
  type StreamListener,
  type WrittenEntry,
  RECENT_MS,
} from "./RaceStreams";

const STREAM = "r:";
/** Prefix of every race's channel; the connection also carries other messages. */
const CHANNELS = `${KEY_PREFIX}${STREAM}`;
const DUE = "races:due";
/** How many overdue races one check returns. */
export const OVERDUE = 50;

/** How long a restored stream is kept, in ms, unless a later append changes that. */
export const RESTORED_MS = 7_200_000;

/** What Redis has lost is restored within this time after it came back, in ms. After that, a missing race is gone. */
export const MENDING_MS = 60_000;

/** The streams of races in one Redis, whose append script also publishes. */
export class RedisStreams implements RaceStreams {
  readonly #redis: RedisConnection;
  readonly #append: RedisScript;
  readonly #restore: RedisScript;
  readonly #list: RedisScript;
  /** When the connection was lost and when it came back, in ms of performance.now. */
  #disconnectedAt = -Infinity;
  #reconnectedAt = -Infinity;

  constructor(redis: RedisConnection) {
    this.#redis = redis;
    this.#append = new RedisScript(redis.commands, APPEND);
    this.#restore = new RedisScript(redis.commands, RESTORE);
    this.#list = new RedisScript(redis.commands, LIST);
  }

  async append({ code, after, id, text, indexEntry }: AppendRequest): Promise<AppendAnswer> {
    const stream = STREAM + code;
    const list = indexEntry?.list ? listKey(indexEntry.list) : stream;
    const place = indexEntry?.list ? (indexEntry.isListed ? (id || after).split("-")[0] : "out") : "";
    const values = [after, id, text, channelOf(code), ...indexValues(indexEntry), code, place ?? ""];
    return readAnswer(await this.#append.run([stream, DUE, list], values));
  }

  async exists(code: string): Promise<boolean> {
    return (await this.#redis.commands.exists(STREAM + code)) === 1;
  }

  async read(code: string): Promise<readonly WrittenEntry[]> {
    return readRange(await this.#redis.commands.xrange(STREAM + code, "-", "+"));
  }

  subscribe(code: string): Promise<unknown> {
    return this.#redis.subscriber.subscribe(channelOf(code));
  }

  unsubscribe(code: string): void {
    this.#redis.subscriber.unsubscribe(channelOf(code)).catch(() => undefined);
  }

  async list(name: string): Promise<readonly string[]> {
    const codes = await this.#list.run([listKey(name)], [KEY_PREFIX + STREAM]);
    return Array.isArray(codes) ? codes.map(String) : [];
  }

  overdue(before: number): Promise<readonly string[]> {
    return this.#redis.commands.zrangebyscore(DUE, "-inf", before, "LIMIT", 0, OVERDUE);
  }

  setDue(code: string, at: number | null): Promise<unknown> {
    return at === null ? this.#redis.commands.zrem(DUE, code) : this.#redis.commands.zadd(DUE, at, code);
  }

  drop(code: string): Promise<unknown> {
    return this.#redis.commands
      .multi()
      .del(STREAM + code)
      .zrem(DUE, code)
      .publish(channelOf(code), "gone")
      .exec();
  }

  restore(code: string, end: string, lost: readonly WrittenEntry[]): Promise<unknown> {
    return this.#restore.run([STREAM + code], [end, channelOf(code), RESTORED_MS, ...lost.flat()]);
  }

  mayHaveLostSince(): number {
    const isRecent = performance.now() - this.#reconnectedAt < MENDING_MS;
    return isRecent ? this.#disconnectedAt - RECENT_MS : Infinity;
  }

  listen(listener: StreamListener): () => void {
    const { commands, subscriber } = this.#redis;
    const receive = (channel: string, message: string): void => {
      if (channel.startsWith(CHANNELS)) listener.received(channel.slice(CHANNELS.length), message);
    };
    const missed = (): void => listener.missed(null);
    const lose = (): void => {
      if (this.#disconnectedAt <= this.#reconnectedAt) this.#disconnectedAt = performance.now();
    };
    const back = (): void => {
      this.#reconnectedAt = performance.now();
      listener.missed(null);
    };
    subscriber.on("message", receive).on("ready", missed);
    commands.on("close", lose).on("ready", back);
    return () => {
      subscriber.off("message", receive).off("ready", missed);
      commands.off("close", lose).off("ready", back);
    };
  }
}

function channelOf(code: string): string {
  return CHANNELS + code;
}

export function listKey(name: string): string {
  return `races:${name}`;
}

/** For the append script: ms to keep the race, and when it is due. */
export function indexValues(entry: RaceIndexEntry | null): readonly (string | number)[] {
  return [entry?.ttlMs ?? "", entry ? (entry.dueAt ?? "never") : ""];
}

/** Parses the response of the append script. */
export function readAnswer(answer: unknown): AppendAnswer {
  const [kind, entries, end] = Array.isArray(answer) ? answer : [];
  if (kind === "behind") return ["behind", readRange(entries), String(end)];
  return [kind === "ok" || kind === "taken" ? kind : "gone"];
}

/** Parses the response of XRANGE: `[[id, [field, value]], …]`. */
export function readRange(answer: unknown): readonly WrittenEntry[] {
  if (!Array.isArray(answer)) return [];
  return answer.map(([id, fields]: [string, string[]]) => [id, fields[1] ?? "[]"]);
}

/**
 * Appends to a race if no other process did meanwhile, publishes the events, and updates the race's index entry, all in
 * one step. KEYS: the stream, what is due, the list (or the stream again). ARGV: last id that the caller knows (''
 * before the first), id to append ('' to only check), the events, the channel, ms to keep it ('' for no change), when
 * it is due ('' for no change, 'never'), the code, its place in the list ('' for no change, 'out', or a score).
 */
export const APPEND_ENTRY = `
local last = redis.call('XREVRANGE', KEYS[1], '+', '-', 'COUNT', 1)
local at = last[1] and last[1][1] or ''
if at ~= ARGV[1] then
  if at == '' then return {'gone'} end
  if ARGV[1] == '' then return {'taken'} end
  return {'behind', redis.call('XRANGE', KEYS[1], '(' .. ARGV[1], '+'), at}
end
if ARGV[2] ~= '' then
  redis.call('XADD', KEYS[1], ARGV[2], 'e', ARGV[3])
  redis.call('PUBLISH', ARGV[4], ARGV[2] .. ' ' .. ARGV[3])
elseif at == '' then
  return {'gone'}
end
if ARGV[5] ~= '' then redis.call('PEXPIRE', KEYS[1], ARGV[5]) end
if ARGV[6] == 'never' then redis.call('ZREM', KEYS[2], ARGV[7])
elseif ARGV[6] ~= '' then redis.call('ZADD', KEYS[2], ARGV[6], ARGV[7]) end
`;

const APPEND = `${APPEND_ENTRY}
if ARGV[8] == 'out' then redis.call('ZREM', KEYS[3], ARGV[7])
elseif ARGV[8] ~= '' then
  redis.call('ZADD', KEYS[3], 'NX', ARGV[8], ARGV[7])
  redis.call('PEXPIRE', KEYS[3], 86400000)
end
return {'ok'}
`;

/**
 * Restores what Redis has lost of a race, if it still ends where the caller saw it end. KEYS: the stream. ARGV: that
 * last id ('' for none), the channel, ms to keep it, then alternating ids and events.
 */
export const RESTORE = `
local last = redis.call('XREVRANGE', KEYS[1], '+', '-', 'COUNT', 1)
if (last[1] and last[1][1] or '') ~= ARGV[1] then return 0 end
for i = 4, #ARGV, 2 do
  redis.call('XADD', KEYS[1], ARGV[i], 'e', ARGV[i + 1])
  redis.call('PUBLISH', ARGV[2], ARGV[i] .. ' ' .. ARGV[i + 1])
end
redis.call('PEXPIRE', KEYS[1], ARGV[3])
return 1
`;

/** The codes in a list, newest first. Removes races that are gone. KEYS: the list. ARGV: the prefix of stream names. */
const LIST = `
local codes = redis.call('ZREVRANGE', KEYS[1], 0, -1)
local there = {}
for _, code in ipairs(codes) do
  if redis.call('EXISTS', ARGV[1] .. code) == 1 then there[#there + 1] = code
  else redis.call('ZREM', KEYS[1], code) end
end
return there
`;

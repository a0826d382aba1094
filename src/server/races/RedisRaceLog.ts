import type { RaceEvent } from "../../engine/race/RaceState";
import { KEY_PREFIX, type RedisConnection, RedisScript } from "../redis/RedisConnection";
import { ServiceUnavailableError } from "../RequestFailure";
import type { RaceFollower, RaceHistory, RaceLog, RaceIndexEntry } from "./RaceLog";
import { RECENT_MS, writeEvents } from "./streamEntries";
import { FollowedStream, firstId, idAfter, readEntries } from "./FollowedStream";

const STREAM = "r:";
/** Prefix of every race's channel; the connection also carries other messages. */
const CHANNELS = `${KEY_PREFIX}${STREAM}`;
const DUE = "races:due";
/** How many overdue races one check returns. */
const OVERDUE = 50;

/** How long a restored stream is kept, in ms, unless a later append changes that. */
const RESTORED_MS = 7_200_000;

/** What Redis has lost is restored within this time after it came back, in ms. After that, a missing race is gone. */
const MENDING_MS = 60_000;

/** Subscribing waits indefinitely for a lost Redis; callers wait this long, in ms. */
const SUBSCRIBE_MS = 2_000;

/**
 * Race logs shared by processes: a Redis stream per race, whose append script also publishes. A process subscribes
 * before it reads, skips what it has seen, and reads again after a gap or when its connection came back. A stream is
 * never trimmed, because a race needs its first event.
 */
export class RedisRaceLog implements RaceLog {
  readonly isShared = true;
  readonly #redis: RedisConnection;
  readonly #append: RedisScript;
  readonly #restoreScript: RedisScript;
  readonly #list: RedisScript;
  readonly #followed = new Map<string, FollowedStream>();
  readonly #receive = (channel: string, message: string): void => {
    if (channel.startsWith(CHANNELS)) this.#followed.get(channel.slice(CHANNELS.length))?.receive(message);
  };
  readonly #catchUp = (): void => void this.#catchUpAll();
  /** When the connection was lost and when it came back, in ms of performance.now. */
  #disconnectedAt = -Infinity;
  #reconnectedAt = -Infinity;
  readonly #lose = (): void => {
    if (this.#disconnectedAt <= this.#reconnectedAt) this.#disconnectedAt = performance.now();
  };
  readonly #return = (): void => {
    this.#reconnectedAt = performance.now();
    this.#catchUp();
  };

  constructor(redis: RedisConnection) {
    this.#redis = redis;
    this.#append = new RedisScript(redis.commands, APPEND);
    this.#restoreScript = new RedisScript(redis.commands, RESTORE);
    this.#list = new RedisScript(redis.commands, LIST);
    redis.subscriber.on("message", this.#receive);
    redis.subscriber.on("ready", this.#catchUp);
    redis.commands.on("close", this.#lose);
    redis.commands.on("ready", this.#return);
  }

  async append(
    code: string,
    after: number,
    events: readonly RaceEvent[],
    indexEntry: RaceIndexEntry | null,
  ): Promise<boolean> {
    const stream = this.#followed.get(code);
    if (!stream) return after === 0 && (await this.#begin(code, events, indexEntry));
    return stream.whileAsking(async () => {
      const last = stream.idAt(after);
      const text = writeEvents(events);
      const [answer, entries, end] = await this.#run(
        code,
        last,
        events.length === 0 ? "" : idAfter(last),
        text,
        indexEntry,
      );
      if (answer === "ok" && events.length > 0) stream.take(after + 1, events, text);
      if (answer === "ok" || (answer === "behind" && stream.catchUp(readEntries(entries)))) return answer === "ok";
      if (!(await this.#restore(code, stream, typeof end === "string" ? end : ""))) stream.lose();
      return false;
    });
  }

  async follow(code: string, begin: (history: RaceHistory) => RaceFollower): Promise<boolean> {
    // Most codes that are unknown here were mistyped and exist nowhere.
    if ((await orUnavailable(this.#redis.commands.exists(STREAM + code))) === 0) return false;
    const stream: FollowedStream = new FollowedStream(
      () => void this.#look(code),
      () => this.#forget(code, stream),
    );
    this.#followed.set(code, stream);
    try {
      await orUnavailable(within(SUBSCRIBE_MS, this.#redis.subscriber.subscribe(channelOf(code))));
      const entries = readEntries(await orUnavailable(this.#redis.commands.xrange(STREAM + code, "-", "+")));
      if (entries.length > 0) stream.begin(entries, begin);
      else this.#forget(code, stream);
      return entries.length > 0;
    } catch (error) {
      this.#forget(code, stream);
      throw error;
    }
  }

  async list(name: string): Promise<readonly string[]> {
    const codes = await orUnavailable(this.#list.run([listKey(name)], [KEY_PREFIX + STREAM]));
    return Array.isArray(codes) ? codes.map(String) : [];
  }

  overdue(before: number): Promise<readonly string[]> {
    return orUnavailable(this.#redis.commands.zrangebyscore(DUE, "-inf", before, "LIMIT", 0, OVERDUE));
  }

  async setDue(code: string, at: number | null): Promise<void> {
    await orUnavailable(at === null ? this.#redis.commands.zrem(DUE, code) : this.#redis.commands.zadd(DUE, at, code));
  }

  async drop(code: string): Promise<void> {
    await orUnavailable(
      this.#redis.commands
        .multi()
        .del(STREAM + code)
        .zrem(DUE, code)
        .publish(channelOf(code), "gone")
        .exec(),
    );
  }

  close(): void {
    this.#redis.subscriber.off("message", this.#receive);
    this.#redis.subscriber.off("ready", this.#catchUp);
    this.#redis.commands.off("close", this.#lose);
    this.#redis.commands.off("ready", this.#return);
    this.#followed.clear();
  }

  async #begin(code: string, events: readonly RaceEvent[], indexEntry: RaceIndexEntry | null): Promise<boolean> {
    const [answer] = await this.#run(code, "", firstId(events), writeEvents(events), indexEntry);
    return answer === "ok";
  }

  /** Restores what a crash of Redis has lost of a race. False when that is not possible; then the race is gone. */
  async #restore(code: string, stream: FollowedStream, end: string): Promise<boolean> {
    const lost = stream.lostSince(
      end,
      performance.now() - this.#reconnectedAt < MENDING_MS ? this.#disconnectedAt - RECENT_MS : Infinity,
    );
    if (lost !== null)
      await orUnavailable(this.#restoreScript.run([STREAM + code], [end, channelOf(code), RESTORED_MS, ...lost]));
    return lost !== null;
  }

  async #run(
    code: string,
    after: string,
    id: string,
    text: string,
    indexEntry: RaceIndexEntry | null,
  ): Promise<readonly unknown[]> {
    const stream = STREAM + code;
    const list = indexEntry?.list ? listKey(indexEntry.list) : stream;
    const place = indexEntry?.list ? (indexEntry.isListed ? (id || after).split("-")[0] : "out") : "";
    const due = indexEntry ? (indexEntry.dueAt ?? "never") : "";
    const values = [after, id, text, channelOf(code), indexEntry?.ttlMs ?? "", due, code, place ?? ""];
    const answer = await orUnavailable(this.#append.run([stream, DUE, list], values));
    return Array.isArray(answer) ? answer : [];
  }

  /** Messages published during the outage were missed. */
  async #catchUpAll(): Promise<void> {
    if (this.#followed.size > 0)
      await this.#redis.subscriber.subscribe(...[...this.#followed.keys()].map(channelOf)).catch(() => undefined);
    for (const code of this.#followed.keys()) void this.#look(code);
  }

  async #look(code: string): Promise<void> {
    const stream = this.#followed.get(code);
    if (stream?.hasStarted) await Promise.resolve(this.append(code, stream.position, [], null)).catch(() => undefined);
  }

  #forget(code: string, stream: FollowedStream): void {
    if (this.#followed.get(code) !== stream) return;
    this.#followed.delete(code);
    this.#redis.subscriber.unsubscribe(channelOf(code)).catch(() => undefined);
  }
}

function channelOf(code: string): string {
  return CHANNELS + code;
}

function listKey(name: string): string {
  return `races:${name}`;
}

/** Any failure of Redis means that the caller may retry. */
async function orUnavailable<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer;
  } catch {
    throw new ServiceUnavailableError();
  }
}

async function within<Answer>(ms: number, answer: Promise<Answer>): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ServiceUnavailableError()), ms);
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}

/**
 * Appends to a race if no other process did meanwhile, publishes the events, and updates the race's index entry, all in
 * one step. KEYS: the stream, what is due, the list (or the stream again). ARGV: last id that the caller knows (''
 * before the first), id to append ('' to only check), the events, the channel, ms to keep it ('' for no change), when
 * it is due ('' for no change, 'never'), the code, its place in the list ('' for no change, 'out', or a score).
 */
const APPEND = `
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
const RESTORE = `
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

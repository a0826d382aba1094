import { type RedisConnection, RedisScript } from "../redis/RedisConnection";
import type { RaceClock } from "./RaceClock";

/** In a cluster, both are in one slot. */
const keysOf = ({ sharded }: RedisConnection) =>
  sharded
    ? ({ processes: "{races}:processes", clock: "{races}:clock" } as const)
    : ({ processes: "races:processes", clock: "races:clock" } as const);

/** Interval of heartbeats, in ms. */
const BEAT_MS = 1_000;

/** A process that is silent for this long, in ms, counts as dead. */
const DEAD_MS = 4_000;

/** When the list of a dead process expires if no other process removes it, in ms. */
const KEPT_MS = 3_600_000;

/**
 * After an outage of Redis all processes have been silent. Only after this many beats have the others had time to beat
 * again.
 */
const BEATS_TO_JUDGE = 5;

/** Called for each user whose process died. */
type OnAbandoned = (code: string, userId: string) => Promise<void>;

/**
 * Attendance across processes: each has its own list in Redis and sends a heartbeat every second. When one is silent,
 * another process updates its races. With each beat the processes also synchronize their clocks.
 */
export class RedisAttendance implements Attendance {
  readonly #redis: RedisConnection;
  readonly #clock: RaceClock;
  readonly #beat: RedisScript;
  readonly #here = new Set<string>();
  readonly #timer: NodeJS.Timeout;
  #onAbandoned: OnAbandoned | null = null;
  #others: readonly string[] = [];
  #beats = 0;
  /** Whether the list in Redis may differ from the one here. */
  #isDirty = false;

  constructor(redis: RedisConnection, clock: RaceClock) {
    this.#redis = redis;
    this.#clock = clock;
    this.#beat = new RedisScript(redis.commands, BEAT);
    this.#timer = setInterval(() => void this.#live(), BEAT_MS).unref();
  }

  /**
   * Joins the other processes and takes over their time.
   * @throws while Redis is unreachable. In a cluster, only the node for this may be: then it goes on with its own time.
   */
  async open(onAbandoned: OnAbandoned): Promise<void> {
    this.#onAbandoned = onAbandoned;
    try {
      const { at } = await this.#sendHeartbeat("");
      this.#clock.set(at);
    } catch (error) {
      if (!this.#redis.sharded) throw error;
    }
  }

  connect(code: string, userId: string): void {
    const name = `${code} ${userId}`;
    this.#here.add(name);
    this.#trackFailure(this.#redis.commands.sadd(listOf(this.#redis.processId), name));
  }

  disconnect(code: string, userId: string): void {
    const name = `${code} ${userId}`;
    this.#here.delete(name);
    this.#trackFailure(this.#redis.commands.srem(listOf(this.#redis.processId), name));
  }

  async isElsewhere(code: string, userId: string): Promise<boolean> {
    const lookups = this.#others.map((other) => this.#redis.commands.sismember(listOf(other), `${code} ${userId}`));
    const found = await Promise.allSettled(lookups);
    return found.some((one) => one.status === "fulfilled" && one.value === 1);
  }

  /**
   * Users who were connected here count as gone a few seconds later, unless they have connected to another process by
   * then.
   */
  close(): void {
    clearInterval(this.#timer);
  }

  async #live(): Promise<void> {
    try {
      const { at, others, dead, wasRegistered } = await this.#sendHeartbeat(this.#clock.now());
      this.#clock.approach(at);
      this.#others = others;
      if (this.#isDirty || !wasRegistered) await this.#rewrite();
      this.#beats += 1;
      // The list of a dead process is only leased: if this process dies too, another one gets it.
      // One whose list is on a node that is lost is looked at again later.
      if (this.#beats >= BEATS_TO_JUDGE)
        await Promise.allSettled(dead.map((processId) => this.#removeProcess(processId)));
    } catch {
      this.#beats = 0;
      this.#isDirty = true;
    }
  }

  async #sendHeartbeat(now: number | "") {
    const judges = this.#beats + 1 >= BEATS_TO_JUDGE ? 1 : 0;
    const { processes, clock } = keysOf(this.#redis);
    // It may be on another node.
    this.#trackFailure(this.#redis.commands.pexpire(listOf(this.#redis.processId), KEPT_MS));
    const answer = await this.#beat.run([processes, clock], [this.#redis.processId, now, DEAD_MS, judges]);
    const [at, others, dead, wasRegistered] = Array.isArray(answer) ? answer : [];
    return { at: Number(at), others: names(others), dead: names(dead), wasRegistered: wasRegistered === 1 };
  }

  async #rewrite(): Promise<void> {
    this.#isDirty = false;
    const list = listOf(this.#redis.processId);
    const change = this.#redis.commands.multi().del(list);
    if (this.#here.size > 0) change.sadd(list, ...this.#here).pexpire(list, KEPT_MS);
    await change.exec();
  }

  async #removeProcess(processId: string): Promise<void> {
    for (const name of await this.#redis.commands.smembers(listOf(processId))) {
      const [code = "", userId = ""] = name.split(" ");
      if (!this.#here.has(name) && !(await this.isElsewhere(code, userId))) await this.#onAbandoned?.(code, userId);
    }
    await this.#redis.commands.del(listOf(processId));
    await this.#redis.commands.zrem(keysOf(this.#redis).processes, processId);
  }

  #trackFailure(write: Promise<unknown>): void {
    write.catch(() => (this.#isDirty = true));
  }
}

function listOf(processId: string): string {
  return `races:here:${processId}`;
}

function names(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.map(String) : [];
}

/** Who is connected to which race, in which process. */
export type Attendance = {
  /** A user has a connection to a race in this process. */
  connect(code: string, userId: string): void;
  /** A user has no more connections to a race in this process. */
  disconnect(code: string, userId: string): void;
  /**
   * Whether a user has a connection in another process. A list that cannot be read counts as one without the user: if
   * they are there all the same, their process says so when it hears that they went away (RaceRoom).
   */
  isElsewhere(code: string, userId: string): Promise<boolean>;
};

/** For a single process. */
export const soleAttendance: Attendance = {
  connect: () => undefined,
  disconnect: () => undefined,
  isElsewhere: () => Promise.resolve(false),
};

/**
 * Sends a heartbeat, and returns the time and which other processes are alive. KEYS: the processes by their last
 * heartbeat, the clock. ARGV: the process, its time ('' before it knows), ms after which a silent one is dead, whether
 * to take over from the dead.
 *
 * The races' time is that of Redis plus an offset, which is 0 until Redis's clock is changed: then two beats are not
 * about a second apart, and the next process keeps the time steady by setting the offset. All processes follow it,
 * including later ones.
 */
const BEAT = `
local t = redis.call('TIME')
local redisNow = t[1] * 1000 + math.floor(t[2] / 1000)
local clock = redis.call('HMGET', KEYS[2], 'offset', 'at')
local offset = tonumber(clock[1] or '')
local since = offset and redisNow - tonumber(clock[2])
local isOdd = not offset or since < -1000 or since > 3000
if isOdd and ARGV[2] ~= '' then offset = tonumber(ARGV[2]) - redisNow end
if not offset or (isOdd and ARGV[2] == '' and since > 600000) then offset = 0 end
if ARGV[2] ~= '' or not isOdd then redis.call('HSET', KEYS[2], 'offset', offset, 'at', redisNow) end
local now = redisNow + offset
local wasKnown = redis.call('ZSCORE', KEYS[1], ARGV[1]) and 1 or 0
redis.call('ZADD', KEYS[1], now, ARGV[1])
local others, dead = {}, {}
local all = redis.call('ZRANGE', KEYS[1], 0, -1, 'WITHSCORES')
for i = 1, #all, 2 do
  if all[i] ~= ARGV[1] then
    if now - tonumber(all[i + 1]) < tonumber(ARGV[3]) then others[#others + 1] = all[i]
    elseif ARGV[4] == '1' then
      dead[#dead + 1] = all[i]
      redis.call('ZADD', KEYS[1], now, all[i])
    end
  end
end
return {now, others, dead, wasKnown}
`;

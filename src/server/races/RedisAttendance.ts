import { type RedisConnection, RedisScript } from "../redis/RedisConnection";
import type { RaceClock } from "./RaceClock";
import { ServiceUnavailableError } from "../transport/failures";

const PROCESSES = "races:processes";
const CLOCK = "races:clock";

/** Every process says so often that it lives, in ms. */
const BEAT_MS = 1_000;

/** Who was silent for so long, in ms, has died. */
const DEAD_MS = 4_000;

/** The words of a process that nobody cleans up after, in ms. */
const KEPT_MS = 3_600_000;

/** After a loss of Redis all have been silent for long. So many beats later the others have had time to beat again. */
const BEATS_TO_JUDGE = 5;

/** Hears of somebody whose process died. */
type OnAbandoned = (code: string, userId: string) => Promise<void>;

/**
 * Attendance of many processes: each keeps a list of its own in Redis and says every second that it lives. One that is
 * silent has died; another then tells its races who
 * is no longer connected. With each beat the clocks of the processes are held together.
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
  /** Whether the list in Redis may differ from ours. */
  #isDirty = false;

  constructor(redis: RedisConnection, clock: RaceClock) {
    this.#redis = redis;
    this.#clock = clock;
    this.#beat = new RedisScript(redis.commands, BEAT);
    this.#timer = setInterval(() => void this.#live(), BEAT_MS).unref();
  }

  /** Joins the others, and takes their time. @throws while Redis is away. */
  async open(onAbandoned: OnAbandoned): Promise<void> {
    this.#onAbandoned = onAbandoned;
    const { at } = await this.#say("");
    this.#clock.set(at);
  }

  came(code: string, userId: string): void {
    const name = `${code} ${userId}`;
    this.#here.add(name);
    this.#note(this.#redis.commands.sadd(listOf(this.#redis.processId), name));
  }

  went(code: string, userId: string): void {
    const name = `${code} ${userId}`;
    this.#here.delete(name);
    this.#note(this.#redis.commands.srem(listOf(this.#redis.processId), name));
  }

  async isElsewhere(code: string, userId: string): Promise<boolean> {
    const asked = this.#others.map((other) => this.#redis.commands.sismember(listOf(other), `${code} ${userId}`));
    const found = await Promise.all(asked).catch(() => {
      throw new ServiceUnavailableError();
    });
    return found.includes(1);
  }

  /**
   * Those who were connected here are taken for gone a few seconds later, unless they are with another process by then.
   */
  close(): void {
    clearInterval(this.#timer);
  }

  async #live(): Promise<void> {
    try {
      const { at, others, dead, wasKnown } = await this.#say(this.#clock.now());
      this.#clock.approach(at);
      this.#others = others;
      if (this.#isDirty || !wasKnown) await this.#rewrite();
      this.#beats += 1;
      // Whoever takes a dead one's list has been given it for a while: if this process dies too, another gets it.
      if (this.#beats >= BEATS_TO_JUDGE) await Promise.all(dead.map((processId) => this.#bury(processId)));
    } catch {
      this.#beats = 0;
      this.#isDirty = true;
    }
  }

  async #say(now: number | "") {
    const judges = this.#beats + 1 >= BEATS_TO_JUDGE ? 1 : 0;
    const answer = await this.#beat.run(
      [PROCESSES, CLOCK, listOf(this.#redis.processId)],
      [this.#redis.processId, now, DEAD_MS, KEPT_MS, judges],
    );
    const [at, others, dead, wasKnown] = Array.isArray(answer) ? answer : [];
    return { at: Number(at), others: names(others), dead: names(dead), wasKnown: wasKnown === 1 };
  }

  async #rewrite(): Promise<void> {
    this.#isDirty = false;
    const list = listOf(this.#redis.processId);
    const change = this.#redis.commands.multi().del(list);
    if (this.#here.size > 0) change.sadd(list, ...this.#here).pexpire(list, KEPT_MS);
    await change.exec();
  }

  async #bury(processId: string): Promise<void> {
    for (const name of await this.#redis.commands.smembers(listOf(processId))) {
      const [code = "", userId = ""] = name.split(" ");
      if (!this.#here.has(name) && !(await this.isElsewhere(code, userId))) await this.#onAbandoned?.(code, userId);
    }
    await this.#redis.commands.multi().del(listOf(processId)).zrem(PROCESSES, processId).exec();
  }

  #note(saying: Promise<unknown>): void {
    saying.catch(() => (this.#isDirty = true));
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
  /** Somebody has a connection to a race in this process. */
  came(code: string, userId: string): void;
  /** Nobody of that id has one here any more. */
  went(code: string, userId: string): void;
  /** Whether they have one in another process. */
  isElsewhere(code: string, userId: string): Promise<boolean>;
};

/** That of a process that is alone. */
export const soleAttendance: Attendance = {
  came: () => undefined,
  went: () => undefined,
  isElsewhere: () => Promise.resolve(false),
};

/**
 * A process says that it lives, and learns what time it is and who else lives. KEYS: the processes by when they last
 * said so, the clock, who is connected to this one. ARGV: the
 * process, its time ('' before it knows), ms after which a silent one is dead, ms to keep its list, whether to take
 * over from the dead.
 *
 * The time of races is that of Redis plus an offset that is 0 until somebody sets the clock of Redis: then two beats of
 * the processes are not about a second apart by it, and
 * the next process keeps the time by setting the offset. All follow, and so does who comes later.
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
redis.call('PEXPIRE', KEYS[3], ARGV[4])
local others, dead = {}, {}
local all = redis.call('ZRANGE', KEYS[1], 0, -1, 'WITHSCORES')
for i = 1, #all, 2 do
  if all[i] ~= ARGV[1] then
    if now - tonumber(all[i + 1]) < tonumber(ARGV[3]) then others[#others + 1] = all[i]
    elseif ARGV[5] == '1' then
      dead[#dead + 1] = all[i]
      redis.call('ZADD', KEYS[1], now, all[i])
    end
  end
end
return {now, others, dead, wasKnown}
`;

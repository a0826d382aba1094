import type { RaceEvent } from "../../engine/race/RaceState";
import { ServiceUnavailableError } from "../RequestFailure";
import {
  noLosses,
  type RaceFollower,
  type RaceHistory,
  type RaceIndexEntry,
  type RaceLog,
  type RaceLosses,
} from "./RaceLog";
import {
  type AppendAnswer,
  type RaceStreams,
  writeEvents,
  type WrittenEntry,
  RecentEntries,
  readEvents,
} from "./RaceStreams";

/** Subscribing waits indefinitely for a lost connection; callers wait this long, in ms. */
const SUBSCRIBE_MS = 2_000;

/**
 * Race logs shared by processes: a stream per race, whose appends are also published. A process subscribes before it
 * reads, skips what it has seen, and reads again after a gap or when its connection came back. A stream is never
 * trimmed, because a race needs its first event.
 */
export class StreamRaceLog implements RaceLog {
  readonly isShared = true;
  readonly #streams: RaceStreams;
  readonly #followed = new Map<string, FollowedStream>();
  readonly #stop: () => void;

  constructor(streams: RaceStreams) {
    this.#streams = streams;
    this.#stop = streams.listen({
      received: (code, message) => this.#followed.get(code)?.receive(message),
      missed: (code) => void (code === null ? this.#catchUpAll() : this.#catchUp(code)),
      lost: (code) => this.#followed.get(code)?.lose(),
    });
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
      const id = events.length === 0 ? "" : idAfter(last);
      const [answer, entries, end] = await this.#append(code, last, id, text, indexEntry);
      if (answer === "ok" && events.length > 0) stream.take(after + 1, events, text);
      if (answer === "ok" || (answer === "behind" && stream.catchUp(readEntries(entries ?? []))))
        return answer === "ok";
      if (!(await this.#restore(code, stream, end ?? ""))) stream.lose();
      return false;
    });
  }

  async follow(code: string, begin: (history: RaceHistory) => RaceFollower): Promise<boolean> {
    // Most codes that are unknown here were mistyped and exist nowhere.
    if (!(await orUnavailable(this.#streams.exists(code)))) return false;
    const stream: FollowedStream = new FollowedStream(
      () => void this.#look(code),
      () => this.#forget(code, stream),
    );
    this.#followed.set(code, stream);
    try {
      await orUnavailable(within(SUBSCRIBE_MS, this.#streams.subscribe(code)));
      const entries = readEntries(await orUnavailable(this.#streams.read(code)));
      if (entries.length > 0) stream.begin(entries, begin);
      else this.#forget(code, stream);
      return entries.length > 0;
    } catch (error) {
      this.#forget(code, stream);
      throw error;
    }
  }

  list(name: string): Promise<readonly string[]> {
    return orUnavailable(this.#streams.list(name));
  }

  overdue(before: number): Promise<readonly string[]> {
    return orUnavailable(this.#streams.overdue(before));
  }

  async setDue(code: string, at: number | null): Promise<void> {
    await orUnavailable(this.#streams.setDue(code, at));
  }

  isFailing(code: string): boolean {
    return this.#streams.isFailing?.(code) === true;
  }

  respondsInPart(): boolean {
    return this.#streams.respondsInPart?.() === true;
  }

  losses(): RaceLosses {
    return this.#streams.losses?.() ?? noLosses;
  }

  async drop(code: string): Promise<void> {
    await orUnavailable(this.#streams.drop(code));
  }

  close(): void {
    this.#stop();
    this.#followed.clear();
  }

  async #begin(code: string, events: readonly RaceEvent[], indexEntry: RaceIndexEntry | null): Promise<boolean> {
    const [answer] = await this.#append(code, "", firstId(events), writeEvents(events), indexEntry);
    return answer === "ok";
  }

  /** Restores what a crash has lost of a race. False when that is not possible; then the race is gone. */
  async #restore(code: string, stream: FollowedStream, end: string): Promise<boolean> {
    const lost = stream.lostSince(end, this.#streams.mayHaveLostSince(code));
    if (lost !== null) await orUnavailable(this.#streams.restore(code, end, lost));
    return lost !== null;
  }

  #append(
    code: string,
    after: string,
    id: string,
    text: string,
    indexEntry: RaceIndexEntry | null,
  ): Promise<AppendAnswer> {
    return orUnavailable(this.#streams.append({ code, after, id, text, indexEntry }));
  }

  /** Messages published during the outage were missed. */
  async #catchUpAll(): Promise<void> {
    await Promise.all([...this.#followed.keys()].map((code) => this.#catchUp(code)));
  }

  async #catchUp(code: string): Promise<void> {
    if (!this.#followed.has(code)) return;
    await Promise.resolve(this.#streams.subscribe(code)).catch(() => undefined);
    await this.#look(code);
  }

  async #look(code: string): Promise<void> {
    const stream = this.#followed.get(code);
    if (stream?.hasStarted) await Promise.resolve(this.append(code, stream.position, [], null)).catch(() => undefined);
  }

  #forget(code: string, stream: FollowedStream): void {
    if (this.#followed.get(code) !== stream) return;
    this.#followed.delete(code);
    this.#streams.unsubscribe(code);
  }
}

/** Any failure of what stores races means that the caller may retry. */
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
 * This process's position in one race's stream. Entries can arrive in several ways, and each is passed on in order and
 * once.
 */
class FollowedStream {
  readonly #onGap: () => void;
  readonly #onOver: () => void;
  #born = 0;
  #position = 0;
  #follower: RaceFollower | null = null;
  /**
   * Number of pending reads. Messages published meanwhile wait, because the response contains most of them more
   * cheaply.
   */
  #asking = 0;
  #queued: string[] = [];
  readonly #recent = new RecentEntries();

  /**
   * @param onGap called when an entry was published but not the one before it.
   * @param onOver called when the stream is gone or no longer followed.
   */
  constructor(onGap: () => void, onOver: () => void) {
    this.#onGap = onGap;
    this.#onOver = onOver;
  }

  get hasStarted(): boolean {
    return this.#follower !== null;
  }

  get position(): number {
    return this.#position;
  }

  idAt(position: number): string {
    return `${this.#born}-${position}`;
  }

  begin(entries: readonly StreamEntry[], begin: (history: RaceHistory) => RaceFollower): void {
    const last = entries.at(-1);
    if (!last) return;
    this.#born = last.born;
    this.#position = last.position;
    this.#follower = begin({
      events: entries.flatMap(({ text }) => readEvents(text)),
      position: last.position,
      stop: this.#onOver,
    });
    for (const { position, text } of entries) this.#recent.add(position, text);
    this.#receiveQueued();
  }

  async whileAsking<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
    this.#asking += 1;
    try {
      return await ask();
    } finally {
      this.#asking -= 1;
      this.#receiveQueued();
    }
  }

  /** Handles a published message. */
  receive(message: string): void {
    if (this.#follower === null || this.#asking > 0) return void this.#queued.push(message);
    if (message === "gone") return this.lose();
    const space = message.indexOf(" ");
    const { born, position, text } = readEntry(message.slice(0, space), message.slice(space + 1));
    if (born === this.#born && position <= this.#position) return;
    if (born === this.#born && position === this.#position + 1) this.take(position, readEvents(text), text);
    else this.#onGap();
  }

  /** Passes on the next events, unless they have already arrived another way. */
  take(position: number, events: readonly RaceEvent[], text: string): void {
    if (position !== this.#position + 1) return;
    this.#position = position;
    this.#recent.add(position, text);
    this.#follower?.appended(events, position);
  }

  /**
   * Takes all entries after a position that this process knew.
   * @returns false when the stream is another race's, or has lost entries that were seen here.
   */
  catchUp(entries: readonly StreamEntry[]): boolean {
    for (const { born, position, text } of entries) {
      if (born === this.#born) this.take(position, readEvents(text), text);
    }
    const last = entries.at(-1);
    return last !== undefined && last.born === this.#born && last.position <= this.#position;
  }

  /**
   * The entries that a stream has lost: a Redis that crashed may have lost its last seconds, but its followers have
   * not.
   * @param end the stream's last id; '' if there is none.
   * @param since a crash cannot have lost older entries than this, in ms of performance.now.
   * @returns null when the stream is another race's or has lost more than that.
   */
  lostSince(end: string, since: number): readonly WrittenEntry[] | null {
    const { born, position } = end === "" ? { born: this.#born, position: 0 } : readEntry(end, "");
    const lost = born === this.#born ? this.#recent.after(position, since) : null;
    return lost?.map((text, index) => [this.idAt(position + 1 + index), text] as const) ?? null;
  }

  lose(): void {
    const follower = this.#follower;
    this.#follower = null;
    this.#onOver();
    follower?.gone();
  }

  #receiveQueued(): void {
    if (this.#asking > 0 || this.#follower === null) return;
    const queued = this.#queued;
    this.#queued = [];
    for (const message of queued) this.receive(message);
  }
}

/**
 * One entry of a race's stream, from one append. Ids are `{when the race was made}-{position}`, so that gaps are
 * detected and a later race with the same code is not mistaken for this one.
 */
type StreamEntry = { readonly born: number; readonly position: number; readonly text: string };

function firstId(events: readonly RaceEvent[]): string {
  return `${events[0]?.at ?? 0}-1`;
}

function idAfter(id: string): string {
  const [born = "", position = ""] = id.split("-");
  return `${born}-${Number(position) + 1}`;
}

function readEntry(id: string, text: string): StreamEntry {
  const [born = "", position = ""] = id.split("-");
  return { born: Number(born), position: Number(position), text };
}

function readEntries(written: readonly WrittenEntry[]): readonly StreamEntry[] {
  return written.map(([id, text]) => readEntry(id, text));
}

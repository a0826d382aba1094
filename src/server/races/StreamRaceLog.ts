import type { RaceEvent } from "../../engine/race/RaceState";
import { ServiceUnavailableError } from "../RequestFailure";
import type { RaceFollower, RaceHistory, RaceLog, RaceIndexEntry } from "./RaceLog";
import type { AppendAnswer, RaceStreams } from "./RaceStreams";
import { writeEvents } from "./streamEntries";
import { FollowedStream, firstId, idAfter, readEntries } from "./FollowedStream";

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

import type { RaceEvent } from "../../engine/race/RaceState";
import type { RaceFollower, RaceHistory } from "./RaceLog";
import type { WrittenEntry } from "./RaceStreams";
import { RecentEntries, readEvents } from "./streamEntries";

/**
 * This process's position in one race's stream. Entries can arrive in several ways, and each is passed on in order and
 * once.
 */
export class FollowedStream {
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

export function firstId(events: readonly RaceEvent[]): string {
  return `${events[0]?.at ?? 0}-1`;
}

export function idAfter(id: string): string {
  const [born = "", position = ""] = id.split("-");
  return `${born}-${Number(position) + 1}`;
}

function readEntry(id: string, text: string): StreamEntry {
  const [born = "", position = ""] = id.split("-");
  return { born: Number(born), position: Number(position), text };
}

export function readEntries(written: readonly WrittenEntry[]): readonly StreamEntry[] {
  return written.map(([id, text]) => readEntry(id, text));
}

import type { RaceEvent } from "../../engine/race/RaceEvent";
import type { RaceFollower, RaceHistory } from "./RaceLog";
import { readEntry, type StreamEntry } from "./streamEntries";
import { readEvents } from "./writtenEvents";

/** How far this process has come with one race's stream: what comes by any way is passed on in order, and once. */
export class FollowedStream {
  readonly #onGap: () => void;
  #born = 0;
  #position = 0;
  #follower: RaceFollower | null = null;
  /** How many answers are waited for. What is published meanwhile waits too: the answer says most of it in a cheaper way. */
  #asking = 0;
  #heard: string[] = [];

  /** @param onGap something was published, but not what came before it. */
  constructor(onGap: () => void) {
    this.#onGap = onGap;
  }

  get hasBegun(): boolean {
    return this.#follower !== null;
  }

  get position(): number {
    return this.#position;
  }

  idAt(position: number): string {
    return `${this.#born}-${position}`;
  }

  begin(entries: readonly StreamEntry[], begin: (history: RaceHistory) => RaceFollower, stop: () => void): void {
    const last = entries.at(-1);
    if (!last) return;
    this.#born = last.born;
    this.#position = last.position;
    this.#follower = begin({ events: entries.flatMap(({ text }) => readEvents(text)), position: last.position, stop });
    this.#hearWaiting();
  }

  async whileAsking<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
    this.#asking += 1;
    try {
      return await ask();
    } finally {
      this.#asking -= 1;
      this.#hearWaiting();
    }
  }

  /** Something was published. */
  hear(message: string): void {
    if (this.#follower === null || this.#asking > 0) return void this.#heard.push(message);
    if (message === "gone") return this.lose();
    const space = message.indexOf(" ");
    const { born, position, text } = readEntry(message.slice(0, space), message.slice(space + 1));
    if (born === this.#born && position <= this.#position) return;
    if (born === this.#born && position === this.#position + 1) this.take(position, readEvents(text));
    else this.#onGap();
  }

  /** The next events, if nobody else brought them before. */
  take(position: number, events: readonly RaceEvent[]): void {
    if (position !== this.#position + 1) return;
    this.#position = position;
    this.#follower?.appended(events, position);
  }

  /**
   * Everything after some position that this process knew.
   * @returns false when the stream is not the one it was: another race's, or it has lost what was seen of it.
   */
  catchUp(entries: readonly StreamEntry[]): boolean {
    for (const { born, position, text } of entries) {
      if (born === this.#born) this.take(position, readEvents(text));
    }
    const last = entries.at(-1);
    return last !== undefined && last.born === this.#born && last.position <= this.#position;
  }

  lose(): void {
    const follower = this.#follower;
    this.#follower = null;
    follower?.gone();
  }

  #hearWaiting(): void {
    if (this.#asking > 0 || this.#follower === null) return;
    const heard = this.#heard;
    this.#heard = [];
    for (const message of heard) this.hear(message);
  }
}

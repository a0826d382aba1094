import type { Keystroke } from "../../../engine/log/Keystroke";
import { decodeLog, encodeLog } from "../../../engine/log/logCodec";
import type { KeystrokeLogText } from "../../../contract/scalars";

/** A queue as it is stored across reloads. */
export type StoredQueue = {
  /** Number of the last batch that an earlier page sent, whose keystrokes are not stored here. 0 for a whole log. */
  readonly base: number;
  /** Number of characters typed by then; 0 if not needed. */
  readonly basePosition: number;
  /** All batches since then, encoded; the first has number `base + 1`. */
  readonly batches: readonly string[];
  /** Number of the last batch that the server has acknowledged. */
  readonly taken: number;
  /** Keystrokes that are not in a batch yet, encoded. */
  readonly unsent: string;
};

/** A numbered part of the log, ready to be sent. */
export type Batch = { readonly number: number; readonly keystrokes: string };

/**
 * A log on its way to the server, without clock or network. A batch never changes its number or content, because a
 * failed request may have arrived. All batches stay in the queue, so that the server can ask for any of them again.
 */
export class KeystrokeQueue {
  readonly base: number;
  readonly basePosition: number;
  readonly #batches: string[];
  #taken: number;
  #unsent: Keystroke[];
  #lastTime = 0;

  /** @param stored what an earlier page stored with {@link toStored}. */
  constructor(stored: StoredQueue) {
    this.base = stored.base;
    this.basePosition = stored.basePosition;
    this.#batches = [...stored.batches];
    this.#taken = stored.taken;
    this.#unsent = [...decode(stored.unsent)];
    this.#lastTime = this.all().at(-1)?.time ?? 0;
  }

  /** A queue for a log that is not stored: `batch` and `position` as the server has them. */
  static from(batch: number, position: number): KeystrokeQueue {
    return new KeystrokeQueue({ base: batch, basePosition: position, batches: [], taken: batch, unsent: "" });
  }

  /** Number of the last batch. */
  get highest(): number {
    return this.base + this.#batches.length;
  }

  get taken(): number {
    return this.#taken;
  }

  /** Whether the server has everything. */
  get isEmpty(): boolean {
    return this.#taken === this.highest && this.#unsent.length === 0;
  }

  /** Adds a keystroke. If the clock was set back between two pages, time still does not go back. */
  add(keystroke: Keystroke): void {
    this.#lastTime = Math.max(this.#lastTime, keystroke.time);
    this.#unsent.push(keystroke.time === this.#lastTime ? keystroke : { ...keystroke, time: this.#lastTime });
  }

  /**
   * The batch to send now: the oldest one not acknowledged, or otherwise everything unsent, as a new batch. Null if the
   * server has everything.
   */
  next(): Batch | null {
    if (this.#taken === this.highest) this.#cut();
    const keystrokes = this.#batches[this.#taken - this.base];
    return keystrokes === undefined ? null : { number: this.#taken + 1, keystrokes };
  }

  /**
   * The server accepted batch `number`, and has batches up to `last`. False if it has more than were sent from here,
   * because the same user types elsewhere.
   */
  acknowledge(number: number, last: number): boolean {
    if (last > this.highest) return false;
    this.#taken = Math.max(number, last);
    return true;
  }

  /** The server expects `expected` next. False if that batch is not in this queue. */
  rewind(expected: number): boolean {
    if (expected <= this.base || expected > this.highest + 1) return false;
    this.#taken = expected - 1;
    return true;
  }

  /** All keystrokes since {@link basePosition}, sent or not. */
  all(): readonly Keystroke[] {
    return this.since(this.base);
  }

  /** All keystrokes after batch `number`, which is at least {@link base}. */
  since(number: number): readonly Keystroke[] {
    return [...this.#batches.slice(number - this.base).flatMap(decode), ...this.#unsent];
  }

  /** Everything that a later page needs to continue. */
  toStored(): StoredQueue {
    const { base, basePosition } = this;
    return {
      base,
      basePosition,
      batches: [...this.#batches],
      taken: this.#taken,
      unsent: this.#unsent.length === 0 ? "" : encodeLog(this.#unsent),
    };
  }

  #cut(): void {
    const count = countThatFit(this.#unsent);
    if (count === 0) return;
    this.#batches.push(encodeLog(this.#unsent.slice(0, count)));
    this.#unsent = this.#unsent.slice(count);
  }
}

function decode(encoded: string): readonly Keystroke[] {
  if (encoded === "") return [];
  const log = decodeLog(encoded);
  return log.ok ? log.keystrokes : [];
}

/** Stores a queue across reloads of its page. */
export type QueueStore = {
  /** What an earlier page stored, or null. */
  readonly read: () => StoredQueue | null;
  readonly write: (stored: StoredQueue) => void;
  readonly clear: () => void;
};

/**
 * Stores a queue for the lifetime of the tab, one of each kind: opening the store of another race deletes the previous
 * one. Without storage (forbidden or full) nothing is stored, and everything else works.
 */
export function sessionQueueStore(kind: "race" | "exam", name: string): QueueStore {
  const prefix = `typeloop-${kind}:`;
  const key = prefix + name;
  attempt(() => {
    for (const other of Object.keys(sessionStorage))
      if (other.startsWith(prefix) && other !== key) sessionStorage.removeItem(other);
  });
  return {
    read: () => attempt(() => parse(sessionStorage.getItem(key))),
    write: (stored) => attempt(() => sessionStorage.setItem(key, JSON.stringify(stored))),
    clear: () => attempt(() => sessionStorage.removeItem(key)),
  };
}

function attempt<Value>(act: () => Value): Value | null {
  try {
    return act();
  } catch {
    return null;
  }
}

function parse(text: string | null): StoredQueue | null {
  if (text === null) return null;
  const value: unknown = JSON.parse(text);
  return isStoredQueue(value) ? value : null;
}

function isStoredQueue(value: unknown): value is StoredQueue {
  if (typeof value !== "object" || value === null) return false;
  if (!("base" in value && "basePosition" in value && "batches" in value && "taken" in value && "unsent" in value))
    return false;
  const { base, basePosition, batches, taken, unsent } = value;
  if (![base, basePosition, taken].every(Number.isSafeInteger) || typeof unsent !== "string") return false;
  return Array.isArray(batches) && batches.every((batch) => typeof batch === "string");
}

/**
 * Maximum number of keystrokes in a batch, for races (raceLimits), exams (examLimits) and live watching (liveLimits).
 */
const MAX_BATCH_KEYSTROKES = 1_000;

/** Maximum number of bytes in a batch: phones insert words, and a request has a limit. */
const MAX_BATCH_BYTES = 48_000;

/**
 * How many keystrokes of a log, from index `from` on, fit into one batch.
 * @param most maximum number of bytes.
 */
export function countThatFit(keystrokes: readonly Keystroke[], from = 0, most = MAX_BATCH_BYTES): number {
  let bytes = 0;
  let count = 0;
  for (let at = from; at < keystrokes.length; at += 1) {
    const keystroke = keystrokes[at];
    bytes += 9 + (keystroke?.kind === "insert" ? keystroke.text.length * 3 : 0);
    if (count === MAX_BATCH_KEYSTROKES || bytes > most) break;
    count += 1;
  }
  return count;
}

const base64Url = /^[\w-]+$/u;

/** Whether a text is a valid keystroke log, which the output of encodeLog always is. */
export function isKeystrokeLogText(text: string): text is KeystrokeLogText {
  return base64Url.test(text);
}

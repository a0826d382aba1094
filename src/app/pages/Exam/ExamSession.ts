import { mostStrokes } from "../../../engine/exams/CopyTyping";
import { decodeLog } from "../../../engine/log/logCodec";
import { KeystrokeQueue } from "../../typing/sending/KeystrokeQueue";
import { KeystrokeSender } from "../../typing/sending/KeystrokeSender";
import type { QueueStore } from "../../typing/sending/QueueStore";
import type { SendBatch } from "../../typing/sending/SendAnswer";
import { CopyRun } from "./sheet/CopyRun";

export type ExamSessionOptions = {
  /** Start of the attempt on the clock of `performance.now()`. */
  readonly zero: number;
  readonly minutes: number;
  /** What the server had when this page took the attempt: its batches, and all keystrokes in them. */
  readonly batch: number;
  readonly keystrokes: string;
  readonly store: QueueStore;
  readonly send: SendBatch;
};

/** A batch about once a second. */
const INTERVAL_MS = 1_000;

/**
 * One attempt's typing on this page: what is typed, and the sender that brings it to the server. A page that was loaded
 * again goes on to the keystroke.
 */
export class ExamSession {
  readonly run: CopyRun;
  readonly sender: KeystrokeSender;
  readonly #queue: KeystrokeQueue;
  readonly #store: QueueStore;
  readonly #unlisten: () => void;

  constructor({ zero, minutes, batch, keystrokes, store, send }: ExamSessionOptions) {
    const queue = goOn(store, batch);
    const before = decodeLog(keystrokes);
    this.#queue = queue;
    this.#store = store;
    const typed = [...(before.ok ? before.keystrokes : []), ...queue.since(batch)];
    this.run = new CopyRun({ zero, limitMs: minutes * 60_000, maxLength: mostStrokes({ minutes }), typed });
    // A page whose clock runs ahead is refused until the server's has caught up: it may take as long as it takes.
    this.sender = new KeystrokeSender({
      send,
      store,
      queue,
      intervalMs: INTERVAL_MS,
      earlyTries: Number.POSITIVE_INFINITY,
    });
    let handed = this.run.keystrokes.length;
    this.#unlisten = this.run.onChange(() => {
      const { keystrokes: log, phase } = this.run;
      for (const keystroke of log.slice(handed)) this.sender.add(keystroke);
      handed = log.length;
      if (phase === "ended") this.sender.flush();
    });
  }

  /** Number of the last batch: what handing in names. */
  get lastBatch(): number {
    return this.#queue.highest;
  }

  /** Leaves the page: what the server does not have yet is kept for one that comes back. */
  close(): void {
    this.#unlisten();
    this.run.close();
    const isDone = this.sender.isDone && this.run.phase === "ended";
    this.sender.close();
    if (isDone) this.#store.clear();
  }
}

/** What an earlier page kept, unless it does not go with what the server has. */
function goOn(store: QueueStore, batch: number): KeystrokeQueue {
  const kept = store.read();
  const queue = kept === null ? null : new KeystrokeQueue(kept);
  return queue !== null && queue.highest >= batch && queue.base <= batch ? queue : KeystrokeQueue.from(batch, 0);
}

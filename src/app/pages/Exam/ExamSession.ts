import { mostStrokes } from "../../../engine/exams/CopyTyping";
import { decodeLog } from "../../../engine/log/logCodec";
import {
  KeystrokeQueue,
  type QueueStore,
  sessionQueueStore,
  isKeystrokeLogText,
} from "../../typing/sending/KeystrokeQueue";
import { KeystrokeSender, type SendBatch, readSendAnswer } from "../../typing/sending/KeystrokeSender";
import { CopyRun } from "./CopyRun";
import { type IEnvironment, graphql } from "relay-runtime";
import { toLocalTime } from "../../relay/serverClock";
import type { OpenAttempt } from "./examMutations";
import type { ExamSessionMutation } from "../../../../__generated__/ExamSessionMutation.graphql";
import { commitResult } from "../../relay/useResultMutation";
import { noRetry } from "../../relay/retry";
import { randomUuid } from "../../platform/random";

export type ExamSessionOptions = {
  /** Start of the attempt on the clock of `performance.now()`. */
  readonly zero: number;
  /** Time of the attempt, with extra time. */
  readonly limitMs: number;
  /** What the server had when this page took over the attempt: its batches, and all their keystrokes. */
  readonly batch: number;
  readonly keystrokes: string;
  readonly store: QueueStore;
  readonly send: SendBatch;
  /** Shared with `send`, which reports it with each batch. */
  readonly ear: Ear;
};

/** How often parts of an attempt's text were spoken on this page. */
export type Ear = { spoken: number };

/** An attempt is by ear from this many spoken parts on: a key can be pressed by mistake. */
const SPOKEN_BY_EAR = 3;

const isByEar = ({ spoken }: Readonly<Ear>): boolean => spoken >= SPOKEN_BY_EAR;

/** About one batch per second, in ms. */
const INTERVAL_MS = 1_000;

/**
 * The typing of one attempt on this page: the run, and the sender that sends it to the server. A reloaded page
 * continues at the exact keystroke.
 */
export class ExamSession {
  readonly run: CopyRun;
  readonly sender: KeystrokeSender;
  readonly #queue: KeystrokeQueue;
  readonly #store: QueueStore;
  readonly #unsubscribe: () => void;
  readonly #ear: Ear;

  constructor({ zero, limitMs, batch, keystrokes, store, send, ear }: ExamSessionOptions) {
    this.#ear = ear;
    const queue = resume(store, batch);
    const before = decodeLog(keystrokes);
    this.#queue = queue;
    this.#store = store;
    const typed = [...(before.ok ? before.keystrokes : []), ...queue.since(batch)];
    this.run = new CopyRun({ zero, limitMs, maxLength: mostStrokes({ minutes: limitMs / 60_000 }), typed });
    // A page whose clock is ahead is refused until the server's has caught up, however long that takes.
    this.sender = new KeystrokeSender({
      send,
      store,
      queue,
      intervalMs: INTERVAL_MS,
      earlyTries: Number.POSITIVE_INFINITY,
    });
    let sent = this.run.keystrokes.length;
    this.#unsubscribe = this.run.onChange(() => {
      const { keystrokes: log, phase } = this.run;
      for (const keystroke of log.slice(sent)) this.sender.add(keystroke);
      sent = log.length;
      if (phase === "ended") this.sender.flush();
    });
  }

  /** Whether the attempt is taken by ear on this page. */
  get isByEar(): boolean {
    return isByEar(this.#ear);
  }

  /** Counts a part of the text that was spoken. */
  readonly countSpoken = (): void => {
    this.#ear.spoken += 1;
  };

  /** Number of the last batch, for handing in. */
  get lastBatch(): number {
    return this.#queue.highest;
  }

  /** Leaves the page. What the server does not have yet stays stored for a later page. */
  close(): void {
    this.#unsubscribe();
    this.run.close();
    const isDone = this.sender.isDone && this.run.phase === "ended";
    this.sender.close();
    if (isDone) this.#store.clear();
  }
}

/** The queue that an earlier page stored, unless it contradicts the server. */
function resume(store: QueueStore, batch: number): KeystrokeQueue {
  const stored = store.read();
  const queue = stored === null ? null : new KeystrokeQueue(stored);
  return queue !== null && queue.highest >= batch && queue.base <= batch ? queue : KeystrokeQueue.from(batch, 0);
}

/** Starts the typing of an attempt that this page has taken over. */
export function openSession(
  environment: IEnvironment,
  examId: string,
  { number, seat, batch, keystrokes, startsAt, endsAt }: OpenAttempt,
): ExamSession {
  const ear = { spoken: 0 };
  return new ExamSession({
    zero: toLocalTime(startsAt),
    limitMs: Date.parse(endsAt) - Date.parse(startsAt),
    ear,
    batch,
    keystrokes,
    store: sessionQueueStore("exam", `${examId}:${number}:${seat}`),
    send: sendExamKeystrokes(environment, { examId, attempt: number, seat, ear }),
  });
}

const document = graphql`
  mutation ExamSessionMutation(
    $examId: ID!
    $attempt: Int!
    $seat: Int!
    $batch: Int!
    $keystrokes: KeystrokeLog!
    $isByEar: Boolean!
  ) {
    sendExamKeystrokes(
      examId: $examId
      attempt: $attempt
      seat: $seat
      batch: $batch
      keystrokes: $keystrokes
      isByEar: $isByEar
    ) {
      __typename
      ... on KeystrokesTaken {
        batch
      }
      ... on SequenceGapError {
        expected
      }
      ... on Error {
        code
      }
    }
  }
`;

/** Sends an attempt's batches to the server. */
function sendExamKeystrokes(
  environment: IEnvironment,
  { examId, attempt, seat, ear }: { examId: string; attempt: number; seat: number; ear: Readonly<Ear> },
): SendBatch {
  return async (batch, keystrokes, signal) => {
    if (!isKeystrokeLogText(keystrokes)) return { refused: "MALFORMED_LOG" };
    // Not retried here: the queue sends a batch again by itself, and sooner.
    const result = commitResult<ExamSessionMutation, number>(
      environment,
      {
        mutation: document,
        variables: { examId, attempt, seat, batch, keystrokes, isByEar: isByEar(ear) },
        cacheConfig: noRetry,
      },
      (payload) => payload.batch,
      signal,
    );
    return readSendAnswer(result);
  };
}

const PAGE_KEY = "typeloop-page";

let drawn: string | null = null;

/** An id of this page that survives reloads. If storage is blocked, it lasts as long as the page. */
export function pageId(): string {
  drawn ??= readPageId() ?? storePageId(randomUuid());
  return drawn;
}

function readPageId(): string | null {
  try {
    return sessionStorage.getItem(PAGE_KEY);
  } catch {
    return null;
  }
}

function storePageId(id: string): string {
  try {
    sessionStorage.setItem(PAGE_KEY, id);
  } catch {
    // A reload then counts as another page, which can take over the attempt.
  }
  return id;
}

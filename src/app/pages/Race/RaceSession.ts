import { startStopOnErrorTyping } from "../../../engine/typing/Typing";
import { TypingRun } from "../../typing/TypingRun";
import { KeystrokeQueue, type QueueStore, isKeystrokeLogText } from "../../typing/sending/KeystrokeQueue";
import { KeystrokeSender, type SendBatch, readSendAnswer } from "../../typing/sending/KeystrokeSender";
import type { RaceRecord } from "./raceRecord";
import { graphql } from "react-relay";
import type { IEnvironment } from "relay-runtime";
import type { RaceSessionMutation } from "../../../../__generated__/RaceSessionMutation.graphql";
import type { RaceCode } from "../../../contract/scalars";
import { commitOnce } from "../../relay/commitOnce";

type RaceSessionOptions = {
  readonly text: string;
  /** Start of the race on the clock of `performance.now()`. */
  readonly zero: number;
  /** What the server had of this racer when it was last asked. */
  readonly batch: number;
  readonly position: number;
  readonly store: QueueStore;
  readonly send: SendBatch;
  readonly record: RaceRecord;
};

/**
 * One racer's typing in one race, on this page: the run that is typed and the sender that brings it to the server. A
 * page that was loaded
 * again goes on where the one before stopped, to the keystroke.
 */
export class RaceSession {
  readonly run: TypingRun;
  readonly sender: KeystrokeSender;
  /** What race it is, should what was typed be all that is left of it. */
  readonly record: RaceRecord;
  readonly #store: QueueStore;
  readonly #unlisten: () => void;

  constructor({ text, zero, batch, position, store, send, record }: RaceSessionOptions) {
    this.record = record;
    const queue = resume(store, batch, position);
    const start = startStopOnErrorTyping(text);
    const reached = Math.min(queue.basePosition, start.text.length);
    this.#store = store;
    this.run = new TypingRun({
      rules: "stopOnError",
      text,
      zero,
      from: { ...start, position: reached, finished: reached === start.text.length },
    });
    for (const { time, ...change } of queue.all()) this.run.apply(change, zero + time);
    this.sender = new KeystrokeSender({ send, store, queue });
    let handed = this.run.keystrokes.length;
    this.#unlisten = this.run.onChange(() => {
      const { keystrokes, phase } = this.run;
      for (; handed < keystrokes.length; handed += 1) {
        const keystroke = keystrokes[handed];
        if (keystroke !== undefined) this.sender.add(keystroke);
      }
      if (phase === "ended") this.sender.flush();
    });
  }

  /** Characters typed so far. */
  get position(): number {
    const { state } = this.run;
    return state.rules === "stopOnError" ? state.position : 0;
  }

  /**
   * Nothing more can be typed: the race is over, or the seat is gone. What was typed still goes out if the server wants
   * it.
   */
  stop(): void {
    this.run.stop("left");
  }

  /** Leaves the page: what the server does not have yet is kept for one that comes back. */
  close(): void {
    this.#unlisten();
    const isDone = this.sender.isDone && this.run.phase === "ended";
    this.sender.close();
    if (isDone) this.#store.clear();
  }
}

/** What an earlier page kept, unless the racer has gone on elsewhere since. */
function resume(store: QueueStore, batch: number, position: number): KeystrokeQueue {
  const kept = store.read();
  const queue = kept === null ? null : new KeystrokeQueue(kept);
  return queue !== null && queue.highest >= batch ? queue : KeystrokeQueue.from(batch, position);
}

const document = graphql`
  mutation RaceSessionMutation($code: RaceCode!, $batch: Int!, $keystrokes: KeystrokeLog!) {
    sendKeystrokes(code: $code, batch: $batch, keystrokes: $keystrokes) {
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

/** The way of a race's batches to the server. */
export function sendKeystrokes(environment: IEnvironment, code: RaceCode): SendBatch {
  return async (batch, keystrokes, signal) => {
    if (!isKeystrokeLogText(keystrokes)) return { refused: "MALFORMED_LOG" };
    // The queue sends a batch again by itself, and sooner.
    const asked = commitOnce<RaceSessionMutation>(environment, document, { code, batch, keystrokes }, signal);
    return readSendAnswer(asked.then((answer) => answer.sendKeystrokes));
  };
}

import { startStopOnErrorTyping } from "../../../engine/typing/Typing";
import { TypingRun } from "../../typing/TypingRun";
import {
  KeystrokeQueue,
  type QueueStore,
  isKeystrokeLogText,
  sessionQueueStore,
} from "../../typing/sending/KeystrokeQueue";
import { KeystrokeSender, type SendBatch, readSendAnswer } from "../../typing/sending/KeystrokeSender";
import { type RaceRecord, openRaceRecord } from "./raceRecord";
import { graphql, useFragment, useRelayEnvironment } from "react-relay";
import type { IEnvironment } from "relay-runtime";
import type { raceSessionMutation } from "../../../../__generated__/raceSessionMutation.graphql";
import type { RaceCode } from "../../../contract/scalars";
import { commitResult } from "../../relay/useResultMutation";
import { noRetry } from "../../relay/retry";
import type { WireLanguage } from "../../../contract/languages/languages";
import { useEffect, useRef } from "react";
import type { raceSession_racer$key } from "../../../../__generated__/raceSession_racer.graphql";
import { toLocalTime } from "../../relay/serverClock";

type RaceSessionOptions = {
  readonly text: string;
  /** Start of the race on the clock of `performance.now()`. */
  readonly zero: number;
  /** The server's last known state of this racer. */
  readonly batch: number;
  readonly position: number;
  readonly store: QueueStore;
  readonly send: SendBatch;
  readonly record: RaceRecord;
};

/**
 * One racer's typing in one race, on this page: the run and the sender of its keystrokes. A reloaded page continues at
 * the keystroke where the previous one stopped.
 */
export class RaceSession {
  readonly run: TypingRun;
  readonly sender: KeystrokeSender;
  /** Describes the race, in case the server loses it. */
  readonly record: RaceRecord;
  readonly #store: QueueStore;
  readonly #unsubscribe: () => void;

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
    let sent = this.run.keystrokes.length;
    this.#unsubscribe = this.run.onChange(() => {
      const { keystrokes, phase } = this.run;
      for (; sent < keystrokes.length; sent += 1) {
        const keystroke = keystrokes[sent];
        if (keystroke !== undefined) this.sender.add(keystroke);
      }
      if (phase === "ended") this.sender.flush();
    });
  }

  /** Number of characters typed so far. */
  get position(): number {
    const { state } = this.run;
    return state.rules === "stopOnError" ? state.position : 0;
  }

  /**
   * Ends typing, because the race is over or the seat is lost. What was typed is still sent if the server accepts it.
   */
  stop(): void {
    this.run.stop("left");
  }

  /** Leaves the page. What the server does not have yet stays stored for a later page. */
  close(): void {
    this.#unsubscribe();
    const isDone = this.sender.isDone && this.run.phase === "ended";
    this.sender.close();
    if (isDone) this.#store.clear();
  }
}

/** The queue that an earlier page stored, unless the racer has typed more on another page since. */
function resume(store: QueueStore, batch: number, position: number): KeystrokeQueue {
  const stored = store.read();
  const queue = stored === null ? null : new KeystrokeQueue(stored);
  return queue !== null && queue.highest >= batch ? queue : KeystrokeQueue.from(batch, position);
}

const document = graphql`
  mutation raceSessionMutation($code: RaceCode!, $batch: Int!, $keystrokes: KeystrokeLog!) {
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

/** Sends a race's batches to the server. */
export function sendKeystrokes(environment: IEnvironment, code: RaceCode): SendBatch {
  return async (batch, keystrokes, signal) => {
    if (!isKeystrokeLogText(keystrokes)) return { refused: "MALFORMED_LOG" };
    // Not retried here: the queue sends a batch again by itself, and sooner.
    const result = commitResult<raceSessionMutation, number>(
      environment,
      { mutation: document, variables: { code, batch, keystrokes }, cacheConfig: noRetry },
      (payload) => payload.batch,
      signal,
    );
    return readSendAnswer(result);
  };
}

type Props = {
  readonly code: RaceCode;
  readonly userId: string;
  /** By the server's clock. */
  readonly startsAt: string;
  readonly text: string;
  readonly language: WireLanguage;
  readonly racerRef: raceSession_racer$key;
  /**
   * Called once the racer can type, with the session that lasts as long as this component. Must be stable between
   * renders.
   */
  readonly onOpen: (session: RaceSession) => void;
};

/** Opens the viewer's typing session and closes it. It renders with every step of the racer, so it has no output. */
export function RaceSeat({ code, userId, startsAt, text, language, racerRef, onOpen }: Props) {
  const environment = useRelayEnvironment();
  const { batch, position } = useFragment(
    graphql`
      fragment raceSession_racer on Racer @throwOnFieldError {
        batch
        position
      }
    `,
    racerRef,
  );
  const latest = useRef({ batch, position });
  useEffect(() => {
    latest.current = { batch, position };
  }, [batch, position]);
  useEffect(() => {
    const zero = toLocalTime(startsAt);
    const record = openRaceRecord({ code, userId, startsAt, text, language }, zero);
    const session = new RaceSession({
      text,
      zero,
      ...latest.current,
      record,
      store: sessionQueueStore("race", `${code}:${userId}`),
      send: sendKeystrokes(environment, code),
    });
    onOpen(session);
    return () => session.close();
  }, [code, userId, startsAt, text, language, environment, onOpen]);
  return null;
}

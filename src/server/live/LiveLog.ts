import type { LiveEvent, LiveReportAnswer, LiveQuestion, LiveMessage } from "./LiveEvent";

/** Handlers of a process for messages. `from` is the process that sent it. */
export type LiveHandlers = {
  event(event: LiveEvent, from: string): void;
  word(word: LiveMessage, from: string): void;
  answer(question: LiveQuestion): LiveReportAnswer;
};

/**
 * Carries live messages between processes: events to all of them, including the sender, and what a user types only to
 * those that show it. The messages of one process arrive in order. Nothing is stored.
 */
export type LiveLog = {
  /** The name of this process. */
  readonly here: string;
  append(event: LiveEvent): void;
  send(process: string, word: LiveMessage): void;
  /** @throws GraphQLError TIMED_OUT when there is no response; the question can be repeated. */
  ask(process: string, question: LiveQuestion): Promise<LiveReportAnswer>;
  /**
   * Starts receiving messages. The returned function stops that, and this process then counts as gone for the others.
   */
  open(handlers: LiveHandlers): () => void;
};

/** For a single process, which receives its own events and has no others to send to. */
export class MemoryLiveLog implements LiveLog {
  readonly here = "here";
  #handlers: LiveHandlers | null = null;

  append(event: LiveEvent): void {
    this.#handlers?.event(event, this.here);
  }

  send(): void {}

  ask(): Promise<never> {
    return Promise.reject(new Error("There is no other process."));
  }

  open(handlers: LiveHandlers): () => void {
    this.#handlers = handlers;
    return () => {
      this.#handlers = null;
    };
  }
}

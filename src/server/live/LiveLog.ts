import type { ReportDecision, TypingReport, EncodedRun } from "./liveRun";

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

/**
 * A state that lasts until it is ended: an open page or live view. `userId` and `groupId` are row ids; `connection` is
 * one open subscription.
 */
export type LiveOpening =
  | { readonly kind: "came"; readonly userId: string; readonly connection: string; readonly page: string }
  /** A coach opened a live view, or the view of one member. */
  | { readonly kind: "watching"; readonly userId: string; readonly groupId: string; readonly connection: string };

/**
 * What all processes must know about users who are online. What they type is sent only to processes where they are
 * watched.
 */
export type LiveEvent =
  | LiveOpening
  | { readonly kind: "went"; readonly userId: string; readonly connection: string }
  | { readonly kind: "unwatching"; readonly userId: string; readonly groupId: string; readonly connection: string }
  | { readonly kind: "presence"; readonly userId: string; readonly page: string; readonly isAway: boolean };

/** The event that ends an opening. */
export function endingOf(opening: LiveOpening): LiveEvent {
  const { userId, connection } = opening;
  return opening.kind === "came"
    ? { kind: "went", userId, connection }
    : { kind: "unwatching", userId, groupId: opening.groupId, connection };
}

/** The result of a report: whether the user is watched (then it is accepted), or why it is not accepted. */
export type LiveReportAnswer =
  | { readonly isWatched: boolean }
  | Exclude<ReportDecision, { readonly followed: unknown }>;

/** A message between processes about a watched user. */
export type LiveMessage =
  /** An accepted report, for those who watch there. */
  | { readonly kind: "typed"; readonly userId: string; readonly report: TypingReport }
  /** The whole run, or null when there is none. */
  | { readonly kind: "run"; readonly userId: string; readonly run: EncodedRun | null }
  /** A part was missed; send the whole run. */
  | { readonly kind: "lost"; readonly userId: string };

/** A question to the process where a user's page is connected. */
export type LiveQuestion =
  | { readonly kind: "typing"; readonly userId: string; readonly report: TypingReport }
  | { readonly kind: "presence"; readonly userId: string; readonly page: string; readonly isAway: boolean };

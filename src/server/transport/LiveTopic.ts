import type { Viewer } from "../graphql/Context";

/**
 * Something that watchers follow. What each of them gets is the same, so it is executed and written once for all:
 * nothing in it may depend on who watches, except where its {@link LiveTopic.key} says whose it is, or its {@link
 * LiveTopic.audience} who sees what.
 */
export type LiveTopic = {
  /** Tells topics of the same operation and variables apart that are not the same: those of one person. */
  readonly key?: string;
  /**
   * The value as it is now: the root that the subscription's field resolves; null when it is gone.
   * @param audience of the watchers who get it; '' where all see the same.
   */
  current(audience: string): object | null;
  /** Calls back after each change, until the returned function is called. */
  watch(changed: () => void): () => void;
  /** Which of several views this watcher gets; left out: all see the same. Those of one audience share one value. */
  readonly audience?: TopicAudience;
  /** Shortest time between two values, in ms. Changes meanwhile are one. */
  readonly intervalMs: number;
  /** Who may follow it; left out: everybody. */
  readonly rights?: TopicRights;
  /** Goes on while other processes are not heard: what it says may be old then, and following it is being there. */
  readonly goesOnUnheard?: true;
  /** A watcher came; the returned function is called when they go. For presence. */
  attend?(userId: string): () => void;
};

/** What one watcher may see. */
export type TopicAudience = {
  /** As it is now; two with the same text get the same value. */
  current(): string;
  /** Calls back when it may be another one, until the returned function is called. */
  watch(changed: () => void): () => void;
};

/** The right to follow a topic: asked when somebody comes, and again whenever it may have ended. */
export type TopicRights = {
  allows(viewer: Viewer | null): Promise<boolean>;
  /** Calls back when somebody's right may have ended, until the returned function is called. */
  watch(changed: () => void): () => void;
};

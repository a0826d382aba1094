import { GraphQLError } from "graphql";
import type { Viewer } from "../graphql/Context";
import type { LiveTopic } from "./LiveTopic";
import { takeRight } from "./takeRight";
import { TryAgain } from "./TryAgain";
import { websocketLimits } from "./websocketLimits";

/**
 * Pages without a live connection ask every two seconds. A viewer who has not asked for so long no longer counts as
 * following, in ms.
 */
const VISIT_MS = 5_000;

type Visit = {
  readonly topic: LiveTopic;
  readonly timer: NodeJS.Timeout;
  readonly end: () => void;
};

/**
 * Topics that are followed by asking again and again, where no websocket gets through. For a few seconds after each
 * question the viewer counts as
 * following, just as with a subscription: their right is checked against every change, and their presence is known.
 */
export class TopicVisits {
  /** By topic, by session. A visit that is being opened is a promise; null when the viewer may not follow. */
  readonly #sessions = new Map<string, Map<string, Promise<Visit | null>>>();
  readonly #isHeard: () => boolean;

  /** @param isHeard whether other processes are heard now: without them, what is shown may be old. */
  constructor(isHeard: () => boolean) {
    this.#isHeard = isHeard;
  }

  /** How many are followed now, by all sessions. */
  get size(): number {
    return [...this.#sessions.values()].reduce((sum, visits) => sum + visits.size, 0);
  }

  /**
   * The value of a topic now; null when there is none, or it is not for this viewer.
   * @param name of the field with its arguments: tells the topics of one session apart.
   * @throws TryAgain while it cannot be known, GraphQLError RATE_LIMITED for a session that follows too much.
   */
  async read<Value extends object>(
    name: string,
    topic: LiveTopic | null,
    viewer: Viewer | null,
  ): Promise<Value | null> {
    if (!topic || !viewer) return null;
    if (!topic.goesOnUnheard && !this.#isHeard()) throw new TryAgain();
    const visits = this.#sessions.get(viewer.sessionId) ?? new Map<string, Promise<Visit | null>>();
    const known = visits.get(name);
    const follows = visits.size;
    if (!known && follows >= websocketLimits.subscriptionsPerSocket) throw tooMuch();
    this.#sessions.set(viewer.sessionId, visits);
    const opening = known ?? this.#open(name, topic, viewer);
    visits.set(name, opening);
    const visit = await opening.catch((error: unknown) => {
      this.#forget(viewer.sessionId, name, opening);
      throw error;
    });
    if (visit) visit.timer.refresh();
    else this.#forget(viewer.sessionId, name, opening);
    return (visit?.topic.current(visit.topic.audience?.current() ?? "") ?? null) as Value | null;
  }

  /** Ends all visits. */
  async close(): Promise<void> {
    const visits = [...this.#sessions.values()].flatMap((ofSession) => [...ofSession.values()]);
    for (const visit of await Promise.all(visits.map((opening) => opening.catch(() => null)))) visit?.end();
  }

  async #open(name: string, topic: LiveTopic, viewer: Viewer): Promise<Visit | null> {
    const right = topic.rights ? await takeRight(topic.rights, viewer) : null;
    if (topic.rights && !right) return null;
    const depart = topic.attend?.(viewer.userId);
    let isOver = false;
    const end = (): void => {
      if (isOver) return;
      isOver = true;
      clearTimeout(timer);
      right?.close();
      depart?.();
      this.#sessions.get(viewer.sessionId)?.delete(name);
      if (this.#sessions.get(viewer.sessionId)?.size === 0) this.#sessions.delete(viewer.sessionId);
    };
    const timer = setTimeout(end, VISIT_MS).unref();
    right?.onLost(end);
    return { topic, timer, end };
  }

  #forget(sessionId: string, name: string, opening: Promise<Visit | null>): void {
    const visits = this.#sessions.get(sessionId);
    if (visits?.get(name) !== opening) return;
    visits.delete(name);
    if (visits.size === 0) this.#sessions.delete(sessionId);
  }
}

function tooMuch(): GraphQLError {
  return new GraphQLError(`A session follows at most ${websocketLimits.subscriptionsPerSocket} things at once.`, {
    extensions: { code: "RATE_LIMITED" },
  });
}

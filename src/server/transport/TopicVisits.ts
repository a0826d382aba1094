import { GraphQLError } from "graphql";
import type { Viewer } from "../graphql/Context";
import type { Topic, TopicRights } from "./TopicRoom";
import { ServiceUnavailableError } from "./failures";
import { websocketLimits } from "./connectionLimits";
import type { WebSocket } from "ws";
import { isDatabaseAway } from "../database/databaseErrors";

/**
 * Pages without a live connection ask every two seconds. A viewer who has not asked for so long no longer counts as
 * following, in ms.
 */
const VISIT_MS = 5_000;

type Visit = {
  readonly topic: Topic;
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
   * @throws ServiceUnavailableError while it cannot be known, GraphQLError RATE_LIMITED for a session that follows too much.
   */
  async read<Value extends object>(name: string, topic: Topic | null, viewer: Viewer | null): Promise<Value | null> {
    if (!topic || !viewer) return null;
    if (!topic.goesOnUnheard && !this.#isHeard()) throw new ServiceUnavailableError();
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

  async #open(name: string, topic: Topic, viewer: Viewer): Promise<Visit | null> {
    const right = topic.rights ? await authorizeTopic(topic.rights, viewer) : null;
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

/** How often a connection is asked for a sign of life, in ms. */
const ASK_MS = 1_500;

/**
 * A connection that gives none for so long counts as lost until the next one, in ms. It is not closed: a short gap in
 * the network mends itself.
 */
const SILENT_MS = 4_000;

/** The functions of a websocket that this needs. */
type Heard = Pick<WebSocket, "ping" | "on" | "off" | "readyState" | "OPEN">;

/**
 * Attends, as `attend` does, for as long as something is heard of a websocket: a computer that lost its network says no
 * goodbye.
 * @returns ends it.
 */
export function attendWhileHeard(socket: Heard, attend: () => () => void): () => void {
  let depart: (() => void) | null = attend();
  let heardAt = performance.now();
  let askedAt = heardAt;
  let isOver = false;
  const hear = (): void => {
    heardAt = performance.now();
    // The message that ends a subscription comes here too, after its end.
    if (!isOver) depart ??= attend();
  };
  const timer = setInterval(() => {
    const now = performance.now();
    // This process was busy itself: answers may wait to be read.
    if (now - askedAt > 2 * ASK_MS) heardAt = now;
    askedAt = now;
    if (now - heardAt > SILENT_MS) {
      depart?.();
      depart = null;
    }
    if (socket.readyState === socket.OPEN) socket.ping();
  }, ASK_MS).unref();
  for (const sign of ["pong", "message"] as const) socket.on(sign, hear);
  return () => {
    isOver = true;
    clearInterval(timer);
    for (const sign of ["pong", "message"] as const) socket.off(sign, hear);
    depart?.();
    depart = null;
  };
}

/** The right of one watcher, held against every change. */
type TopicGrant = {
  /** Calls back once when it is lost; at once when it was meanwhile. */
  onLost(end: () => void): void;
  /** Holds it against nothing any more. */
  close(): void;
};

const tellNobody = () => {};

/**
 * The viewer's right to follow something, or null when they have none. A change that comes while the answer is looked
 * up is not missed. A right that cannot
 * be looked up counts as lost: who has it comes back.
 * @throws when the database is away: nobody is told that they may not, the connection closes and comes back.
 */
export async function authorizeTopic(rights: TopicRights, viewer: Viewer | null): Promise<TopicGrant | null> {
  let isLost = false;
  let tell = tellNobody;
  const ask = () => rights.allows(viewer).catch(() => false);
  const check = async () => {
    if (isLost || (await ask())) return;
    isLost = true;
    tell();
  };
  const close = rights.watch(() => void check());
  const isAllowed = await rights.allows(viewer).catch((error: unknown) => {
    if (!isDatabaseAway(error)) return false;
    close();
    throw error;
  });
  if (!isAllowed || isLost) {
    close();
    return null;
  }
  return {
    onLost: (end) => {
      tell = end;
      if (isLost) end();
    },
    close,
  };
}

declare module "../services" {
  interface Services {
    readonly visits: TopicVisits;
  }
}

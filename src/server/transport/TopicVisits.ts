import { codedError } from "../graphql/codedError";
import type { GraphQLError } from "graphql";
import type { Viewer } from "../Context";
import type { Topic, TopicRights } from "./TopicRoom";
import { ServiceUnavailableError } from "../RequestFailure";
import { websocketLimits } from "./connectionLimits";
import type { WebSocket } from "ws";
import { isDatabaseAway } from "../database/databaseErrors";

/**
 * Pages without a live connection poll every two seconds. A viewer who has not polled for this long, in ms, no longer
 * counts as following.
 */
const VISIT_MS = 5_000;

type Visit = {
  readonly topic: Topic;
  readonly timer: NodeJS.Timeout;
  readonly end: () => void;
};

/**
 * Topics that are followed by polling, where websockets are blocked. For a few seconds after each request the viewer
 * counts as following, just as with a subscription: their right is checked on every change, and they count as present.
 */
export class TopicVisits {
  /** By topic, by session. A visit that is being opened is a promise; null if the viewer may not follow. */
  readonly #sessions = new Map<string, Map<string, Promise<Visit | null>>>();
  readonly #isConnected: () => boolean;

  /** @param isConnected whether messages of other processes arrive; without them, values may be outdated. */
  constructor(isConnected: () => boolean) {
    this.#isConnected = isConnected;
  }

  /** The number of topics followed by all sessions. */
  get size(): number {
    return [...this.#sessions.values()].reduce((sum, visits) => sum + visits.size, 0);
  }

  /**
   * The current value of a topic; null if there is none or this viewer may not see it.
   * @param name of the field with its arguments, to distinguish the topics of a session.
   * @throws ServiceUnavailableError while that cannot be determined, GraphQLError RATE_LIMITED for a session that
   * follows too much.
   */
  async read<Value extends object>(name: string, topic: Topic | null, viewer: Viewer | null): Promise<Value | null> {
    if (!topic || !viewer) return null;
    if (!topic.continuesOffline && !this.#isConnected()) throw new ServiceUnavailableError();
    const visits = this.#sessions.get(viewer.sessionId) ?? new Map<string, Promise<Visit | null>>();
    const existing = visits.get(name);
    const follows = visits.size;
    if (!existing && follows >= websocketLimits.subscriptionsPerSocket) throw tooMuch();
    this.#sessions.set(viewer.sessionId, visits);
    const opening = existing ?? this.#open(name, topic, viewer);
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
    const leave = topic.attend?.(viewer.userId);
    let isOver = false;
    const end = (): void => {
      if (isOver) return;
      isOver = true;
      clearTimeout(timer);
      right?.close();
      leave?.();
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
  return codedError(
    "RATE_LIMITED",
    `A session follows at most ${websocketLimits.subscriptionsPerSocket} things at once.`,
  );
}

/** How often a connection is pinged, in ms. */
const ASK_MS = 1_500;

/**
 * A connection without a response for this long, in ms, counts as lost until the next one. It is not closed, because it
 * may recover from a short network outage.
 */
const SILENT_MS = 4_000;

/** The functions of a websocket that this needs. */
type PingableSocket = Pick<WebSocket, "ping" | "on" | "off" | "readyState" | "OPEN">;

/**
 * Calls `attend` while a websocket responds, because a computer that loses its network does not close the connection.
 * @returns a function that ends it.
 */
export function attendWhileResponsive(socket: PingableSocket, attend: () => () => void): () => void {
  let leave: (() => void) | null = attend();
  let lastResponseAt = performance.now();
  let lastPingAt = lastResponseAt;
  let isOver = false;
  const onResponse = (): void => {
    lastResponseAt = performance.now();
    // The message that ends a subscription also arrives here, after its end.
    if (!isOver) leave ??= attend();
  };
  const timer = setInterval(() => {
    const now = performance.now();
    // This process was busy itself, so responses may be waiting to be read.
    if (now - lastPingAt > 2 * ASK_MS) lastResponseAt = now;
    lastPingAt = now;
    if (now - lastResponseAt > SILENT_MS) {
      leave?.();
      leave = null;
    }
    if (socket.readyState === socket.OPEN) socket.ping();
  }, ASK_MS).unref();
  for (const sign of ["pong", "message"] as const) socket.on(sign, onResponse);
  return () => {
    isOver = true;
    clearInterval(timer);
    for (const sign of ["pong", "message"] as const) socket.off(sign, onResponse);
    leave?.();
    leave = null;
  };
}

/** A subscriber's right, checked on every change. */
type TopicGrant = {
  /** Calls back once when it is lost, or at once if it already was. */
  onLost(end: () => void): void;
  /** Stops checking. */
  close(): void;
};

const ignoreLoss = () => {};

/**
 * The viewer's right to follow a topic, or null if they have none. Changes during the lookup are not missed. A right
 * that can no longer be looked up counts as lost, and clients that have it reconnect.
 * @throws when the database is unreachable: instead of a refusal, the connection is closed and the client reconnects.
 */
export async function authorizeTopic(rights: TopicRights, viewer: Viewer | null): Promise<TopicGrant | null> {
  let isLost = false;
  let onLoss = ignoreLoss;
  const ask = () => rights.allows(viewer).catch(() => false);
  const check = async () => {
    if (isLost || (await ask())) return;
    isLost = true;
    onLoss();
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
      onLoss = end;
      if (isLost) end();
    },
    close,
  };
}

declare module "../Context" {
  interface Services {
    readonly visits: TopicVisits;
  }
}

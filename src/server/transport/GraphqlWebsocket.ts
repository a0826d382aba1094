import { codedError, rateLimitedError } from "../graphql/codedError";
import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import {
  type ExecutionArgs,
  getArgumentValues,
  getVariableValues,
  type GraphQLError,
  type GraphQLField,
  type GraphQLSchema,
} from "graphql";
import type { Context as SocketContext, SubscribePayload } from "graphql-ws";
import { useServer, type Extra } from "graphql-ws/use/ws";
import { WebSocketServer, type WebSocket } from "ws";
import { closeCodes, GRAPHQL_PATH } from "../../contract/protocol";
import { limits } from "../../contract/limits";
import type { Context, Viewer, Services } from "../Context";
import { topicOf } from "../graphql/followTopic";
import { faultError, inputFaults, TOO_MANY_WRONG_CODES } from "../graphql/fieldGuards";
import { attendWhileResponsive, authorizeTopic } from "./TopicVisits";
import type { Cors } from "./responses";
import { type Documents, type PreparedDocument, readGraphqlBody } from "./Documents";
import { TopicHub, type Topic } from "./TopicRoom";
import { newTraceId } from "../operations/traces/traceIds";
import { RequestFailure, ServiceUnavailableError } from "../RequestFailure";
import { ConnectionLimiter, guardSocket, websocketLimits } from "./connectionLimits";

export type GraphqlWebsocketOptions = {
  readonly schema: GraphQLSchema;
  readonly documents: Documents;
  readonly services: Services;
  readonly cors: Cors;
  readonly onError: (traceId: string, error: Error) => void;
  /** Called with the delay of each change until it was sent to all subscribers. */
  readonly onSent?: ((delayMs: number) => void) | undefined;
};

/** How often the sessions of open connections are checked, in ms. This closes those whose end this process missed. */
const SWEEP_MS = 1_500;

/** The websocket close code for a server that is temporarily unavailable; browsers reconnect automatically. */
const TRY_AGAIN_LATER = 1013;

/** How long a page may take to confirm a close, in ms. */
const CLOSING_MS = 2_000;

type SocketExtra = Extra & Record<PropertyKey, unknown> & { viewer?: Viewer | null };
type Subscription = {
  readonly prepared: PreparedDocument;
  readonly variables: Record<string, unknown>;
  readonly id: string;
  readonly extra: SocketExtra;
};

/**
 * GraphQL over websocket: subscriptions of known documents, with the protocol graphql-transport-ws. graphql-ws handles
 * the protocol; the values go from the hub directly to the socket.
 */
export class GraphqlWebsocket {
  readonly #sockets = new WebSocketServer({
    noServer: true,
    perMessageDeflate: false,
    maxPayload: limits.websocketMessageBytes,
    handleProtocols: () => "graphql-transport-ws",
  });
  readonly #places = new ConnectionLimiter(websocketLimits.connectionsPerAddress);
  readonly #bySession = new Map<string, { readonly viewer: Viewer; readonly sockets: Set<WebSocket> }>();
  readonly #hub: TopicHub;
  readonly #options: GraphqlWebsocketOptions;
  readonly #stop: () => unknown;
  #isDraining = false;

  constructor(options: GraphqlWebsocketOptions) {
    this.#options = options;
    this.#hub = new TopicHub((error) => {
      const traceId = newTraceId();
      options.onError(traceId, error);
      return traceId;
    }, options.onSent);
    const server = useServer<Record<string, unknown>, SocketExtra>(
      {
        schema: options.schema,
        connectionInitWaitTimeout: websocketLimits.initMs,
        onConnect: (context) => this.#connect(context),
        onSubscribe: (context, id, payload) => this.#prepare(context, id, payload),
        subscribe: (args) => this.#subscribe(args),
        onClose: (context) => this.#forget(context),
      },
      this.#sockets,
    );
    this.#sockets.on("connection", guardSocket);
    const unlisten = options.services.sessions.onEnded((sessionId) => this.#end(sessionId));
    const unlistenRoles = options.services.sessions.onRoleChanged((userId) =>
      this.#reconnect(({ viewer }) => viewer.userId === userId),
    );
    // Without messages from other processes, missing changes would look like no changes.
    const unsubscribe = options.services.pubSub.onLost(() => this.#hub.interrupt([later()]));
    const sweep = setInterval(() => void this.#sweep(), SWEEP_MS);
    this.#stop = async () => {
      clearInterval(sweep);
      unlisten();
      unlistenRoles();
      unsubscribe();
      await server.dispose();
    };
  }

  /** Takes over an HTTP connection for an upgrade to a websocket. Refuses other paths and pages of other sites. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    const path = request.url?.split("?")[0];
    if (this.#isDraining) return refuseUpgrade(socket, "503 Service Unavailable");
    if (path !== GRAPHQL_PATH) return refuseUpgrade(socket, "404 Not Found");
    if (!this.#isWelcome(request)) return refuseUpgrade(socket, "403 Forbidden");
    const leave = this.#places.take(this.#options.services.addressOf(request));
    if (!leave) return refuseUpgrade(socket, "429 Too Many Requests", "Retry-After: 10\r\n");
    socket.once("close", leave);
    this.#sockets.handleUpgrade(request, socket, head, (webSocket) =>
      this.#sockets.emit("connection", webSocket, request),
    );
  }

  /** Programs send no Origin; a page's origin must be our own or an allowed one. */
  #isWelcome({ headers: { origin, host } }: IncomingMessage): boolean {
    if (origin === undefined || this.#options.cors.allows(origin)) return true;
    return URL.canParse(origin) && new URL(origin).host === host;
  }

  /** Numbers of connections and subscriptions. */
  figures(): { readonly connections: number; readonly subscriptions: number } {
    return { connections: this.#sockets.clients.size, subscriptions: this.#hub.size };
  }

  /**
   * Takes no more sockets, and asks all existing ones to reconnect at once, to whichever process is available. Resolves
   * when they are closed.
   */
  async drain(): Promise<void> {
    this.#isDraining = true;
    const sockets = [...this.#sockets.clients];
    const closed = sockets.map((socket) => new Promise((resolve) => socket.once("close", resolve)));
    for (const socket of sockets) socket.close(closeCodes.serverRestart, "SERVER_RESTART");
    // A client without a network does not respond.
    const patience = setTimeout(() => sockets.forEach((socket) => socket.terminate()), CLOSING_MS);
    await Promise.all(closed);
    clearTimeout(patience);
  }

  /** Closes all sockets as going away; browsers reconnect automatically. */
  async close(): Promise<void> {
    await this.#stop();
    this.#sockets.close();
  }

  async #connect(context: SocketContext<Record<string, unknown>, SocketExtra>): Promise<boolean> {
    const authorization = context.connectionParams?.["Authorization"];
    if (authorization === undefined) {
      context.extra.viewer = null;
      return true;
    }
    const token =
      typeof authorization === "string" && authorization.startsWith("Bearer ") ? authorization.slice(7) : "";
    const viewer = await this.#options.services.sessions.viewerOf(token);
    if (!viewer) return false;
    const held = this.#bySession.get(viewer.sessionId);
    const sockets = held?.sockets ?? new Set();
    if (sockets.size >= websocketLimits.connectionsPerSession) {
      context.extra.socket.close(TRY_AGAIN_LATER, "Too many connections of one session.");
      return false;
    }
    context.extra.viewer = viewer;
    this.#bySession.set(viewer.sessionId, {
      viewer: held?.viewer ?? viewer,
      sockets: sockets.add(context.extra.socket as WebSocket),
    });
    return true;
  }

  #prepare(
    { extra, subscriptions }: SocketContext<Record<string, unknown>, SocketExtra>,
    id: string,
    payload: SubscribePayload,
  ): ExecutionArgs | readonly GraphQLError[] {
    const { subscriptionsPerSocket } = websocketLimits;
    if (Object.keys(subscriptions).length > subscriptionsPerSocket)
      return [
        codedError(
          "RATE_LIMITED",
          `A connection follows at most ${subscriptionsPerSocket} things at once; end one first.`,
        ),
      ];
    if (id.length > websocketLimits.idLength)
      return [
        codedError("BAD_REQUEST", `The id of a subscription has at most ${websocketLimits.idLength} characters.`),
      ];
    try {
      const { variables, ...request } = readGraphqlBody(payload);
      const prepared = this.#options.documents.find(request);
      if (prepared.operation.operation !== "subscription")
        throw new RequestFailure(400, "BAD_REQUEST", "Queries and mutations go over HTTP.");
      const subscription: Subscription = { prepared, variables, id, extra };
      return {
        schema: this.#options.schema,
        document: prepared.document,
        variableValues: variables,
        contextValue: subscription,
      };
    } catch (error) {
      if (error instanceof RequestFailure) return error.toErrors();
      throw error;
    }
  }

  async #subscribe(args: ExecutionArgs): Promise<AsyncIterableIterator<never> | { errors: GraphQLError[] }> {
    const { prepared, variables, id, extra } = args.contextValue as Subscription;
    const viewer = extra.viewer ?? null;
    const root = rootField(this.#options.schema, prepared, variables);
    const { guesses, addressOf, pubSub } = this.#options.services;
    const guesser = { viewer, address: addressOf(extra.request) };
    const takesCode = root?.field.extensions.guess !== undefined;
    const wait = takesCode ? guesses.waitOf(guesser) : null;
    if (wait !== null) return { errors: [rateLimitedError(wait, TOO_MANY_WRONG_CODES)] };
    const faults = root ? inputFaults(root.field.args, root.args) : [];
    if (faults.length > 0) return { errors: [faultError(faults)] };
    const topic = root && (await this.#find(root, extra));
    if (topic === "LATER") return { errors: [later()] };
    if (!topic) {
      if (takesCode) await guesses.count(guesser);
      return { errors: [codedError("NOT_FOUND", "There is nothing to follow here.")] };
    }
    const right = topic.rights ? await authorizeTopic(topic.rights, viewer) : null;
    if (topic.rights && !right)
      return {
        errors: [
          viewer
            ? codedError("NOT_ALLOWED", "This is not for you to follow.")
            : codedError("NOT_SIGNED_IN", "Sign in to follow this."),
        ],
      };
    // No await after this check: a subscriber that joins now is interrupted if messages stop arriving later.
    if (!topic.continuesOffline && !pubSub.isConnected) {
      right?.close();
      return { errors: [later()] };
    }
    const context: Context = { viewer: null, address: "", exchange: null, services: this.#options.services };
    const userId = extra.viewer?.userId;
    const attend = userId === undefined ? undefined : topic.attend?.bind(topic, userId);
    const depart = attend && attendWhileResponsive(extra.socket as WebSocket, attend);
    return untilEnded((end) => {
      const leave = this.#hub.join(prepared, variables, topic, context, {
        socket: extra.socket as WebSocket,
        id,
        end,
        audience: topic.audience,
      });
      right?.onLost(end);
      return () => {
        leave();
        depart?.();
        right?.close();
      };
    });
  }

  /** LATER: it cannot be found out right now. */
  async #find({ field, args }: RootField, extra: SocketExtra): Promise<Topic | "LATER" | null> {
    try {
      return (await topicOf(field)?.(args, extra.viewer ?? null, this.#options.services)) ?? null;
    } catch (error) {
      if (!(error instanceof ServiceUnavailableError)) throw error;
      return "LATER";
    }
  }

  #forget({ extra }: SocketContext<Record<string, unknown>, SocketExtra>): void {
    const sessionId = extra.viewer?.sessionId;
    if (sessionId === undefined) return;
    const sockets = this.#bySession.get(sessionId)?.sockets;
    sockets?.delete(extra.socket as WebSocket);
    if (sockets?.size === 0) this.#bySession.delete(sessionId);
  }

  /**
   * The session store announces ends; roles are compared here. If the database is unreachable, the next sweep tries
   * again.
   */
  async #sweep(): Promise<void> {
    const active = await this.#options.services.sessions.activeAmong([...this.#bySession.keys()]).catch(() => null);
    if (active)
      this.#reconnect(({ viewer }) => active.has(viewer.sessionId) && active.get(viewer.sessionId) !== viewer.role);
  }

  /** Makes the pages of users with a changed role reconnect at once, with the new role. */
  #reconnect(isMeant: (held: { readonly viewer: Viewer }) => boolean): void {
    for (const held of this.#bySession.values()) {
      if (isMeant(held)) held.sockets.forEach((socket) => socket.close(closeCodes.serverRestart, "ROLE_CHANGED"));
    }
  }

  #end(sessionId: string): void {
    for (const socket of this.#bySession.get(sessionId)?.sockets ?? [])
      socket.close(closeCodes.sessionEnded, "SESSION_EXPIRED");
  }
}

type RootField = {
  readonly field: GraphQLField<unknown, Context>;
  readonly args: Record<string, unknown>;
};

/** The root field of a subscription with its arguments; null if one is missing or not of its type. */
function rootField(
  schema: GraphQLSchema,
  { operation }: PreparedDocument,
  variables: Record<string, unknown>,
): RootField | null {
  const [node] = operation.selectionSet.selections;
  const field = node?.kind === "Field" ? schema.getSubscriptionType()?.getFields()[node.name.value] : undefined;
  if (node?.kind !== "Field" || !field) return null;
  try {
    // Arguments as resolvers get them: the internal values of enums, for one.
    const { coerced } = getVariableValues(schema, operation.variableDefinitions ?? [], variables, { maxErrors: 1 });
    return coerced ? { field, args: getArgumentValues(field, node, coerced) } : null;
  } catch {
    return null;
  }
}

/** An iterator that never yields a value (the hub sends them) and ends when `end` is called or it is returned. */
function untilEnded(start: (end: () => void) => () => void): AsyncIterableIterator<never> {
  let finish: ((result: IteratorReturnResult<undefined>) => void) | null = null;
  const ended = new Promise<IteratorReturnResult<undefined>>((resolve) => (finish = resolve));
  const done = { done: true, value: undefined } as const;
  const stop = start(() => finish?.(done));
  return {
    [Symbol.asyncIterator]() {
      return this;
    },
    next: () => ended,
    return() {
      stop();
      finish?.(done);
      return Promise.resolve(done);
    },
  };
}

function later(): GraphQLError {
  return codedError("TIMED_OUT", "Try again in a moment.");
}

function refuseUpgrade(socket: Duplex, status: string, headers = ""): void {
  socket.end(`HTTP/1.1 ${status}\r\n${headers}Connection: close\r\n\r\n`);
}

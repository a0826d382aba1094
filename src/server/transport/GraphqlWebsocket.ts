import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import { getArgumentValues, GraphQLError, type ExecutionArgs, type GraphQLSchema } from "graphql";
import type { Context as SocketContext, SubscribePayload } from "graphql-ws";
import { useServer, type Extra } from "graphql-ws/use/ws";
import { WebSocketServer, type WebSocket } from "ws";
import { closeCodes, GRAPHQL_PATH } from "../../contract/wire";
import { limits } from "../../contract/limits";
import type { Context, Viewer } from "../graphql/Context";
import type { Services } from "../services";
import type { Cors } from "./Cors";
import type { Documents } from "./Documents";
import { LiveHub } from "./LiveHub";
import type { LiveTopic } from "./LiveTopic";
import type { PreparedDocument } from "./prepareDocument";
import { readGraphqlBody } from "./readGraphqlBody";
import { RequestFailure } from "./RequestFailure";
import { takeRight } from "./takeRight";
import { TryAgain } from "./TryAgain";
import { newTraceId } from "./traceIdOf";

export type GraphqlWebsocketOptions = {
  readonly schema: GraphQLSchema;
  readonly documents: Documents;
  readonly services: Services;
  readonly cors: Cors;
  readonly onError: (traceId: string, error: Error) => void;
  /** What a subscription's root field follows with these arguments, for this viewer; null when there is nothing of that name. */
  readonly topic: (field: string, args: Record<string, unknown>, viewer: Viewer | null, services: Services) => LiveTopic | null | Promise<LiveTopic | null>;
};

/** How often open connections are held against their sessions, in ms: an end that this process did not see itself closes them by then. */
const SWEEP_MS = 1_500;

/** The code of the protocol of websockets for a server that cannot right now. */
const TRY_AGAIN_LATER = 1013;

type SocketExtra = Extra & Record<PropertyKey, unknown> & { viewer?: Viewer | null };
type Subscription = { readonly prepared: PreparedDocument; readonly variables: Record<string, unknown>; readonly id: string; readonly extra: SocketExtra };

/**
 * The websocket door: subscriptions of known documents, by the protocol graphql-transport-ws. The protocol is graphql-ws;
 * the values go from the hub to the socket.
 */
export class GraphqlWebsocket {
  readonly #sockets = new WebSocketServer({ noServer: true, perMessageDeflate: false, maxPayload: limits.websocketMessageBytes, handleProtocols: () => "graphql-transport-ws" });
  readonly #bySession = new Map<string, Set<WebSocket>>();
  readonly #hub: LiveHub;
  readonly #options: GraphqlWebsocketOptions;
  readonly #stop: () => unknown;

  constructor(options: GraphqlWebsocketOptions) {
    this.#options = options;
    this.#hub = new LiveHub((error) => {
      const traceId = newTraceId();
      options.onError(traceId, error);
      return traceId;
    });
    const server = useServer<Record<string, unknown>, SocketExtra>(
      {
        schema: options.schema,
        onConnect: (context) => this.#connect(context),
        onSubscribe: (context, id, payload) => this.#prepare(context.extra, id, payload),
        subscribe: (args) => this.#subscribe(args),
        onClose: (context) => this.#forget(context),
      },
      this.#sockets,
    );
    const unlisten = options.services.sessions.onEnded((sessionId) => this.#end(sessionId));
    const sweep = setInterval(() => void this.#sweep(), SWEEP_MS);
    this.#stop = async () => {
      clearInterval(sweep);
      unlisten();
      await server.dispose();
    };
  }

  /** Takes over an HTTP connection that asks to become a websocket. Another path or another site's page is turned away. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    const path = request.url?.split("?")[0];
    if (path !== GRAPHQL_PATH) return refuseUpgrade(socket, "404 Not Found");
    if (!this.#isWelcome(request)) return refuseUpgrade(socket, "403 Forbidden");
    this.#sockets.handleUpgrade(request, socket, head, (webSocket) => this.#sockets.emit("connection", webSocket, request));
  }

  /** Programs send no Origin; a page's must be ours, or one of those that are allowed. */
  #isWelcome({ headers: { origin, host } }: IncomingMessage): boolean {
    if (origin === undefined || this.#options.cors.allows(origin)) return true;
    return URL.canParse(origin) && new URL(origin).host === host;
  }

  /** Closes all sockets as going away; browsers come back by themselves. */
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
    const token = typeof authorization === "string" && authorization.startsWith("Bearer ") ? authorization.slice(7) : "";
    const viewer = await this.#options.services.sessions.viewerOf(token);
    if (!viewer) return false;
    context.extra.viewer = viewer;
    const sockets = this.#bySession.get(viewer.sessionId) ?? new Set();
    this.#bySession.set(viewer.sessionId, sockets.add(context.extra.socket as WebSocket));
    return true;
  }

  #prepare(extra: SocketExtra, id: string, payload: SubscribePayload): ExecutionArgs | readonly GraphQLError[] {
    try {
      const { variables, ...request } = readGraphqlBody(payload);
      const prepared = this.#options.documents.find(request);
      if (prepared.operation.operation !== "subscription") throw new RequestFailure(400, "BAD_REQUEST", "Queries and mutations go over HTTP.");
      const subscription: Subscription = { prepared, variables, id, extra };
      return { schema: this.#options.schema, document: prepared.document, variableValues: variables, contextValue: subscription };
    } catch (error) {
      if (error instanceof RequestFailure) return error.toErrors();
      throw error;
    }
  }

  async #subscribe(args: ExecutionArgs): Promise<AsyncIterableIterator<never> | { errors: GraphQLError[] }> {
    const { prepared, variables, id, extra } = args.contextValue as Subscription;
    const viewer = extra.viewer ?? null;
    const field = rootField(this.#options.schema, prepared, variables);
    const topic = field && (await this.#find(field, extra));
    if (topic === "LATER") return { errors: [failure("TIMED_OUT", "Try again in a moment.")] };
    if (!topic) return { errors: [failure("NOT_FOUND", "There is nothing to follow here.")] };
    const right = topic.rights ? await takeRight(topic.rights, viewer) : null;
    if (topic.rights && !right) return { errors: [viewer ? failure("NOT_ALLOWED", "This is not for you to follow.") : failure("NOT_SIGNED_IN", "Sign in to follow this.")] };
    const context: Context = { viewer: null, address: "", services: this.#options.services };
    const userId = extra.viewer?.userId;
    const depart = userId === undefined ? undefined : topic.attend?.(userId);
    return untilEnded((end) => {
      const leave = this.#hub.join(prepared, variables, topic, context, { socket: extra.socket as WebSocket, id, end });
      right?.onLost(end);
      return () => {
        leave();
        depart?.();
        right?.close();
      };
    });
  }

  /** What cannot be found right now ends the connection: a client comes back by itself, and asks again. */
  async #find({ name, args }: RootField, extra: SocketExtra): Promise<LiveTopic | "LATER" | null> {
    try {
      return await this.#options.topic(name, args, extra.viewer ?? null, this.#options.services);
    } catch (error) {
      if (!(error instanceof TryAgain)) throw error;
      extra.socket.close(TRY_AGAIN_LATER, "TRY_AGAIN");
      return "LATER";
    }
  }

  #forget({ extra }: SocketContext<Record<string, unknown>, SocketExtra>): void {
    const sessionId = extra.viewer?.sessionId;
    if (sessionId === undefined) return;
    const sockets = this.#bySession.get(sessionId);
    sockets?.delete(extra.socket as WebSocket);
    if (sockets?.size === 0) this.#bySession.delete(sessionId);
  }

  /** Asking is enough: the store tells of each end it finds. A database that is away for a moment is asked again. */
  async #sweep(): Promise<void> {
    await this.#options.services.sessions.activeAmong([...this.#bySession.keys()]).catch(() => null);
  }

  #end(sessionId: string): void {
    for (const socket of this.#bySession.get(sessionId) ?? []) socket.close(closeCodes.sessionEnded, "SESSION_EXPIRED");
  }
}

type RootField = { readonly name: string; readonly args: Record<string, unknown> };

/** The root field of a subscription with its arguments, as they came; null when one that it needs is missing. */
function rootField(schema: GraphQLSchema, { operation }: PreparedDocument, variables: Record<string, unknown>): RootField | null {
  const [node] = operation.selectionSet.selections;
  const field = node?.kind === "Field" ? schema.getSubscriptionType()?.getFields()[node.name.value] : undefined;
  if (node?.kind !== "Field" || !field) return null;
  try {
    return { name: field.name, args: getArgumentValues(field, node, variables) };
  } catch {
    return null;
  }
}

/** An iterator that never gives a value itself (the hub sends them) and is done when `end` is called or it is returned. */
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

function failure(code: string, message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code } });
}

function refuseUpgrade(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\n\r\n`);
}

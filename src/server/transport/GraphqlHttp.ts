import type { IncomingMessage, ServerResponse } from "node:http";
import type { ExecutionResult, GraphQLError } from "graphql";
import { limits } from "../../contract/limits";
import type { Context, Viewer } from "../graphql/Context";
import type { Services } from "../services";
import type { Documents, PreparedDocument } from "./Documents";
import { maskErrors } from "./maskErrors";
import { readBody } from "./readBody";
import { readGraphqlBody, type GraphqlBody } from "./readGraphqlBody";
import { readPersistedId } from "./readPersistedId";
import { readMultipart } from "./readMultipart";
import { RequestFailure } from "./RequestFailure";

export type GraphqlHttpOptions = {
  readonly documents: Documents;
  readonly services: Services;
  readonly onError: (traceId: string, error: GraphQLError | Error) => void;
  /** Answers documents that are sent as text; null where only known ones may run (mode `strict`). */
  readonly adHoc: ((request: IncomingMessage, body: string, context: Context, response: ServerResponse) => Promise<void>) | null;
};

const responseType = "application/graphql-response+json";

/**
 * `POST /graphql` for known documents: the short way from the socket to the compiled operation. It sits below Fastify, because a class
 * of thirty sends 120 batches of keystrokes a second through it.
 */
export class GraphqlHttp {
  readonly #options: GraphqlHttpOptions;

  constructor(options: GraphqlHttpOptions) {
    this.#options = options;
  }

  /** Answers one request. Never rejects. */
  async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    try {
      await this.#answer(request, response);
    } catch (error) {
      this.#fail(request, response, error);
    }
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { services, adHoc } = this.#options;
    const type = request.headers["content-type"] ?? "";
    if (type.startsWith("multipart/form-data")) {
      const viewer = await this.#viewer(request);
      return this.#run(request, response, await readMultipart(request), viewer);
    }
    if (!type.startsWith("application/json")) throw new RequestFailure(415, "BAD_REQUEST", "Send application/json or multipart/form-data.");
    const text = await readBody(request, limits.jsonBodyBytes);
    const found = this.#viewer(request);
    const viewer = found instanceof Promise ? await found : found;
    const body = parseBody(text);
    if (adHoc && typeof body.query === "string") {
      return adHoc(request, text, { viewer, address: addressOf(request), services }, response);
    }
    return this.#run(request, response, body, viewer);
  }

  #viewer(request: IncomingMessage): Viewer | null | Promise<Viewer | null> {
    const header = request.headers.authorization;
    if (header === undefined) return null;
    if (!header.startsWith("Bearer ")) throw new RequestFailure(401, "SESSION_EXPIRED");
    const found = this.#options.services.sessions.viewerOf(header.slice(7));
    return found instanceof Promise ? found.then(required) : required(found);
  }

  async #run(request: IncomingMessage, response: ServerResponse, body: GraphqlBody, viewer: Viewer | null): Promise<void> {
    const prepared = this.#document(body);
    if (prepared.operation.operation === "subscription") {
      throw new RequestFailure(400, "BAD_REQUEST", "Subscriptions go over the websocket.");
    }
    const context: Context = { viewer, address: addressOf(request), services: this.#options.services };
    const outcome = prepared.compiled.query(undefined, context, body.variables);
    const result: ExecutionResult = outcome instanceof Promise ? await outcome : outcome;
    const masked = maskErrors(result, this.#options.onError);
    const accepted = request.headers.accept?.includes(responseType) ?? false;
    const status = masked.data === undefined && accepted ? 400 : 200;
    send(response, status, accepted, JSON.stringify({ errors: masked.errors, data: masked.data }));
  }

  #document(body: GraphqlBody): PreparedDocument {
    const id = readPersistedId(body.extensions);
    if (id === null) {
      throw new RequestFailure(400, "QUERY_NOT_ALLOWED", "Name a known document by extensions.persistedQuery {version: 1, sha256Hash}; texts are not run here.");
    }
    const prepared = this.#options.documents.byId(id);
    if (!prepared) throw new RequestFailure(400, "DOCUMENT_UNKNOWN");
    return prepared;
  }

  #fail(request: IncomingMessage, response: ServerResponse, error: unknown): void {
    if (!(error instanceof RequestFailure)) this.#options.onError("request", error instanceof Error ? error : new Error(String(error)));
    const failure = error instanceof RequestFailure ? error : new RequestFailure(500, "INTERNAL");
    if (response.headersSent || response.destroyed) return;
    // What is left of a body that nobody reads would hold the connection.
    if (!request.complete) response.setHeader("connection", "close");
    send(response, failure.status, request.headers.accept?.includes(responseType) ?? false, failure.toBody());
    if (!request.complete) request.resume();
  }
}

function required(viewer: Viewer | null): Viewer {
  if (viewer) return viewer;
  throw new RequestFailure(401, "SESSION_EXPIRED");
}

function parseBody(text: string): GraphqlBody {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    throw new RequestFailure(400, "BAD_REQUEST", "The body is not JSON.");
  }
  return readGraphqlBody(body);
}

function addressOf(request: IncomingMessage): string {
  return request.socket.remoteAddress ?? "";
}

function send(response: ServerResponse, status: number, accepted: boolean, body: string): void {
  response.writeHead(status, {
    "content-type": `${accepted ? responseType : "application/json"}; charset=utf-8`,
    "content-length": Buffer.byteLength(body),
    "cache-control": "no-store",
  });
  response.end(body);
}

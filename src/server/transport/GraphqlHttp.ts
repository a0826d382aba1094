import type { IncomingMessage, ServerResponse } from "node:http";
import { limits } from "../../contract/limits";
import { GRAPHQL_PATH } from "../../contract/wire";
import { isDatabaseAway } from "../database/databaseErrors";
import type { Viewer } from "../graphql/Context";
import type { Watch } from "../operations/Watch";
import type { Sessions } from "../sessions/Sessions";
import type { Cors } from "./Cors";
import type { Documents, PreparedDocument } from "./Documents";
import type { OperationRunner } from "./OperationRunner";
import type { OperationAnswer } from "./IdempotentAnswers";
import { mapMaybePromise, traceIdOf, ServiceUnavailableError, UnexpectedFailure, RequestFailure } from "./failures";
import { readMultipart, uploadLimits, UploadMemory } from "./uploads/readMultipart";
import { TextRequests } from "./TextRequests";
import { parseBody, type GraphqlBody, readBody } from "./graphqlBody";
import { acceptsResponseType, sendJson, sendFailure } from "./sendJson";

export type GraphqlHttpOptions = {
  readonly documents: Documents;
  readonly sessions: Sessions;
  readonly runner: OperationRunner;
  readonly cors: Cors;
  readonly onError: (traceId: string, error: Error) => void;
  /** Called for each request that did not run. */
  readonly onRefused?: (failure: RequestFailure) => void;
  readonly watch?: Watch | null;
};

const jsonType = /^application\/json *(?:;|$)/iu;
const multipartType = /^multipart\/form-data *(?:;|$)/iu;

/**
 * Handles everything below `/graphql` over HTTP. For known documents it is the fast path from the socket to the
 * compiled operation. It bypasses Fastify, because a class of thirty sends 120 batches of keystrokes a second.
 */
export class GraphqlHttp {
  readonly #options: GraphqlHttpOptions;
  readonly #texts: TextRequests | null;
  readonly #methods: string;
  readonly #uploadMemory = new UploadMemory(uploadLimits.memoryBytes);

  constructor(options: GraphqlHttpOptions) {
    this.#options = options;
    this.#texts = options.documents.mode === "off" ? new TextRequests(options.documents, options.runner) : null;
    this.#methods = this.#texts ? "GET, POST" : "POST";
  }

  /** Whether this handles a request: any method, at the path or below it. */
  owns({ url = "" }: IncomingMessage): boolean {
    if (!url.startsWith(GRAPHQL_PATH)) return false;
    const next = url[GRAPHQL_PATH.length];
    return next === undefined || next === "?" || next === "/";
  }

  /** Responds to one request. Never rejects. */
  async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    try {
      this.#options.cors.apply(request, response);
      await this.#answer(request, response);
    } catch (error) {
      const failure = error instanceof RequestFailure ? error : this.#unexpected(request, error);
      this.#options.onRefused?.(failure);
      sendFailure(request, response, failure);
    }
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.url?.[GRAPHQL_PATH.length] === "/")
      throw new RequestFailure(404, "NOT_FOUND", `GraphQL is at ${GRAPHQL_PATH}.`);
    if (request.method !== "POST") return this.#answerOther(request, response);
    const type = request.headers["content-type"] ?? "";
    if (multipartType.test(type)) return this.#answerForm(request, response);
    if (!jsonType.test(type))
      throw new RequestFailure(415, "BAD_REQUEST", "Send application/json or multipart/form-data.");
    const text = await readBody(request, limits.jsonBodyBytes);
    const body = parseBody(text);
    if (this.#texts && (body.text !== null || body.id === null))
      return this.#texts.answer(request, response, text, await this.#viewer(request));
    return this.#run(request, response, body);
  }

  async #answerForm(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const share = this.#uploadMemory.open();
    try {
      await this.#run(request, response, await readMultipart(request, share));
    } finally {
      share.close();
    }
  }

  async #answerOther(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.method === "OPTIONS") return this.#options.cors.answerPreflight(request, response, this.#methods);
    if (request.method === "GET" && this.#texts)
      return this.#texts.answer(request, response, "", await this.#viewer(request));
    response.setHeader("allow", this.#methods);
    throw new RequestFailure(405, "BAD_REQUEST", `Send ${this.#methods.replace(", ", " or ")}.`);
  }

  /** Null without a token, and when its session has ended. */
  #viewer({ headers }: IncomingMessage): Viewer | null | Promise<Viewer | null> {
    const { authorization } = headers;
    return authorization?.startsWith("Bearer ") ? this.#options.sessions.viewerOf(authorization.slice(7)) : null;
  }

  async #run(request: IncomingMessage, response: ServerResponse, body: GraphqlBody): Promise<void> {
    const prepared = this.#options.documents.find(body);
    if (prepared.operation.operation === "subscription")
      throw new RequestFailure(400, "BAD_REQUEST", "Subscriptions go over the websocket.");
    const { watch } = this.#options;
    const outcome = watch
      ? watch.operation(
          { request, name: this.#options.documents.nameOf(prepared), kind: prepared.operation.operation },
          () => this.#execute(request, response, prepared, body),
        )
      : this.#execute(request, response, prepared, body);
    const { json, ran }: OperationAnswer = outcome instanceof Promise ? await outcome : outcome;
    sendJson(request, response, ran || !acceptsResponseType(request) ? 200 : 400, json);
  }

  #execute(
    request: IncomingMessage,
    response: ServerResponse,
    prepared: PreparedDocument,
    { variables }: GraphqlBody,
  ): OperationAnswer | Promise<OperationAnswer> {
    const { runner } = this.#options;
    return mapMaybePromise(this.#viewer(request), (viewer) =>
      runner.run({ request, response, prepared, variables, viewer }),
    );
  }

  #unexpected(request: IncomingMessage, error: unknown): RequestFailure {
    const traceId = traceIdOf(request);
    this.#options.onError(traceId, error instanceof Error ? error : new Error(String(error)));
    return isDatabaseAway(error) ? new ServiceUnavailableError() : new UnexpectedFailure(traceId);
  }
}

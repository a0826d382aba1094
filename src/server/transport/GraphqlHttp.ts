import { limits } from "../../contract/limits";
import { GRAPHQL_PATH } from "../../contract/protocol";
import type { Viewer } from "../Context";
import type { Watch } from "../operations/Watch";
import type { Sessions } from "../sessions/Sessions";
import { type Cors, acceptsResponseType, sendJson, sendFailure } from "./responses";
import { type Documents, type PreparedDocument, readGraphqlBody, type GraphqlBody } from "./Documents";
import type { OperationAnswer } from "./IdempotentAnswers";
import type { OperationRunner } from "./OperationRunner";
import type { TextRequests } from "./TextRequests";
import { traceIdOf } from "../operations/traces/traceIds";
import { ServiceUnavailableError, UnexpectedFailure, RequestFailure } from "../RequestFailure";
import { mapMaybePromise } from "../promises";
import { readMultipart, uploadLimits, UploadMemory } from "./uploads/readMultipart";
import type { IncomingMessage, ServerResponse } from "node:http";
import { isDatabaseAway } from "../database/databaseErrors";

export type GraphqlHttpOptions = {
  readonly documents: Documents;
  readonly sessions: Sessions;
  readonly runner: OperationRunner;
  /** Answers requests with a text; null where texts do not run. */
  readonly texts: TextRequests | null;
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
 * compiled operation, and back. It bypasses Fastify, because a class of thirty sends 120 batches of keystrokes a
 * second.
 */
export class GraphqlHttp {
  readonly #options: GraphqlHttpOptions;
  readonly #methods: string;
  readonly #uploadMemory = new UploadMemory(uploadLimits.memoryBytes);

  constructor(options: GraphqlHttpOptions) {
    this.#options = options;
    this.#methods = options.texts ? "GET, POST" : "POST";
  }

  /** Whether this handles a request: any method, at the path or below it. */
  owns({ url = "" }: IncomingMessage): boolean {
    if (!url.startsWith(GRAPHQL_PATH)) return false;
    const next = url[GRAPHQL_PATH.length];
    return next === undefined || next === "?" || next === "/";
  }

  /** Responds to one request. Never throws. */
  handle(request: IncomingMessage, response: ServerResponse): void {
    this.#attempt(request, response, () => {
      this.#options.cors.apply(request, response);
      return this.#answer(request, response);
    });
  }

  /** Takes a step of a response. If it fails, responds with the reason. */
  #attempt(request: IncomingMessage, response: ServerResponse, step: () => void | Promise<void>): void {
    const fail = (error: unknown): void => {
      const failure = error instanceof RequestFailure ? error : this.#unexpected(request, error);
      this.#options.onRefused?.(failure);
      sendFailure(request, response, failure);
    };
    try {
      const work = step();
      if (work) work.catch(fail);
    } catch (error) {
      fail(error);
    }
  }

  #answer(request: IncomingMessage, response: ServerResponse): void | Promise<void> {
    if (request.url?.[GRAPHQL_PATH.length] === "/")
      throw new RequestFailure(404, "NOT_FOUND", `GraphQL is at ${GRAPHQL_PATH}.`);
    if (request.method !== "POST") return this.#answerOther(request, response);
    const type = request.headers["content-type"] ?? "";
    if (multipartType.test(type)) return this.#answerForm(request, response);
    if (!jsonType.test(type))
      throw new RequestFailure(415, "BAD_REQUEST", "Send application/json or multipart/form-data.");
    readBody(request, limits.jsonBodyBytes, (text) =>
      this.#attempt(request, response, () => this.#answerJson(request, response, text())),
    );
  }

  #answerJson(request: IncomingMessage, response: ServerResponse, text: string): void | Promise<void> {
    const body = parseBody(text);
    const { texts } = this.#options;
    if (texts && (body.text !== null || body.id === null)) return this.#answerText(texts, request, response, text);
    return this.#run(request, response, body);
  }

  async #answerText(
    texts: TextRequests,
    request: IncomingMessage,
    response: ServerResponse,
    text: string,
  ): Promise<void> {
    await texts.answer(request, response, text, await this.#viewer(request));
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
    if (request.method === "GET" && this.#options.texts)
      return this.#options.texts.answer(request, response, "", await this.#viewer(request));
    response.setHeader("allow", this.#methods);
    throw new RequestFailure(405, "BAD_REQUEST", `Send ${this.#methods.replace(", ", " or ")}.`);
  }

  /** Null without a token, and when its session has ended. */
  #viewer({ headers, socket }: IncomingMessage): Viewer | null | Promise<Viewer | null> {
    const { authorization } = headers;
    return authorization?.startsWith("Bearer ")
      ? this.#options.sessions.viewerOf(authorization.slice(7), socket)
      : null;
  }

  /** Without a promise if the operation is synchronous, as every batch of keystrokes is. */
  #run(request: IncomingMessage, response: ServerResponse, body: GraphqlBody): void | Promise<void> {
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
    return mapMaybePromise(outcome, ({ json, ran }) =>
      sendJson(request, response, ran || !acceptsResponseType(request) ? 200 : 400, json),
    );
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

/**
 * Reads the body of a request and calls `done` once, with a function that gives it as text or throws why it could not
 * be read: RequestFailure 413 as soon as it is longer than `limit` bytes, 400 when it ended early. With a callback,
 * because every batch of keystrokes comes this way.
 */
function readBody(request: IncomingMessage, limit: number, done: (text: () => string) => void): void {
  const chunks: Buffer[] = [];
  let length = 0;
  let isDone = false;
  const finish = (text: () => string): void => {
    if (isDone) return;
    isDone = true;
    done(text);
  };
  const refuse = (failure: RequestFailure): void =>
    finish(() => {
      throw failure;
    });
  request.on("data", (chunk: Buffer) => {
    length += chunk.length;
    if (length <= limit) chunks.push(chunk);
    else refuse(new RequestFailure(413, "PAYLOAD_TOO_LARGE", `The body is longer than ${limit} bytes.`));
  });
  request.on("end", () => finish(() => (chunks.length === 1 ? String(chunks[0]) : Buffer.concat(chunks).toString())));
  // After an error, too: a request without a listener for errors only closes.
  request.on("close", () => {
    if (!request.complete) refuse(new RequestFailure(400, "BAD_REQUEST", "The request ended early."));
  });
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

import type { IncomingMessage, ServerResponse } from "node:http";
import { limits } from "../../contract/limits";
import { GRAPHQL_PATH } from "../../contract/wire";
import { isDatabaseAway } from "../database/databaseErrors";
import type { Viewer } from "../graphql/Context";
import type { Watch } from "../operations/Watch";
import type { Sessions } from "../sessions/Sessions";
import { mapMaybePromise } from "../graphql/mapMaybePromise";
import type { Cors } from "./Cors";
import { type Documents, type PreparedDocument, type DocumentRequest, isRecord, readPersistedId } from "./Documents";
import {
  type OperationAnswer,
  type OperationRunner,
  traceIdOf,
  ServiceUnavailableError,
  UnexpectedFailure,
} from "./OperationRunner";
import { readMultipart, uploadLimits, UploadMemory } from "./uploads/readMultipart";
import { TextRequests } from "./requestLimits";
import { GraphQLError } from "graphql";
import type { ErrorCode } from "../../contract/errorCodes";
import { errorCatalogue } from "../../contract/errorCatalogue";

export type GraphqlHttpOptions = {
  readonly documents: Documents;
  readonly sessions: Sessions;
  readonly runner: OperationRunner;
  readonly cors: Cors;
  readonly onError: (traceId: string, error: Error) => void;
  /** Hears of each request that did not run. */
  readonly onRefused?: (failure: RequestFailure) => void;
  readonly watch?: Watch | null;
};

const jsonType = /^application\/json *(?:;|$)/iu;
const multipartType = /^multipart\/form-data *(?:;|$)/iu;

/**
 * Everything below `/graphql` over HTTP. For known documents it is the short way from the socket to the compiled
 * operation: below Fastify, because a class
 * of thirty sends 120 batches of keystrokes a second through it.
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

  /** Whether a request is ours to answer: of any method, at the path or below it. */
  owns({ url = "" }: IncomingMessage): boolean {
    if (!url.startsWith(GRAPHQL_PATH)) return false;
    const next = url[GRAPHQL_PATH.length];
    return next === undefined || next === "?" || next === "/";
  }

  /** Answers one request. Never rejects. */
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

  /** Null without a token, and for one that is no session's (any more). */
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

function parseBody(text: string): GraphqlBody {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    throw new RequestFailure(400, "BAD_REQUEST", "The body is not JSON.");
  }
  return readGraphqlBody(body);
}

/** What a request body says, whichever way it came. */
export type GraphqlBody = DocumentRequest & { readonly variables: Record<string, unknown> };

/** @throws RequestFailure when the body is not a GraphQL request. */
export function readGraphqlBody(body: unknown): GraphqlBody {
  if (!isRecord(body))
    throw new RequestFailure(400, "BAD_REQUEST", "The body is a JSON object with variables and extensions.");
  const { query, operationName } = body;
  if (typeof operationName === "string" && operationName.length > MOST_NAME)
    throw new RequestFailure(400, "BAD_REQUEST", `operationName has at most ${MOST_NAME} characters.`);
  return {
    id: readPersistedId(body["extensions"]),
    text: typeof query === "string" && query !== "" ? query : null,
    operationName: typeof operationName === "string" ? operationName : null,
    variables: readVariables(body["variables"]),
  };
}

/** No name of an operation is longer. */
const MOST_NAME = 200;

/**
 * How deep objects and lists may lie in each other. Inputs need three levels; thousands would be too many for whatever
 * walks through them.
 */
const MOST_LEVELS = 12;

/**
 * The variables of a request; none when it leaves them out.
 * @throws RequestFailure 400 when they are no object, or nested deeper than any input is.
 */
export function readVariables(variables: unknown = {}): Record<string, unknown> {
  const found = variables ?? {};
  if (!isRecord(found)) throw new RequestFailure(400, "BAD_REQUEST", "variables is an object.");
  if (isDeeper(found, MOST_LEVELS))
    throw new RequestFailure(400, "BAD_REQUEST", `variables has at most ${MOST_LEVELS} levels.`);
  return found;
}

function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== "object" || value === null) return false;
  return levels === 0 || Object.values(value).some((item) => isDeeper(item, levels - 1));
}

/**
 * The body of a request as text.
 * @throws RequestFailure 413 as soon as it is longer than `limit` bytes.
 */
function readBody(request: IncomingMessage, limit: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let length = 0;
    request.on("data", (chunk: Buffer) => {
      length += chunk.length;
      if (length <= limit) return void chunks.push(chunk);
      reject(new RequestFailure(413, "PAYLOAD_TOO_LARGE", `The body is longer than ${limit} bytes.`));
    });
    request.on("end", () => resolve(chunks.length === 1 ? String(chunks[0]) : Buffer.concat(chunks).toString()));
    request.on("error", reject);
    // Every request closes; an error with its stack is made only for one that was not whole.
    request.on(
      "close",
      () => request.complete || reject(new RequestFailure(400, "BAD_REQUEST", "The request ended early.")),
    );
  });
}

const responseType = "application/graphql-response+json";

/** Headers of every answer: none may be kept by anybody, and none is anything but what it says. */
export const commonHeaders = { "cache-control": "no-store", "x-content-type-options": "nosniff" } as const;

/** Whether the client reads the media type of GraphQL's own, whose status tells whether the operation ran. */
function acceptsResponseType({ headers }: IncomingMessage): boolean {
  return headers.accept?.includes(responseType) ?? false;
}

/** Sends a JSON body as the media type that the client accepts. */
function sendJson(request: IncomingMessage, response: ServerResponse, status: number, json: string): void {
  response.writeHead(status, {
    "content-type": `${acceptsResponseType(request) ? responseType : "application/json"}; charset=utf-8`,
    "content-length": Buffer.byteLength(json),
    ...commonHeaders,
  });
  if (request.complete) response.end(json);
  else {
    response.write(json);
    linger(request, response);
  }
}

/** Sends why a request did not run. Nothing when an answer was sent already, or nobody is there any more. */
export function sendFailure(request: IncomingMessage, response: ServerResponse, failure: RequestFailure): void {
  if (response.headersSent || response.destroyed) return;
  if (failure instanceof ServiceUnavailableError) response.setHeader("retry-after", String(failure.retryAfterSeconds));
  // What is left of a body that nobody reads would be taken for the next request.
  if (!request.complete) response.setHeader("connection", "close");
  sendJson(request, response, failure.status, failure.toBody());
}

/** How long a refused request may go on sending, in ms. */
const LINGER_MS = 2_000;

/**
 * Ends an answer that was written before the request was read to its end. What is still coming is thrown away for a
 * while first: a connection that is cut at once takes
 * the answer with it on its way to the client.
 */
function linger(request: IncomingMessage, response: ServerResponse): void {
  const end = () => {
    clearTimeout(timer);
    response.end();
  };
  const timer = setTimeout(end, LINGER_MS);
  request.once("end", end).once("close", end).resume();
}

/** How long an answer may take, in ms (SPEC section 9). */
const ANSWER_MS = 5_000;

/**
 * Waits for something, but not too long. What takes longer goes on by itself.
 * @throws TryAgain after five seconds.
 */
export function withinTime<Value>(slow: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new ServiceUnavailableError()), ANSWER_MS);
    slow.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** A request that is refused before anything of it runs: an HTTP status and a code of the catalogue. */
export class RequestFailure extends Error {
  readonly status: number;
  readonly code: ErrorCode;

  /**
   * @param detail what is wrong and how to mend it, for who writes the client; the catalogue's sentence when left out.
   */
  constructor(status: number, code: ErrorCode, detail?: string) {
    super(detail ?? errorCatalogue[code].message["en-US"]);
    this.status = status;
    this.code = code;
  }

  /** As both doors tell of it: one error for each thing that is wrong. */
  toErrors(): readonly GraphQLError[] {
    return [new GraphQLError(this.message, { extensions: { code: this.code } })];
  }

  /** The response body of GraphQL over HTTP for a request that did not run. */
  toBody(): string {
    return JSON.stringify({ errors: this.toErrors() });
  }
}

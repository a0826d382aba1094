import type { ExecutionResult, GraphQLError } from "graphql";
import type { IncomingMessage, ServerResponse } from "node:http";
import { IDEMPOTENCY_HEADER } from "../../contract/protocol";
import type { Context, Services, Viewer } from "../Context";
import { isDatabaseAway } from "../database/databaseErrors";
import { maskErrors } from "../graphql/codedError";
import { traceIdOf } from "../operations/traces/traceIds";
import { mapMaybePromise } from "../promises";
import { RequestFailure, ServiceUnavailableError, withinTime } from "../RequestFailure";
import type { PreparedDocument } from "./Documents";
import { type IdempotentAnswers, markBody, type OperationAnswer } from "./IdempotentAnswers";

/** An operation to run, and its viewer. */
export type Call = {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly prepared: PreparedDocument;
  readonly variables: Record<string, unknown>;
  /** Null without a token, and when its session has ended. */
  readonly viewer: Viewer | null;
};

export type OperationRunnerOptions = {
  readonly services: Services;
  readonly answers: IdempotentAnswers;
  readonly onError: (traceId: string, error: GraphQLError | Error) => void;
};

/** Runs queries and mutations from HTTP requests, however their document was found. */
export class OperationRunner {
  readonly #options: OperationRunnerOptions;

  constructor(options: OperationRunnerOptions) {
    this.#options = options;
  }

  /**
   * Runs an operation; a mutation with an idempotency key only once, however often it is sent. Without a promise if all
   * its resolvers are synchronous.
   * @throws RequestFailure 401 for a token whose session has ended, 400 and 422 for a key, 503 when it takes too long
   * or a dependency is unreachable.
   */
  run(call: Call): OperationAnswer | Promise<OperationAnswer> {
    const { request, prepared, viewer } = call;
    const key = prepared.honorsKey ? request.headers[IDEMPOTENCY_HEADER] : undefined;
    if (key !== undefined) return withinTime(this.#runOnce(String(key), call));
    if (viewer === null && request.headers.authorization !== undefined)
      throw new RequestFailure(401, "SESSION_EXPIRED");
    const answer = this.#execute(call);
    return answer instanceof Promise ? withinTime(answer) : answer;
  }

  /**
   * Responses belong to the token and not to the account: signing out, up or in ends the session of the request, and
   * its repeat must still find the response.
   */
  async #runOnce(key: string, call: Call): Promise<OperationAnswer> {
    const { request, prepared, variables, viewer } = call;
    const { authorization } = request.headers;
    const keyedRequest = { key, sender: authorization ?? "nobody", body: markBody(prepared.id, variables) };
    if (viewer !== null || authorization === undefined)
      return this.#options.answers.once(keyedRequest, async () => this.#execute(call));
    const answer = await this.#options.answers.find(keyedRequest);
    if (answer) return answer;
    throw new RequestFailure(401, "SESSION_EXPIRED");
  }

  #execute({ request, response, prepared, variables, viewer }: Call): OperationAnswer | Promise<OperationAnswer> {
    const { services } = this.#options;
    const context: Context = {
      viewer,
      address: services.addressOf(request),
      services,
      mayLag: prepared.operation.operation === "query",
      exchange: { request, response },
    };
    const outcome = prepared.compiled.query(undefined, context, variables);
    return mapMaybePromise(outcome, (result) => {
      services.pageCache.change(prepared.changedPages);
      if (viewer && prepared.writes) services.replica.written(viewer.userId);
      return this.#answer(request, result);
    });
  }

  #answer(request: IncomingMessage, result: ExecutionResult): OperationAnswer {
    if (result.errors === undefined) return { json: JSON.stringify({ data: result.data }), ran: true, failed: false };
    const later = result.errors.find(({ originalError }) => originalError instanceof ServiceUnavailableError);
    if (later?.originalError) throw later.originalError;
    let failed = false;
    const { errors, data } = maskErrors(result, (error) => {
      failed = true;
      const traceId = traceIdOf(request);
      this.#options.onError(traceId, error);
      return traceId;
    });
    // Clients only repeat requests without a response, so a partial response would remain partial.
    if (result.errors.some((error) => isDatabaseAway(error))) throw new ServiceUnavailableError();
    return { json: JSON.stringify({ errors, data }), ran: data !== undefined, failed };
  }
}

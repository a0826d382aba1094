import { codedError } from "../graphql/codedError";
import type { IncomingMessage, ServerResponse } from "node:http";
import { GraphQLError, type ExecutionResult } from "graphql";
import { createHandler, type Handler, type RequestParams, type Response } from "graphql-http";
import type { Viewer } from "../Context";
import { type Documents, readPersistedId, readVariables } from "./Documents";
import type { OperationRunner } from "./OperationRunner";
import { commonHeaders } from "./responses";
import { RequestFailure } from "../RequestFailure";

type Raw = { readonly request: IncomingMessage; readonly response: ServerResponse; readonly viewer: Viewer | null };

/**
 * Requests with a text, in mode `off`. Their format is handled by the reference implementation of GraphQL over HTTP,
 * but which documents run, and how, is decided as for all other requests.
 */
export class TextRequests {
  readonly #documents: Documents;
  readonly #runner: OperationRunner;
  readonly #handle: Handler<Raw, undefined>;

  constructor(documents: Documents, runner: OperationRunner) {
    this.#documents = documents;
    this.#runner = runner;
    this.#handle = createHandler<Raw, undefined>({
      onSubscribe: ({ raw }, params) => this.#run(raw, params),
      formatError: withCode,
    });
  }

  /**
   * @param body the whole body of a POST, "" for a GET.
   * @throws RequestFailure when the operation was refused.
   */
  async answer(request: IncomingMessage, response: ServerResponse, body: string, viewer: Viewer | null): Promise<void> {
    const { method = "POST", url = "/" } = request;
    const [answer, init] = await this.#handle({
      method,
      url,
      headers: { ...request.headers },
      body,
      raw: { request, response, viewer },
      context: undefined,
    });
    response.writeHead(init.status, { ...init.headers, ...commonHeaders }).end(answer);
  }

  async #run(
    { request, response, viewer }: Raw,
    { query, operationName, variables, extensions }: RequestParams,
  ): Promise<ExecutionResult | readonly GraphQLError[] | Response> {
    const found = this.#find(
      { id: readPersistedId(extensions), text: query, operationName: operationName ?? null },
      variables,
    );
    if (found instanceof RequestFailure) return found.toErrors();
    const { prepared, variables: values } = found;
    const { operation } = prepared.operation;
    if (operation === "subscription") return [codedError("BAD_REQUEST", "Subscriptions go over the websocket.")];
    if (operation === "mutation" && request.method !== "POST") {
      return [
        JSON.stringify({ errors: [codedError("BAD_REQUEST", "Mutations are sent with POST.")] }),
        { status: 405, statusText: "Method Not Allowed", headers: { allow: "POST" } },
      ];
    }
    const { json, ran } = await this.#runner.run({ request, response, prepared, variables: values, viewer });
    const result: ExecutionResult = JSON.parse(json);
    return ran
      ? result
      : (result.errors ?? []).map((error) => new GraphQLError(error.message, { extensions: error.extensions }));
  }

  #find(request: Parameters<Documents["find"]>[0], variables: unknown) {
    try {
      return { prepared: this.#documents.find(request), variables: readVariables(variables) };
    } catch (error) {
      if (error instanceof RequestFailure) return error;
      throw error;
    }
  }
}

/** Ensures that every error in a response has a code. */
function withCode(error: Readonly<GraphQLError | Error>): GraphQLError | Error {
  return error instanceof Error && !("extensions" in error) ? codedError("BAD_REQUEST", error.message) : error;
}

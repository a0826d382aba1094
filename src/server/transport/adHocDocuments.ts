import type { IncomingMessage, ServerResponse } from "node:http";
import type { GraphQLSchema } from "graphql";
import { createHandler } from "graphql-http";
import type { Context } from "../graphql/Context";
import { GRAPHQL_PATH } from "../../contract/wire";

/**
 * Answers documents that are sent as text, by the reference implementation of GraphQL over HTTP. Only for where that is allowed;
 * known documents never come here.
 */
export function adHocDocuments(schema: GraphQLSchema) {
  const handle = createHandler<IncomingMessage, Context, Context>({ schema, context: (request) => request.context });
  return async (request: IncomingMessage, body: string, context: Context, response: ServerResponse): Promise<void> => {
    const [answer, init] = await handle({
      method: request.method ?? "POST",
      url: request.url ?? GRAPHQL_PATH,
      headers: request.headers as Record<string, string>,
      body,
      raw: request,
      context,
    });
    response.writeHead(init.status, init.statusText, init.headers).end(answer);
  };
}

import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from "node:http";
import fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from "fastify";
import { Drain } from "../operations/Drain";
import { createLog } from "../operations/openLog";
import { refuseUnreadable } from "../pages/pageHeaders";
import type { IsSecure } from "./clientAddress";
import type { GraphqlHttp } from "./GraphqlHttp";

/**
 * How long an idle connection stays open, as Fastify has it: longer than proxies keep theirs, and than the pause
 * between two runs.
 */
const KEEP_ALIVE_MS = 72_000;

/** `Strict-Transport-Security` for this host name alone, for a year. */
const HTTPS_FOR_A_YEAR = "max-age=31536000";

/** Of all headers of a request together, the address among them, in bytes: what Node itself refuses with 431. */
const MOST_HEADER_BYTES = 16 * 1024;

/** Longest address, in characters: a document of another client fits, where those are sent with GET. */
const MOST_ADDRESS = 8_192;

/** The log, or where its lines of warnings go; `false` for nowhere. */
export type LogOption = FastifyBaseLogger | { write(line: string): void } | false;

export type CreatedApp = {
  readonly app: FastifyInstance;
  readonly drain: Drain;
  /**
   * Sends requests for `/graphql` to `http` instead of Fastify, which would add its own work to every batch of
   * keys.
   */
  serveGraphql(http: GraphqlHttp): void;
};

/** Makes the Fastify app and its HTTP server. It listens later. */
export function createApp(options: { readonly log: LogOption; readonly isSecure: IsSecure }): CreatedApp {
  let graphql: GraphqlHttp | null = null;
  let drain: Drain | null = null;
  const serverFactory = (handler: RequestListener) =>
    createServer({ keepAliveTimeout: KEEP_ALIVE_MS, maxHeaderSize: MOST_HEADER_BYTES }, (request, response) => {
      drain?.mark(request, response);
      if (options.isSecure(request)) response.setHeader("strict-transport-security", HTTPS_FOR_A_YEAR);
      if (isAddressTooLong(request)) return refuseAddressTooLong(response);
      if (graphql?.owns(request)) graphql.handle(request, response);
      else handler(request, response);
    });
  const log = openLogOption(options.log);
  const app: FastifyInstance = fastify({
    serverFactory,
    ...(log && { loggerInstance: log }),
    logController: new LogController({ disableRequestLogging: true }),
    frameworkErrors: (error, _, reply) => void refuseUnreadable(error, reply),
  });
  drain = new Drain(app.server);
  return {
    app,
    drain,
    serveGraphql: (http) => {
      graphql = http;
    },
  };
}

function openLogOption(log: LogOption): FastifyBaseLogger | false {
  return log === false || "info" in log ? log : createLog("warn", log);
}

/**
 * Whether the address of a request is too long to be read. Headers are bounded by the server itself ({@link
 * MOST_HEADER_BYTES}).
 */
function isAddressTooLong({ url = "" }: IncomingMessage): boolean {
  return url.length > MOST_ADDRESS;
}

/** Answers a request whose address is too long, in a word, and closes the connection. */
function refuseAddressTooLong(response: ServerResponse): void {
  response
    .writeHead(414, { "content-type": "text/plain; charset=utf-8", connection: "close" })
    .end("This address is too long.\n");
}

import fastify, { type FastifyBaseLogger, type FastifyRequest, type FastifyReply } from "fastify";
import type { OperationsConfig, LogLevel, Watch } from "./Watch";
import { describeFailure } from "../describeFailure";
import { traceIdOf } from "./traces/traceIds";
import type { RequestFailure } from "../RequestFailure";

/**
 * The process's log, and `sayAlways` for what the operator should read, which logs it as a warning if only those are
 * shown.
 */
export type OpenedLog = {
  readonly log: FastifyBaseLogger;
  readonly say: (line: string) => void;
  readonly sayAlways: (line: string) => void;
};

const print = (line: string) => void process.stdout.write(`${line}\n`);

/** On a terminal: sentences, and only log lines about problems. Otherwise every line is JSON. */
export function openLog({ logLevel, logFormat }: Pick<OperationsConfig, "logLevel" | "logFormat">): OpenedLog {
  const isRead = logFormat === null ? process.stdout.isTTY : logFormat === "text";
  const log = createLog(logLevel ?? (isRead ? "warn" : "info"));
  return isRead
    ? { log, say: print, sayAlways: print }
    : { log, say: (line) => log.info(line.trim()), sayAlways: (line) => log.warn(line.trim()) };
}

/** Logs that one user changed the rights of another. Row ids only, no names. */
export type Audit = (
  what: "admin appointed" | "admin removed",
  ids: { readonly by: string; readonly user: string },
) => void;

/**
 * The log: a JSON line for each event, on standard output or the given stream. It never contains what clients send:
 * requests are named by their route, and failures by `describeFailure`.
 */
export function createLog(level: LogLevel, stream?: { write(line: string): void }): FastifyBaseLogger {
  const serializers = {
    req: ({ method, routeOptions }: FastifyRequest) => ({ method, route: routeOptions?.url ?? "none" }),
    err: (error: unknown) => ({
      type: "failure",
      ...describeFailure(error),
      stack: describeFailure(error).stack.join("\n"),
    }),
  };
  return fastify({ logger: { level, serializers, ...(stream && { stream }) } }).log;
}

/**
 * Logs a request that did not run: as a warning if the server is the cause, at a lower level if the request was wrong.
 */
export function noteRefusal({ status, code }: RequestFailure, log: FastifyBaseLogger, watch: Watch | null): void {
  log[status >= 500 ? "warn" : "debug"]({ status, code }, "request refused");
  watch?.refused(status);
}

/** Responds to a request that the framework could not handle. Its own handler would send and log what clients sent. */
export function answerFailure(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  onError: (traceId: string, error: unknown) => void,
): FastifyReply {
  const status = statusOf(error);
  void reply.code(status).header("cache-control", "no-store").type("text/plain; charset=utf-8");
  if (status < 500) return reply.send("This request was not understood.");
  const traceId = traceIdOf(request.raw);
  onError(traceId, error);
  return reply.send(`Something went wrong on the server (${traceId}).`);
}

function statusOf(error: unknown): number {
  const status = error instanceof Error && "statusCode" in error ? Number(error.statusCode) : 500;
  return status >= 400 && status < 600 ? status : 500;
}

declare module "../Context" {
  interface Services {
    readonly audit: Audit;
  }
}

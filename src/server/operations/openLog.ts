import fastify, { type FastifyBaseLogger, type FastifyRequest, type FastifyReply } from "fastify";
import type { OperationsConfig, LogLevel, Watch } from "./Watch";
import { describeFailure } from "../describeFailure";
import { type RequestFailure, traceIdOf } from "../transport/failures";

/**
 * The log of the process, and a way to say what the host of it should read: `sayAlways` as a warning, where only those
 * are logged.
 */
export type OpenedLog = {
  readonly log: FastifyBaseLogger;
  readonly say: (line: string) => void;
  readonly sayAlways: (line: string) => void;
};

const print = (line: string) => void process.stdout.write(`${line}\n`);

/**
 * Where somebody reads, as on a terminal: sentences, and the log only of what goes wrong. Anywhere else every line is
 * JSON.
 */
export function openLog({ logLevel, logFormat }: Pick<OperationsConfig, "logLevel" | "logFormat">): OpenedLog {
  const isRead = logFormat === null ? process.stdout.isTTY : logFormat === "text";
  const log = createLog(logLevel ?? (isRead ? "warn" : "info"));
  return isRead
    ? { log, say: print, sayAlways: print }
    : { log, say: (line) => log.info(line.trim()), sayAlways: (line) => log.warn(line.trim()) };
}

/** Notes in the log that somebody changed what another one may do. Row ids alone: no names. */
export type Audit = (
  what: "admin appointed" | "admin removed",
  who: { readonly by: string; readonly user: string },
) => void;

/**
 * The log: a line of JSON for each thing that happened, on the standard output or where it is told to. What people send
 * is in none of them: requests are named by
 * their route, and failures by what `describeFailure` says.
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
 * Notes a request that did not run: what went wrong here as a warning, what was wrong with the request only for who
 * looks closely.
 */
export function noteRefusal({ status, code }: RequestFailure, log: FastifyBaseLogger, watch: Watch | null): void {
  log[status >= 500 ? "warn" : "debug"]({ status, code }, "request refused");
  watch?.refused(status);
}

/**
 * Answers a request that the framework could not: what its own handler would send and log may hold what people sent.
 */
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

declare module "../services" {
  interface Services {
    readonly audit: Audit;
  }
}

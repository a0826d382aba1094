import fastify, { type FastifyBaseLogger, type FastifyRequest } from "fastify";
import { describeFailure } from "../describeFailure";
import type { LogLevel } from "./readOperationsConfig";

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

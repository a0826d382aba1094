import type { FastifyReply, FastifyRequest } from "fastify";
import { traceIdOf } from "../transport/traceIdOf";

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

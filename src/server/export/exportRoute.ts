import { Readable } from "node:stream";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { EXPORT_PATH } from "../../contract/wire";
import type { Services } from "../services";
import type { Cors } from "../transport/Cors";
import { exportPerson } from "./exportPerson";

type Options = { readonly services: Services; readonly cors: Cors; readonly onError: (error: unknown) => void };

/**
 * Serves the addresses of `createExportAddress`: everything of one person as a JSON file, which is read while it is
 * sent. The signature in the address is all
 * that counts; no other address below `/exports` is one.
 */
export function registerExportRoute(app: FastifyInstance, options: Options): void {
  app.get<{ Querystring: { ticket?: unknown } }>(EXPORT_PATH, (request, reply) => answer(request, reply, options));
  app.options(EXPORT_PATH, (request, reply) => {
    reply.hijack();
    options.cors.apply(request.raw, reply.raw);
    options.cors.answerPreflight(request.raw, reply.raw, "GET");
  });
}

type Request = FastifyRequest<{ Querystring: { ticket?: unknown } }>;

async function answer(
  request: Request,
  reply: FastifyReply,
  { services, cors, onError }: Options,
): Promise<FastifyReply> {
  cors.apply(request.raw, reply.raw);
  void reply.header("cache-control", "no-store").header("x-content-type-options", "nosniff");
  const ticket = await services.exportAddresses.read(request.query.ticket);
  if (!ticket) return reply.code(404).send({ code: "NOT_FOUND" });
  // By whom it was asked for: an address that is passed on or asked again and again is no way around the limit.
  const wait = await services.rateLimits.take("downloadExport", ticket.sessionId);
  if (wait !== null) return reply.code(429).header("retry-after", String(wait)).send({ code: "RATE_LIMITED" });
  if (!(await services.sessions.activeAmong([ticket.sessionId])).has(ticket.sessionId))
    return reply.code(404).send({ code: "NOT_FOUND" });
  const { userId, groupId } = ticket;
  const pieces = Readable.from(exportPerson(services.database, userId, { at: new Date(services.now()), groupId }));
  pieces.on("error", onError);
  return reply
    .type("application/json; charset=utf-8")
    .header("content-disposition", 'attachment; filename="typeloop.json"')
    .send(pieces);
}

import { Readable } from "node:stream";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { ErrorCode } from "../../contract/errorCodes";
import { EXPORT_PATH } from "../../contract/wire";
import type { Viewer } from "../graphql/Context";
import { Refused } from "../graphql/errors";
import { openMembers } from "../members/openMembers";
import type { Services } from "../services";
import type { Cors } from "../transport/Cors";
import { exportPerson } from "./exportPerson";

type Options = { readonly services: Services; readonly cors: Cors; readonly onError: (error: unknown) => void };

const statuses: Partial<Record<ErrorCode, number>> = { NOT_SIGNED_IN: 401, NOT_FOUND: 404, RATE_LIMITED: 429 };

/**
 * Serves everything of one person as a JSON file, beside GraphQL because it is read while it is sent: `GET /exports/me`, and `GET /exports/member?id=<global id of a group member>`
 * for coaches of the group that made the account, with nothing of its other groups. With the bearer token, like GraphQL; a refusal is `{"code": …}`.
 */
export function registerExportRoutes(app: FastifyInstance, options: Options): void {
  app.get(`${EXPORT_PATH}/me`, (request, reply) => answer(request, reply, options, null));
  // In the query, because the framework takes at most 100 characters in a place of the path.
  app.get<{ Querystring: { id?: unknown } }>(`${EXPORT_PATH}/member`, (request, reply) => answer(request, reply, options, String(request.query.id ?? "")));
  app.options(`${EXPORT_PATH}/*`, (request, reply) => {
    reply.hijack();
    options.cors.apply(request.raw, reply.raw);
    options.cors.answerPreflight(request.raw, reply.raw, "GET");
  });
}

async function answer(request: FastifyRequest, reply: FastifyReply, { services, cors, onError }: Options, memberId: string | null): Promise<FastifyReply> {
  cors.apply(request.raw, reply.raw);
  void reply.header("cache-control", "no-store").header("x-content-type-options", "nosniff");
  const { authorization = "" } = request.headers;
  const viewer = authorization.startsWith("Bearer ") ? await services.sessions.viewerOf(authorization.slice(7)) : null;
  const who = await whoOf(services, viewer, services.addressOf(request.raw), memberId);
  if (who instanceof Refused) return reply.code(statuses[who.code] ?? 403).send({ code: who.code });
  const groupId = who.userId === viewer?.userId ? null : who.groupId;
  const pieces = Readable.from(exportPerson(services.database, who.userId, { at: new Date(services.now()), groupId }));
  pieces.on("error", onError);
  return reply.type("application/json; charset=utf-8").header("content-disposition", 'attachment; filename="typeloop.json"').send(pieces);
}

/** Whose file it is, and the row id of the group whose coach asks for it. */
type Who = { readonly userId: string; readonly groupId: string | null };

async function whoOf(services: Services, viewer: Viewer | null, address: string, memberId: string | null): Promise<Who | Refused> {
  if (!viewer) return new Refused("NOT_SIGNED_IN");
  if ((await services.rateLimits.take("exportPerson", viewer.userId)) !== null) return new Refused("RATE_LIMITED");
  if (memberId === null) return { userId: viewer.userId, groupId: null };
  const opened = await openMembers({ viewer, services, address, exchange: null }, [memberId], { access: "read", isMadeHere: true });
  if (opened instanceof Refused) return opened;
  return opened.members[0] ?? new Refused("NOT_FOUND");
}

import { Readable } from "node:stream";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { EXPORT_PATH } from "../../contract/protocol";
import type { Services, Context } from "../Context";
import type { Cors } from "../transport/responses";
import { exportPerson } from "./personExport";
import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { eq } from "drizzle-orm";
import { type IsoDateTime, toIsoDateTime } from "../../contract/scalars";
import { inTransaction, type Database } from "../database/Database";
import { hostSecrets } from "../database/userSchema";
import { recordAct } from "../audit/auditLog";
import { DomainError, RateLimited } from "../DomainError";
import { isAdminAct } from "../groups/groupRights";
import { openMembers } from "../members/members";

type Options = { readonly services: Services; readonly cors: Cors; readonly onError: (error: unknown) => void };

/**
 * Serves the addresses of `createExportAddress`: everything about one person as a JSON file, which is read while it is
 * sent. The signature in the address is the only authorization. No other path below `/exports` is an export.
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
  // Limited by the session that requested the address, so that sharing or repeating the address does not get around the
  // limit.
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

/** How long an address works, in ms: long enough for a page's retries, and no longer. */
const LIFETIME_MS = 120_000;

const SECRET_NAME = "export-addresses";
const SECRET_BYTES = 32;

/** What an address gives access to. Row ids. */
type ExportTicket = {
  /** The user whose data it is. */
  readonly userId: string;
  /** The group of the coach who requested it: the file has nothing from other groups. Null for the user's own file. */
  readonly groupId: string | null;
  /** The session that requested it. The address stops working when the session ends. */
  readonly sessionId: string;
};

/**
 * Signed addresses of exports: anyone who has one can download that export until it expires. The address contains what
 * it is for, signed (HMAC-SHA-256) with a key of this host that is stored in the database, so any process of the host
 * can serve it.
 */
export class ExportAddresses {
  readonly #database: Database;
  readonly #now: () => number;
  #secret: Promise<Buffer> | null = null;

  constructor(database: Database, now: () => number) {
    this.#database = database;
    this.#now = now;
  }

  /** The path of an export on this server, and when it expires. */
  async make({
    userId,
    groupId,
    sessionId,
  }: ExportTicket): Promise<{ readonly address: string; readonly expiresAt: IsoDateTime }> {
    const expiresAt = this.#now() + LIFETIME_MS;
    const content = Buffer.from(JSON.stringify([userId, groupId, sessionId, expiresAt])).toString("base64url");
    const ticket = `${content}.${(await this.#sign(content)).toString("base64url")}`;
    return { address: `${EXPORT_PATH}?ticket=${ticket}`, expiresAt: toIsoDateTime(expiresAt) };
  }

  /** What a ticket is for; null when this host did not sign it or when it has expired. */
  async read(ticket: unknown): Promise<ExportTicket | null> {
    if (typeof ticket !== "string" || ticket.length > 1_000) return null;
    const [content = "", signature = "", ...rest] = ticket.split(".");
    if (rest.length > 0) return null;
    const [expected, given] = [await this.#sign(content), Buffer.from(signature, "base64url")];
    if (expected.length !== given.length || !timingSafeEqual(expected, given)) return null;
    const signed: readonly [string, string | null, string, number] = JSON.parse(
      Buffer.from(content, "base64url").toString("utf8"),
    );
    const [userId, groupId, sessionId, expiresAt] = signed;
    return expiresAt > this.#now() ? { userId, groupId, sessionId } : null;
  }

  async #sign(content: string): Promise<Buffer> {
    this.#secret ??= this.#readSecret().catch((error: unknown) => {
      this.#secret = null;
      throw error;
    });
    return createHmac("sha256", await this.#secret)
      .update(`${SECRET_NAME} ${content}`)
      .digest();
  }

  /** When several processes generate the key at once, one of them stores it, and all read that one. */
  async #readSecret(): Promise<Buffer> {
    const find = () =>
      this.#database.select({ secret: hostSecrets.secret }).from(hostSecrets).where(eq(hostSecrets.name, SECRET_NAME));
    const [found] = await find();
    if (found) return found.secret;
    await this.#database
      .insert(hostSecrets)
      .values({ name: SECRET_NAME, secret: randomBytes(SECRET_BYTES) })
      .onConflictDoNothing();
    const [made] = await find();
    if (!made) throw new Error("The key of export addresses was not kept.");
    return made.secret;
  }
}

declare module "../Context" {
  interface Services {
    readonly exportAddresses: ExportAddresses;
  }
}

/** An address from which one person's data can be downloaded. */
export type NewExportAddress = { readonly address: string; readonly expiresAt: IsoDateTime };

/**
 * Makes such an address.
 * @param memberId global id of a group member; null for the viewer.
 */
export async function createExportAddress(
  context: Context,
  memberId: string | null,
): Promise<NewExportAddress | DomainError> {
  const { viewer, services } = context;
  if (!viewer) return new DomainError("NOT_SIGNED_IN");
  const wait = await services.rateLimits.take("exportPerson", viewer.userId);
  if (wait !== null) return new RateLimited(wait);
  const { sessionId } = viewer;
  if (memberId === null) return services.exportAddresses.make({ userId: viewer.userId, groupId: null, sessionId });
  const opened = await openMembers(context, [memberId], { access: "read", isMadeHere: true });
  if (opened instanceof DomainError) return opened;
  const [member] = opened.members;
  if (!member) return new DomainError("NOT_FOUND");
  if (member.userId !== viewer.userId && isAdminAct(opened.group, "COACH"))
    await inTransaction(services.database, (transaction) =>
      recordAct(transaction, {
        by: viewer.userId,
        at: new Date(services.now()),
        action: "DATA_EXPORTED",
        target: { kind: "User", id: member.userId, name: member.user.displayName },
      }),
    );
  return services.exportAddresses.make({
    userId: member.userId,
    groupId: member.userId === viewer.userId ? null : member.groupId,
    sessionId,
  });
}

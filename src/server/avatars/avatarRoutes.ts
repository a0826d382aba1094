import { and, eq, sql } from "drizzle-orm";
import type { FastifyInstance, FastifyReply } from "fastify";
import type { Database } from "../database/Database";
import { avatars } from "../database/userSchema";
import { isUuid } from "../graphql/pagination";
import { namesTag } from "../transport/etag";

const file = /^([0-9a-f]{32})\.webp$/u;

/**
 * Serves pictures at the paths of `avatarPath`. Anything else below `/avatars/` is 404. Proxies may not cache a picture
 * and browsers revalidate it each time, so that it disappears as soon as it is erased or replaced.
 */
export function registerAvatarRoutes(app: FastifyInstance, database: Database): void {
  app.get<{ Params: { userId: string; file: string } }>("/avatars/:userId/:file", async (request, reply) => {
    const hash = file.exec(request.params.file)?.[1];
    if (hash === undefined || !isUuid(request.params.userId)) return sendMissing(reply);
    const tag = `"${hash}"`;
    const isCached = namesTag(request.headers["if-none-match"], tag);
    const found = await find(database, request.params.userId, hash, isCached);
    if (!found) return sendMissing(reply);
    void reply.headers({ "x-content-type-options": "nosniff", "cache-control": "private, no-cache", etag: tag });
    return isCached ? reply.code(304).send() : reply.type("image/webp").send(found.image);
  });
  app.get("/avatars/*", (_, reply) => sendMissing(reply));
}

/** Without this reply, a name without an extension would be served as a page. */
function sendMissing(reply: FastifyReply): FastifyReply {
  void reply.code(404).header("cache-control", "no-store").header("x-content-type-options", "nosniff");
  return reply.type("text/plain; charset=utf-8").send("There is no such picture.");
}

/** A picture, or null if there is none. Its bytes are left out if the browser already has them. */
async function find(
  database: Database,
  userId: string,
  hash: string,
  isCached: boolean,
): Promise<{ readonly image: Buffer } | null> {
  const image = isCached ? sql<Buffer>`''::bytea` : avatars.image;
  const [row] = await database
    .select({ image })
    .from(avatars)
    .where(and(eq(avatars.userId, userId), eq(avatars.hash, hash)));
  return row ?? null;
}

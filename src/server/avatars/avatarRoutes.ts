import { and, eq } from "drizzle-orm";
import type { FastifyInstance, FastifyReply } from "fastify";
import type { Database } from "../database/Database";
import { avatars } from "../database/schema";
import { isUuid } from "../graphql/rowId";

const file = /^([0-9a-f]{32})\.webp$/u;

/** Serves the pictures at the paths that `avatarPath` gives. Anything else below `/avatars/` is 404. */
export function registerAvatarRoutes(app: FastifyInstance, database: Database): void {
  app.get<{ Params: { userId: string; file: string } }>("/avatars/:userId/:file", async (request, reply) => {
    const hash = file.exec(request.params.file)?.[1];
    const image = hash === undefined ? null : await find(database, request.params.userId, hash);
    if (!image) return sendMissing(reply);
    return reply.header("x-content-type-options", "nosniff").header("cache-control", "public, max-age=31536000, immutable").type("image/webp").send(image);
  });
  app.get("/avatars/*", (_, reply) => sendMissing(reply));
}

/** A name without an extension would else be taken for a page's. */
function sendMissing(reply: FastifyReply): FastifyReply {
  void reply.code(404).header("cache-control", "no-store").header("x-content-type-options", "nosniff");
  return reply.type("text/plain; charset=utf-8").send("There is no such picture.");
}

async function find(database: Database, userId: string, hash: string): Promise<Buffer | null> {
  if (!isUuid(userId)) return null;
  const [row] = await database.select({ image: avatars.image }).from(avatars).where(and(eq(avatars.userId, userId), eq(avatars.hash, hash)));
  return row?.image ?? null;
}

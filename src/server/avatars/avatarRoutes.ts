import { and, eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import type { Database } from "../database/Database";
import { avatars } from "../database/schema";
import { isUuid } from "../graphql/rowId";

const file = /^([0-9a-f]{32})\.webp$/u;

/** Serves the pictures at the paths that `avatarPath` gives. Anything else below `/avatars/` is 404. */
export function registerAvatarRoutes(app: FastifyInstance, database: Database): void {
  app.get<{ Params: { userId: string; file: string } }>("/avatars/:userId/:file", async (request, reply) => {
    const hash = file.exec(request.params.file)?.[1];
    const image = hash === undefined ? null : await find(database, request.params.userId, hash);
    void reply.header("x-content-type-options", "nosniff");
    if (!image) return reply.code(404).header("cache-control", "no-store").type("text/plain; charset=utf-8").send("There is no such picture.");
    return reply.header("cache-control", "public, max-age=31536000, immutable").type("image/webp").send(image);
  });
}

async function find(database: Database, userId: string, hash: string): Promise<Buffer | null> {
  if (!isUuid(userId)) return null;
  const [row] = await database.select({ image: avatars.image }).from(avatars).where(and(eq(avatars.userId, userId), eq(avatars.hash, hash)));
  return row?.image ?? null;
}

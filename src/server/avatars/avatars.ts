import sharp from "sharp";
import { inTransaction, type Database, type Transaction } from "../database/Database";
import { createHash } from "node:crypto";
import { eq, and, sql, isNull } from "drizzle-orm";
import { limits } from "../../contract/limits";
import { avatars, users, type UserRow } from "../database/userSchema";
import type { Viewer, Services } from "../Context";
import { DomainError, RateLimited } from "../DomainError";
import { Semaphore } from "../promises";
import type { FastifyInstance, FastifyReply } from "fastify";
import { isUuid } from "../globalIds";
import { namesTag } from "../transport/responses";

type Uploaded = { readonly user: UserRow };

/** Replaces the picture of the viewer, who is a member. */
export async function uploadAvatar(
  { database, rateLimits, switches }: Services,
  viewer: Viewer | null,
  bytes: Buffer,
): Promise<Uploaded | DomainError> {
  if (!viewer) return new DomainError("NOT_SIGNED_IN");
  if (viewer.role === "GUEST") return new DomainError("NOT_ALLOWED");
  if (!(await switches.isOn("UPLOADS"))) return new DomainError("SWITCHED_OFF");
  if (bytes.length > limits.avatarBytes) return new DomainError("PAYLOAD_TOO_LARGE");
  const wait = await rateLimits.take("uploadAvatar", viewer.userId);
  if (wait !== null) return new RateLimited(wait);
  const image = await readAvatar(bytes);
  if (image === null) return new DomainError("NOT_AN_IMAGE");
  if (image === "busy") return new RateLimited(DEADLINE_SECONDS);
  if (image === "tooHard") return new DomainError("FILE_TOO_HARD");
  const hash = createHash("sha256").update(image).digest("hex").slice(0, 32);
  const { userId } = viewer;
  const [user] = await inTransaction(database, async (transaction) => {
    // The account's row first, so that two uploads at once leave a picture and a hash that belong together.
    const changed = await transaction.update(users).set({ avatarHash: hash }).where(eq(users.id, userId)).returning();
    if (changed.length > 0) {
      await transaction
        .insert(avatars)
        .values({ userId, hash, image })
        .onConflictDoUpdate({ target: avatars.userId, set: { hash, image } });
    }
    return changed;
  });
  return user ? { user } : new DomainError("NOT_SIGNED_IN");
}

/** Width and height of every picture that is kept. */
const SIDE = 256;

/**
 * More than a camera's picture of 2 MB has. A file of a few kilobytes can claim far more, to fill the memory: a
 * progressive JPEG takes six bytes for each.
 */
const MOST_PIXELS = 25_000_000;

/** How long one picture may take, in seconds. */
const DEADLINE_SECONDS = 2;

/**
 * Sharp decodes in libuv's thread pool, so it holds up no request, and terminating a worker would not stop it. Reading
 * files and hashing passwords need that pool too: so at most two pictures at once, with one thread each. libvips stops
 * them at the deadline.
 */
const turns = new Semaphore(2, 50);

const formats: ReadonlySet<string> = new Set(["jpeg", "png", "webp"]);

// The other formats (SVG and PDF among them, which are programs of a kind) are not even opened.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({ operation: ["VipsForeignLoadJpeg", "VipsForeignLoadPng", "VipsForeignLoadWebp"] });
sharp.cache(false);

sharp.concurrency(1);

/**
 * Makes a picture from an uploaded file, judged by its content alone: upright, cropped to a square, 256 × 256, WebP,
 * without any data beside the pixels. Null when it is no PNG, JPEG or WebP, or is broken, or larger than 25 megapixels;
 * `tooHard` after two seconds, `busy` when too many others wait.
 */
export async function readAvatar(bytes: Buffer): Promise<Buffer | "tooHard" | "busy" | null> {
  const turn = turns.take(() => decode(bytes));
  return turn === null ? "busy" : turn;
}

async function decode(bytes: Buffer): Promise<Buffer | "tooHard" | null> {
  try {
    const picture = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: "error" }).timeout({
      seconds: DEADLINE_SECONDS,
    });
    const { format } = await picture.metadata();
    if (!formats.has(format)) return null;
    return await picture.rotate().resize(SIDE, SIDE, { fit: "cover" }).webp({ quality: 82 }).toBuffer();
  } catch (error) {
    // Sharp says no by throwing, whatever the reason.
    return error instanceof Error && error.message.includes("timeout") ? "tooHard" : null;
  }
}

const avatarFile = /^([0-9a-f]{32})\.webp$/u;

/**
 * Serves pictures at the paths of `avatarPath`. Anything else below `/avatars/` is 404. Proxies may not cache a picture
 * and browsers revalidate it each time, so that it disappears as soon as it is erased or replaced.
 */
export function registerAvatarRoutes(app: FastifyInstance, database: Database): void {
  app.get<{ Params: { userId: string; file: string } }>("/avatars/:userId/:file", async (request, reply) => {
    const hash = avatarFile.exec(request.params.file)?.[1];
    if (hash === undefined || !isUuid(request.params.userId)) return sendMissing(reply);
    const tag = `"${hash}"`;
    const isCached = namesTag(request.headers["if-none-match"], tag);
    const found = await findAvatar(database, request.params.userId, hash, isCached);
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
async function findAvatar(
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

/** The path of an account's picture on the server; null when there is none. Each picture has its own path. */
export function avatarPath(userId: string, hash: string | null): string | null {
  return hash === null ? null : `/avatars/${userId}/${hash}.webp`;
}

/**
 * Gives the picture of an account that is about to be deleted to an account without one. The caller has locked both
 * rows of users.
 */
export async function moveAvatar(transaction: Transaction, fromUserId: string, toUserId: string): Promise<void> {
  const [avatar] = await transaction.select({ hash: avatars.hash }).from(avatars).where(eq(avatars.userId, fromUserId));
  if (!avatar) return;
  const taken = await transaction
    .update(users)
    .set({ avatarHash: avatar.hash })
    .where(and(eq(users.id, toUserId), isNull(users.avatarHash)))
    .returning({ id: users.id });
  if (taken.length > 0)
    await transaction.update(avatars).set({ userId: toUserId }).where(eq(avatars.userId, fromUserId));
}

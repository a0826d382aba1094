import { and, eq, isNull } from "drizzle-orm";
import type { Transaction } from "../database/Database";
import { avatars, users } from "../database/userSchema";
import sharp from "sharp";
import { Semaphore } from "../users/Semaphore";

/**
 * Where an account's picture is served, from the root of the server; null when there is none. A new picture has a new
 * path.
 */
export function avatarPath(userId: string, hash: string | null): string | null {
  return hash === null ? null : `/avatars/${userId}/${hash}.webp`;
}

/**
 * Gives an account without a picture the one of another account that is about to end. Both rows of users are locked by
 * the caller.
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
 * Sharp decodes in threads of its own and holds up no request, so a worker of ours would add nothing but its end, which
 * cannot stop them. They are those that read files
 * and hash passwords too: so two pictures at once, each in one thread, bounded in pixels, and stopped by libvips itself
 * at its deadline.
 */
const turns = new Semaphore(2, 50);

const formats: ReadonlySet<string> = new Set(["jpeg", "png", "webp"]);

// The other formats (SVG and PDF among them, which are programs of a kind) are not even opened.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({ operation: ["VipsForeignLoadJpeg", "VipsForeignLoadPng", "VipsForeignLoadWebp"] });
sharp.cache(false);

sharp.concurrency(1);

/**
 * Makes a picture out of what somebody sent, judged by its content alone: upright, cut to a square from the middle, 256
 * × 256, WebP, without
 * any data beside the pixels. Null when it is no PNG, JPEG or WebP, or is broken, or larger than 25 megapixels;
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

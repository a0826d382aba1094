import { and, eq, isNull } from "drizzle-orm";
import type { Transaction } from "../database/Database";
import { avatars, users } from "../database/userSchema";
import sharp from "sharp";
import { Semaphore } from "../users/Semaphore";

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

/** Width and height of every stored picture. */
const SIDE = 256;

/**
 * More than a camera's picture of 2 MB has. A file of a few kilobytes can claim many more pixels to fill the memory: a
 * progressive JPEG takes six bytes for each.
 */
const MOST_PIXELS = 25_000_000;

/** How long one picture may take, in seconds. */
const DEADLINE_SECONDS = 2;

/**
 * Sharp decodes in its own threads and does not block requests, so a worker would only add a deadline, and ending a
 * worker does not stop those threads. They are shared with file reads and password hashing. So two pictures are decoded
 * at once, each in one thread, with a limit on pixels, and libvips itself stops at the deadline.
 */
const turns = new Semaphore(2, 50);

const formats: ReadonlySet<string> = new Set(["jpeg", "png", "webp"]);

// Other formats are not opened at all. SVG and PDF among them can contain scripts.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({ operation: ["VipsForeignLoadJpeg", "VipsForeignLoadPng", "VipsForeignLoadWebp"] });
sharp.cache(false);

sharp.concurrency(1);

/**
 * Turns an uploaded file into a picture, judged by its content alone: upright, cropped to a centered square, 256 × 256,
 * WebP, without metadata. Null when it is not a PNG, JPEG or WebP, is broken, or has more than 25 megapixels; `tooHard`
 * after two seconds, `busy` when too many others wait.
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
    // Sharp throws for every kind of bad input.
    return error instanceof Error && error.message.includes("timeout") ? "tooHard" : null;
  }
}

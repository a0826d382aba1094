import sharp from "sharp";

/** Width and height of every picture that is kept. */
const SIDE = 256;

/** More than any camera makes. A file of a few kilobytes can claim far more, to fill the memory. */
const MOST_PIXELS = 60_000_000;

const formats: ReadonlySet<string> = new Set(["jpeg", "png", "webp"]);

// The other formats (SVG and PDF among them, which are programs of a kind) are not even opened.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({ operation: ["VipsForeignLoadJpeg", "VipsForeignLoadPng", "VipsForeignLoadWebp"] });
sharp.cache(false);

/**
 * Makes a picture out of what somebody sent, judged by its content alone: upright, cut to a square from the middle, 256 × 256, WebP, without
 * any data beside the pixels. Null when it is no PNG, JPEG or WebP, or is broken, or larger than 60 megapixels.
 */
export async function readAvatar(bytes: Buffer): Promise<Buffer | null> {
  try {
    const picture = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: "error" });
    const { format } = await picture.metadata();
    if (!formats.has(format)) return null;
    return await picture.rotate().resize(SIDE, SIDE, { fit: "cover" }).webp({ quality: 82 }).toBuffer();
  } catch {
    // Sharp says no by throwing, whatever the reason.
    return null;
  }
}

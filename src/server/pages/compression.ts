import { pipeline, type Readable } from "node:stream";
import { promisify } from "node:util";
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from "node:zlib";

export type Encoding = "br" | "gzip" | null;

/** The encoding of a response for this `Accept-Encoding`; null for none. */
export function encodingFor(accepted: string | undefined): Encoding {
  const names = new Set(
    (accepted ?? "")
      .split(",")
      .map((part) => part.trim())
      .filter((part) => !/;\s*q=0(?:\.0*)?$/u.test(part))
      .map((part) => part.split(";")[0]),
  );
  return (["br", "gzip"] as const).find((encoding) => names.has(encoding)) ?? null;
}

/** Fast levels, because a page is compressed while somebody waits for it. */
const options = {
  br: {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 4,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    },
  },
  gzip: { level: 4 },
};

/** Compresses a stream and flushes each of its parts at once. */
export function compressStream(stream: Readable, encoding: "br" | "gzip"): Readable {
  const compressor = encoding === "br" ? createBrotliCompress(options.br) : createGzip(options.gzip);
  pipeline(stream, compressor, () => undefined);
  stream.on("data", () => compressor.flush());
  return compressor;
}

const brotliAll = promisify(brotliCompress);
const gzipAll = promisify(gzip);

/** The body in an encoding; as it is for null. */
export async function compress(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === null) return body;
  return encoding === "br" ? brotliAll(body, options.br) : gzipAll(body, options.gzip);
}

import { pipeline, type Readable } from "node:stream";
import { constants, createBrotliCompress, createGzip } from "node:zlib";

export type Encoding = "br" | "gzip" | null;

/** How a browser that sent this `Accept-Encoding` gets a page; null as it is. */
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

/** Quick levels: a page is compressed anew for each visit. */
const BROTLI_QUALITY = 4;
const GZIP_LEVEL = 4;

/** Compresses a stream, and hands on each of its parts at once. */
export function compressStream(stream: Readable, encoding: "br" | "gzip"): Readable {
  const compressor =
    encoding === "br"
      ? createBrotliCompress({
          params: {
            [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
            [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
          },
        })
      : createGzip({ level: GZIP_LEVEL });
  pipeline(stream, compressor, () => undefined);
  stream.on("data", () => compressor.flush());
  return compressor;
}

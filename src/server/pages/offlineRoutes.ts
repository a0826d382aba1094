import { createHash, randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import type { FastifyInstance } from "fastify";
import { HOST_MARK, manifestPath, SHELL_PATH, WORKER_PATH } from "../../contract/wire";
import type { PageConfig } from "../../contract/page";
import { encodingFor, type EmptyPage, hostOf } from "./PageServer";

import { pageHeaders } from "./pageHeaders";

export type OfflineRoutesOptions = {
  readonly directory: string;
  readonly page: PageConfig;
  readonly emptyPage: EmptyPage;
};

/** A worker is ruled by the policy that it came with: it may ask us, and nobody else. */
const workerPolicy = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'";

/** The manifest's name says no content, nor does the worker's: both are looked up each time. */
const lookUp = "no-cache";

const locales = ["en-US", "nl-NL"];

/**
 * Serves what lets a browser install Typeloop and start it without us. A build that has nothing of the kind serves
 * nothing of the kind.
 */
export async function registerOfflineRoutes(
  app: FastifyInstance,
  { directory, page, emptyPage }: OfflineRoutesOptions,
): Promise<void> {
  const read = (address: string) => readFile(path.join(directory, address), "utf8").catch(() => null);

  app.get(SHELL_PATH, (request, reply) => {
    const nonce = randomBytes(16).toString("base64");
    return reply.headers(pageHeaders(page, hostOf(request.headers), nonce)).send(emptyPage(nonce));
  });
  for (const address of locales.map(manifestPath)) {
    const manifest = await read(address);
    if (manifest !== null)
      app.get(address, (_, reply) =>
        reply
          .headers({ "content-type": "application/manifest+json; charset=utf-8", "cache-control": lookUp })
          .send(manifest),
      );
  }

  const built = await read(WORKER_PATH);
  if (built === null) return;
  // What this host says to its pages is part of the shell: where it says something else the worker is another.
  const worker = built.replaceAll(HOST_MARK, shortHash(emptyPage("")));
  const tag = `"${shortHash(worker)}"`;
  const bodies = { br: brotliCompressSync(worker), gzip: gzipSync(worker), none: Buffer.from(worker) };
  app.get(WORKER_PATH, (request, reply) => {
    void reply.headers({
      "content-type": "text/javascript; charset=utf-8",
      "cache-control": lookUp,
      "content-security-policy": workerPolicy,
      etag: tag,
      vary: "Accept-Encoding",
    });
    if (request.headers["if-none-match"]?.includes(tag) === true) return reply.code(304).send();
    const encoding = encodingFor(request.headers["accept-encoding"]);
    if (encoding !== null) void reply.header("content-encoding", encoding);
    return reply.send(bodies[encoding ?? "none"]);
  });
}

function shortHash(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 16);
}

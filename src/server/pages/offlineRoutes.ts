import { createHash, randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import type { FastifyInstance } from "fastify";
import { HOST_MARK, manifestPath, SHELL_PATH, WORKER_PATH } from "../../contract/wire";
import { locales } from "../../contract/languages/languages";
import type { PageConfig } from "../../contract/page";
import { encodingFor, type EmptyPage, hostOf } from "./PageServer";

import { pageHeaders } from "./pageHeaders";

export type OfflineRoutesOptions = {
  readonly directory: string;
  readonly page: PageConfig;
  readonly emptyPage: EmptyPage;
};

/** A worker has its own content security policy: it may only send requests to this server. */
const workerPolicy = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'";

/** The names of the manifest and the worker have no content hash, so both are revalidated each time. */
const lookUp = "no-cache";

/** Serves the files that let browsers install Typeloop and start it offline, if the build has them. */
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
  // The host's configuration is part of the shell, so a worker of another configuration has another hash.
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

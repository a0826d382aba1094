import path from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { PageConfig, ExecuteFor, RenderPage } from "../../contract/renderPage";
import type { AddressOf, IsSecure } from "../transport/clientAddress";
import { encodingFor } from "./compression";
import type { PageCache } from "./PageCache";
import { readEmptyPage, PageServer, readAssets, type EmptyPage, hostOf } from "./PageServer";
import { refuseAddress, pageHeaders } from "./pageHeaders";
import { traceIdOf } from "../operations/traces/traceIds";
import { createHash, randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { HOST_MARK, manifestPath, SHELL_PATH, WORKER_PATH } from "../../contract/protocol";
import { locales } from "../../contract/languages/languages";

export type AppRoutesOptions = {
  /** The output of `vite build`. */
  readonly directory: string;
  /** The configuration sent to pages. */
  readonly page: PageConfig;
  /** Null if the browser renders every page. */
  readonly renderPage: RenderPage | null;
  readonly execute: ExecuteFor;
  readonly addressOf: AddressOf;
  readonly cache: PageCache;
  readonly networkAddress: string | null;
  readonly isSecure: IsSecure;
  readonly namesNothing: (url: string) => Promise<boolean>;
  readonly onError: (traceId: string, error: unknown) => void;
};

/** The policy for responses without their own, which are not pages and load nothing. */
const strictestPolicy = "default-src 'none'; frame-ancestors 'none'";

/**
 * Serves the built app: files with a content hash, cached forever, and a page for every route.
 * @throws when the app is not built.
 */
export async function registerAppRoutes(
  app: FastifyInstance,
  {
    directory,
    page,
    renderPage,
    execute,
    addressOf,
    cache,
    networkAddress,
    isSecure,
    namesNothing,
    onError,
  }: AppRoutesOptions,
): Promise<void> {
  const emptyPage = await readEmptyPage(directory, page);
  const pages = new PageServer({
    page,
    emptyPage,
    networkAddress,
    isSecure,
    namesNothing,
    renderer: renderPage && { renderPage, execute, addressOf, cache, assets: await readAssets(directory) },
    onError: (request, error) => onError(traceIdOf(request.raw), error),
  });
  app.addHook("onRequest", async (request, reply) => refuseAddress(request, reply) ?? undefined);
  app.addHook("onSend", async (_, reply) => {
    if (!reply.hasHeader("content-security-policy")) reply.header("content-security-policy", strictestPolicy);
    reply.header("x-content-type-options", "nosniff");
    reply.header("referrer-policy", "same-origin");
  });
  await app.register(fastifyStatic, {
    root: path.join(directory, "assets"),
    prefix: "/assets/",
    preCompressed: true,
    immutable: true,
    maxAge: "365d",
    decorateReply: false,
  });
  await registerOfflineRoutes(app, { directory, page, emptyPage });
  for (const [former, current] of formerPaths)
    app.get(former, ({ url }, reply) => reply.redirect(`${current}${url.slice(former.length)}`, 301));
  app.setNotFoundHandler((request, reply) =>
    wantsPage(request)
      ? pages.answer(request, reply)
      : reply.code(404).type("text/plain; charset=utf-8").send("Not found."),
  );
}

/** Paths of pages that have another one now. Links to them are in messages and bookmarks. */
const formerPaths: ReadonlyMap<string, string> = new Map([["/daily", "/today"]]);

/**
 * Whether to respond with a page to an address that is not a route of the server. An address with a dot in its last
 * part (`/exam/cbt.1`) may be a page or a missing file: a navigation gets the page, the request of a script does not.
 * Browsers say which it is (Fetch Metadata, https://www.w3.org/TR/fetch-metadata/#sec-fetch-mode-header); other clients
 * get a page only if they accept HTML explicitly.
 */
function wantsPage({ method, url, headers }: Pick<FastifyRequest, "method" | "url" | "headers">): boolean {
  if (method !== "GET" && method !== "HEAD") return false;
  const [address = ""] = url.split("?");
  if (path.extname(address) === "") return true;
  if (address.startsWith("/assets/")) return false;
  const mode = headers["sec-fetch-mode"];
  return mode === undefined ? headers.accept?.includes("text/html") === true : mode === "navigate";
}

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
    return reply.headers(pageHeaders(page, hostOf(request.headers), [`'nonce-${nonce}'`])).send(emptyPage(nonce));
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

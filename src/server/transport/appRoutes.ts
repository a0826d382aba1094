import path from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { PageConfig, ExecuteFor, RenderPage } from "../../contract/page";

import type { AddressOf } from "./clientAddress";
import { readEmptyPage, PageServer, readAssets } from "../pages/PageServer";
import { registerOfflineRoutes } from "../pages/offlineRoutes";
import { refuseAddress } from "../pages/pageHeaders";
import { traceIdOf } from "./failures";

export type AppRoutesOptions = {
  /** The output of `vite build`. */
  readonly directory: string;
  /** The configuration sent to pages. */
  readonly page: PageConfig;
  /** Null if the browser renders every page. */
  readonly renderPage: RenderPage | null;
  readonly execute: ExecuteFor;
  readonly addressOf: AddressOf;
  readonly networkAddress: string | null;
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
  { directory, page, renderPage, execute, addressOf, networkAddress, namesNothing, onError }: AppRoutesOptions,
): Promise<void> {
  const emptyPage = await readEmptyPage(directory, page);
  const pages = new PageServer({
    page,
    emptyPage,
    networkAddress,
    namesNothing,
    renderer: renderPage && { renderPage, execute, addressOf, assets: await readAssets(directory) },
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
  app.setNotFoundHandler((request, reply) =>
    wantsPage(request)
      ? pages.answer(request, reply)
      : reply.code(404).type("text/plain; charset=utf-8").send("Not found."),
  );
}

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

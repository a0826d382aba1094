import { readFile } from "node:fs/promises";
import path from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import type { PageConfig } from "../../contract/PageConfig";

export type AppRoutesOptions = {
  /** What `vite build` wrote. */
  readonly directory: string;
  /** What the page is told. */
  readonly page: PageConfig;
};

/** What the page may load: only from us. Scripts and styles stand in files; sockets go to our host. */
const contentSecurityPolicy = [
  "default-src 'self'",
  "img-src 'self' data: blob:",
  "connect-src 'self' ws: wss:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join("; ");

/**
 * Serves the built app: hashed files for ever, the page for every route.
 * @throws when the app is not built.
 */
export async function registerAppRoutes(app: FastifyInstance, { directory }: AppRoutesOptions): Promise<void> {
  const page = await readFile(path.join(directory, "index.html"), "utf8").catch(() => {
    throw new Error(`The app is not built (${directory} holds no index.html). Run "npm run build".`);
  });
  app.addHook("onSend", async (_, reply) => {
    reply.header("content-security-policy", contentSecurityPolicy);
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
  app.setNotFoundHandler((request, reply) => {
    const wantsPage = (request.method === "GET" || request.method === "HEAD") && !path.extname(request.url.split("?")[0] ?? "");
    if (!wantsPage) return reply.code(404).type("text/plain").send("Not found.");
    return reply.header("cache-control", "no-cache").type("text/html; charset=utf-8").send(page);
  });
}

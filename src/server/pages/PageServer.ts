import { randomBytes } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import type {
  PageConfig,
  ExecuteFor,
  PageAssets,
  RenderedPage,
  RenderPage,
  PageFiles,
  PageRequest,
} from "../../contract/renderPage";
import { PREFERENCES_COOKIE } from "../../contract/protocol";
import type { AddressOf, IsSecure } from "../transport/clientAddress";
import { compressStream, type Encoding, encodingFor } from "./compression";
import type { CachedPage, PageCache } from "./PageCache";
import { pageHeaders } from "./pageHeaders";
import type { IncomingHttpHeaders } from "node:http";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { PassThrough, pipeline, type Readable } from "node:stream";

/** A renderer and what it needs from this host. */
export type Renderer = {
  readonly renderPage: RenderPage;
  readonly assets: PageAssets;
  readonly execute: ExecuteFor;
  readonly addressOf: AddressOf;
  readonly cache: PageCache;
};

export type PageServerOptions = {
  readonly page: PageConfig;
  readonly emptyPage: EmptyPage;
  /** Null if there is none; then the browser renders every page. */
  readonly renderer: Renderer | null;
  /** IPv4 address of this server on its network, or null; sent to pages opened on the server's own computer. */
  readonly networkAddress: string | null;
  readonly isSecure: IsSecure;
  /**
   * Whether the path of a page, possibly with a query, refers to something that does not exist. The page then has
   * status 404.
   */
  readonly namesNothing: (url: string) => Promise<boolean>;
  /** Called once for each page that could not be rendered completely. */
  readonly onError: (request: FastifyRequest, error: unknown) => void;
};

/** Test builds run on busy computers, so they wait longer for a rendered page. */
const PATIENCE = process.env.TYPELOOP_TEST_HOOKS ? 5 : 1;
/** A page that has not started to render by then is sent empty and rendered by the browser. */
const BEGIN_MS = 2_000 * PATIENCE;
/** Parts of a page that are not rendered by then are rendered by the browser. */
const END_MS = 10_000;

/** Responds to requests for pages. */
export class PageServer {
  readonly #options: PageServerOptions;

  constructor(options: PageServerOptions) {
    this.#options = options;
  }

  /** Sends the page that another visitor got a moment ago, or renders it, or sends the empty one if that fails. */
  async answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const encoding = encodingFor(request.headers["accept-encoding"]);
    const { renderer, page } = this.#options;
    const host = hostOf(request.headers);
    const asked = renderer && isOurs(page.graphqlUrl, request.headers.host) ? this.#read(request) : null;
    if (renderer === null || asked === null) return this.#sendEmpty(request, reply);
    const key = JSON.stringify([asked, encoding, request.method]);
    const cached = await renderer.cache.find(key);
    if (cached) return sendCached(reply.headers(pageHeaders(page, host, cached.scripts)), cached, encoding);
    const keep = renderer.cache.begin(key);
    const nonce = newNonce();
    let hasFailed = false;
    const onError = (error: unknown): void => {
      hasFailed = true;
      // A visitor who closed the connection is not a failure.
      if (!reply.raw.destroyed) this.#options.onError(request, error);
    };
    const [rendered, isNothing] = await Promise.all([
      this.#render(renderer, { ...asked, nonce, onError }, request, reply),
      this.#namesNothing(request),
    ]);
    if (rendered === null) {
      keep(null);
      return this.#sendEmpty(request, reply, isNothing);
    }
    const { name, headers, body } = rendered;
    const status = isNothing && rendered.status === 200 ? 404 : rendered.status;
    reply
      .code(status)
      .headers(pageHeaders(page, host, [`'nonce-${nonce}'`]))
      .headers(headers);
    if (body === null || request.method === "HEAD") {
      keep(null);
      body?.destroy();
      return reply.send();
    }
    const [visitors, kept] = twice(body);
    keep(name === null ? null : { name, status, headers, nonce, encoding, html: kept, hasFailed: () => hasFailed });
    if (encoding === null) return reply.send(visitors);
    return reply.header("content-encoding", encoding).send(compressStream(visitors, encoding));
  }

  async #sendEmpty(request: FastifyRequest, reply: FastifyReply, isNothing?: boolean): Promise<FastifyReply> {
    const nonce = newNonce();
    const status = (isNothing ?? (await this.#namesNothing(request))) ? 404 : 200;
    const { page, emptyPage } = this.#options;
    return reply
      .code(status)
      .headers(pageHeaders(page, hostOf(request.headers), [`'nonce-${nonce}'`]))
      .send(emptyPage(nonce));
  }

  /** What the page of this request depends on. */
  #read(request: FastifyRequest): Pick<PageRequest, "url" | "cookies" | "languages" | "page"> {
    const { networkAddress, isSecure, page } = this.#options;
    return {
      url: `${isSecure(request.raw) ? "https" : "http"}://${hostOf(request.headers) ?? "localhost"}${request.url}`,
      cookies: preferencesIn(request.headers.cookie ?? ""),
      languages: acceptedLanguages(request.headers["accept-language"]),
      page: networkAddress !== null && isOwnComputer(request) ? { ...page, networkAddress } : page,
    };
  }

  /** If the lookup fails, the page is sent anyway. */
  async #namesNothing(request: FastifyRequest): Promise<boolean> {
    try {
      return await this.#options.namesNothing(request.url);
    } catch (error) {
      this.#options.onError(request, error);
      return false;
    }
  }

  async #render(
    { renderPage, assets, execute, addressOf }: Renderer,
    asked: Pick<PageRequest, "url" | "cookies" | "languages" | "page" | "nonce" | "onError">,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<RenderedPage | null> {
    const address = addressOf(request.raw);
    const control = new AbortController();
    const end = setTimeout(() => control.abort(new Error("The page took too long.")), END_MS);
    const stop = () => {
      clearTimeout(end);
      control.abort();
    };
    reply.raw.once("close", stop);
    try {
      return await within(
        BEGIN_MS,
        renderPage({
          ...asked,
          assets,
          execute: (id, variables) => execute(id, variables, address),
          signal: control.signal,
        }),
      );
    } catch (error) {
      this.#options.onError(request, error);
      return null;
    }
  }
}

const newNonce = () => randomBytes(16).toString("base64");

function sendCached(reply: FastifyReply, { status, headers, body }: CachedPage, encoding: Encoding): FastifyReply {
  reply.code(status).headers(headers);
  return (encoding === null ? reply : reply.header("content-encoding", encoding)).send(body);
}

/**
 * A stream twice: for the visitor, and to be kept. However slowly a visitor reads, the others get the page; without the
 * visitor it ends.
 */
function twice(stream: Readable): readonly [visitors: Readable, kept: Readable] {
  const visitors = new PassThrough({ highWaterMark: Number.MAX_SAFE_INTEGER });
  const kept = new PassThrough({ highWaterMark: Number.MAX_SAFE_INTEGER });
  for (const copy of [visitors, kept]) pipeline(stream, copy, () => undefined);
  visitors.on("close", () => stream.destroy());
  return [visitors, kept];
}

/** The one cookie that a page depends on. */
function preferencesIn(cookies: string): string {
  return cookies.split(/;\s*/u).find((cookie) => cookie.startsWith(`${PREFERENCES_COOKIE}=`)) ?? "";
}

/** Whether pages send their queries to this host. Its own data must not be rendered into a page of another server. */
function isOurs(graphqlUrl: string | undefined, host: string | undefined): boolean {
  return graphqlUrl === undefined || !URL.canParse(graphqlUrl) || new URL(graphqlUrl).host === host;
}

async function within<Value>(ms: number, promise: Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`Nothing was rendered within ${ms} ms.`)), ms);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}

/** The languages in an `Accept-Language` header, preferred first. */
function acceptedLanguages(header: string | undefined): readonly string[] {
  const wanted = (header ?? "").split(",").map((part) => {
    const [language = "", ...parameters] = part.trim().split(";");
    const weight = parameters
      .map((parameter) => /^\s*q=([\d.]+)\s*$/u.exec(parameter)?.[1])
      .find((found) => found !== undefined);
    return { language, weight: weight === undefined ? 1 : Number(weight) };
  });
  return wanted
    .filter(({ language, weight }) => language !== "" && weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .map(({ language }) => language);
}

/** The host in the `Host` header; null if the header is invalid. */
export function hostOf({ host }: IncomingHttpHeaders): string | null {
  return host !== undefined && /^[\w.:[\]-]+$/u.test(host) && URL.canParse(`http://${host}`) ? host : null;
}

/** Whether a page was opened on `localhost` or a loopback address, on the server's own computer. */
function isOwnComputer({ headers, raw }: FastifyRequest): boolean {
  const { hostname } = new URL(`http://${hostOf(headers) ?? "unknown"}`);
  return isLoopback(hostname) && isLoopback(raw.socket.remoteAddress ?? "");
}

function isLoopback(host: string): boolean {
  return /^(?:localhost$|\[?::1\]?$|(?:::ffff:)?127\.)/u.test(host);
}

/** A file of the build, as in Vite's manifest. */
type Chunk = {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
};

/**
 * Reads the list of files of the built app.
 * @param directory the output of `vite build`.
 * @throws when the app is not built or its manifest is missing.
 */
export async function readAssets(directory: string): Promise<PageAssets> {
  const manifest: Readonly<Record<string, Chunk>> = JSON.parse(
    await readFile(path.join(directory, ".vite/manifest.json"), "utf8"),
  );
  const icon = manifest["ui/mark.svg"];
  // No module imports it, so it is not in the manifest.
  const touchIcon = (await readdir(path.join(directory, "assets"))).find((file) => /^icon-touch-.+\.png$/u.test(file));
  // The others are loaded where they are chosen (src/app/ui/fonts), or where a text has rare letters.
  const fonts = Object.entries(manifest).flatMap(([name, { file }]) =>
    file.endsWith(".woff2") && name.includes("ui/coreFonts/") ? [`/${file}`] : [],
  );
  const [entry, ...others] = Object.entries(manifest).sort(([name]) => (name === "index.html" ? -1 : 0));
  if (entry?.[0] !== "index.html") throw new Error(`${directory} has no index.html in its manifest`);
  return {
    entry: { ...filesOf(entry[1], manifest), fonts },
    icon: icon === undefined ? null : `/${icon.file}`,
    touchIcon: touchIcon === undefined ? null : `/assets/${touchIcon}`,
    parts: Object.fromEntries(others.map(([name, chunk]) => [name, filesOf(chunk, manifest)])),
  };
}

/**
 * The files of a chunk and of all it imports: styles in the order in which they must apply, scripts with its own first.
 */
function filesOf(chunk: Chunk, manifest: Readonly<Record<string, Chunk>>): PageFiles {
  const chunks = new Set<Chunk>();
  const gather = (one: Chunk): void => {
    if (chunks.has(one)) return;
    chunks.add(one);
    for (const name of one.imports ?? []) if (manifest[name]) gather(manifest[name]);
  };
  const styles = new Set<string>();
  const seen = new Set<Chunk>();
  const dress = (one: Chunk): void => {
    if (seen.has(one)) return;
    seen.add(one);
    for (const name of one.imports ?? []) if (manifest[name]) dress(manifest[name]);
    for (const file of one.css ?? []) styles.add(`/${file}`);
  };
  gather(chunk);
  dress(chunk);
  const files = [...chunks].map(({ file }) => `/${file}`);
  const ending = (end: string) => files.filter((file) => file.endsWith(end));
  return { scripts: ending(".js"), styles: [...styles, ...ending(".css")], fonts: ending(".woff2") };
}

/** Makes the page that the browser renders itself. */
export type EmptyPage = (nonce: string) => string;

const configElement = /(?<=<script type="application\/json" id="typeloop-config">)\s*\{\}\s*(?=<\/script>)/u;

/**
 * Reads the built page.
 * @throws when the app is not built, or its page has no placeholder for the host's configuration.
 */
export async function readEmptyPage(directory: string, page: PageConfig): Promise<EmptyPage> {
  const html = await readFile(path.join(directory, "index.html"), "utf8").catch(() => {
    throw new Error(`The app is not built (${directory} holds no index.html). Run "npm run build".`);
  });
  const config = JSON.stringify(page).replace(/</gu, "\\u003c");
  if (!configElement.test(html)) throw new Error(`${directory}/index.html has no empty element #typeloop-config.`);
  const configured = html.replace(configElement, () => config);
  return (nonce) => configured.replace('<script type="module"', `<script type="module" nonce="${nonce}"`);
}

/**
 * Loads the built page renderer. Without one it calls `onMissing` with the reason and returns null, and browsers render
 * the pages.
 * @param file the output of the renderer's build.
 */
export async function loadRenderer(file: string, onMissing: (error: unknown) => void): Promise<RenderPage | null> {
  try {
    const { renderPage }: { readonly renderPage: RenderPage } = await import(pathToFileURL(file).href);
    return renderPage;
  } catch (error) {
    onMissing(error);
    return null;
  }
}

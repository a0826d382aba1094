import { randomBytes } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { PageConfig, ExecuteFor, PageAssets, RenderedPage, RenderPage, PageFiles } from "../../contract/page";

import type { AddressOf } from "../transport/clientAddress";
import { pageHeaders } from "./pageHeaders";
import type { IncomingHttpHeaders } from "node:http";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { pipeline, type Readable } from "node:stream";
import { constants, createBrotliCompress, createGzip } from "node:zlib";

/** A renderer and what it needs of this host. */
export type Renderer = {
  readonly renderPage: RenderPage;
  readonly assets: PageAssets;
  readonly execute: ExecuteFor;
  readonly addressOf: AddressOf;
};

export type PageServerOptions = {
  readonly page: PageConfig;
  readonly emptyPage: EmptyPage;
  /** Null where there is none: then every page is left to the browser. */
  readonly renderer: Renderer | null;
  /**
   * IPv4 address of this server on its network, null where there is none: told to pages that are opened on its own
   * computer.
   */
  readonly networkAddress: string | null;
  /**
   * Whether the address of a page, a path perhaps with a query, names something that does not exist: the page then says
   * so with its status.
   */
  readonly namesNothing: (url: string) => Promise<boolean>;
  /** Told once of each page that could not be rendered, or not to its end. */
  readonly onError: (request: FastifyRequest, error: unknown) => void;
};

/** Test builds run on busy computers, and wait longer for a rendered page. */
const PATIENCE = process.env.TYPELOOP_TEST_HOOKS ? 5 : 1;
/** A page that has not begun by then is sent empty, and rendered by the browser. */
const BEGIN_MS = 2_000 * PATIENCE;
/** What is missing of a page by then is rendered by the browser as well. */
const END_MS = 10_000;

/** Answers requests for pages. */
export class PageServer {
  readonly #options: PageServerOptions;

  constructor(options: PageServerOptions) {
    this.#options = options;
  }

  /** Answers with the rendered page; with the empty one when rendering fails. */
  async answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const nonce = randomBytes(16).toString("base64");
    reply.headers(pageHeaders(this.#options.page, hostOf(request.headers), nonce));
    const [rendered, isNothing] = await Promise.all([this.#render(request, reply, nonce), this.#namesNothing(request)]);
    if (rendered === null) return reply.code(isNothing ? 404 : 200).send(this.#options.emptyPage(nonce));
    const { status, headers, body } = rendered;
    reply.code(isNothing && status === 200 ? 404 : status).headers(headers);
    if (body === null || request.method === "HEAD") {
      body?.destroy();
      return reply.send();
    }
    const encoding = encodingFor(request.headers["accept-encoding"]);
    if (encoding === null) return reply.send(body);
    return reply.header("content-encoding", encoding).send(compressStream(body, encoding));
  }

  /** A page whose address cannot be looked up is answered all the same. */
  async #namesNothing(request: FastifyRequest): Promise<boolean> {
    try {
      return await this.#options.namesNothing(request.url);
    } catch (error) {
      this.#options.onError(request, error);
      return false;
    }
  }

  async #render(request: FastifyRequest, reply: FastifyReply, nonce: string): Promise<RenderedPage | null> {
    const { renderer, networkAddress, onError } = this.#options;
    const page =
      networkAddress !== null && isOwnComputer(request)
        ? { ...this.#options.page, networkAddress }
        : this.#options.page;
    if (renderer === null || !isOurs(page.graphqlUrl, request.headers.host)) return null;
    const { renderPage, assets, execute, addressOf } = renderer;
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
          url: `http://${hostOf(request.headers) ?? "localhost"}${request.url}`,
          cookies: request.headers.cookie ?? "",
          languages: acceptedLanguages(request.headers["accept-language"]),
          page,
          assets,
          nonce,
          execute: (id, variables) => execute(id, variables, address),
          signal: control.signal,
          // A visitor who went away is no failure.
          onError: (error) => void (reply.raw.destroyed || onError(request, error)),
        }),
      );
    } catch (error) {
      onError(request, error);
      return null;
    }
  }
}

/** Whether pages ask this very host for their data: what it knows itself is of no use to a page of another server. */
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

/** The languages of an `Accept-Language` header, the favourite first. */
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

/** The host that a request asks for, as `Host` says it; null for a header that is none. */
export function hostOf({ host }: IncomingHttpHeaders): string | null {
  return host !== undefined && /^[\w.:[\]-]+$/u.test(host) && URL.canParse(`http://${host}`) ? host : null;
}

/** Whether a page was opened at `localhost` or a loopback address, by the computer that the server runs on. */
function isOwnComputer({ headers, raw }: FastifyRequest): boolean {
  const { hostname } = new URL(`http://${hostOf(headers) ?? "unknown"}`);
  return isLoopback(hostname) && isLoopback(raw.socket.remoteAddress ?? "");
}

function isLoopback(host: string): boolean {
  return /^(?:localhost$|\[?::1\]?$|(?:::ffff:)?127\.)/u.test(host);
}

/** A file of the build, as Vite's manifest tells of it. */
type Chunk = { readonly file: string; readonly imports?: readonly string[]; readonly css?: readonly string[] };

/**
 * Reads which files the built app consists of.
 * @param directory what `vite build` wrote.
 * @throws when the app is not built, or its manifest is missing.
 */
export async function readAssets(directory: string): Promise<PageAssets> {
  const manifest: Readonly<Record<string, Chunk>> = JSON.parse(
    await readFile(path.join(directory, ".vite/manifest.json"), "utf8"),
  );
  const icon = manifest["ui/mark.svg"];
  // No module imports it, so the manifest does not name it.
  const touchIcon = (await readdir(path.join(directory, "assets"))).find((file) => /^icon-touch-.+\.png$/u.test(file));
  const fonts = Object.values(manifest).filter(({ file }) => file.endsWith(".woff2"));
  const [entry, ...others] = Object.entries(manifest).sort(([name]) => (name === "index.html" ? -1 : 0));
  if (entry?.[0] !== "index.html") throw new Error(`${directory} has no index.html in its manifest`);
  return {
    entry: filesOf(entry[1], manifest),
    fonts: fonts.map(({ file }) => `/${file}`),
    icon: icon === undefined ? null : `/${icon.file}`,
    touchIcon: touchIcon === undefined ? null : `/assets/${touchIcon}`,
    parts: Object.fromEntries(others.map(([name, chunk]) => [name, filesOf(chunk, manifest)])),
  };
}

/** A chunk and all that it imports: styles in the order in which they must apply, scripts with its own first. */
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
  return { scripts: [...chunks].map(({ file }) => `/${file}`), styles: [...styles] };
}

/** Makes the page that the browser renders itself. */
export type EmptyPage = (nonce: string) => string;

const configElement = /(?<=<script type="application\/json" id="typeloop-config">)\s*\{\}\s*(?=<\/script>)/u;

/**
 * Reads the built page.
 * @throws when the app is not built, or its page has no place for the host's configuration.
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
 * Loads the built renderer of pages. Without one the browser renders them: `onMissing` is told why, and null is given.
 * @param file what the build of the renderer wrote.
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

type Encoding = "br" | "gzip" | null;

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
function compressStream(stream: Readable, encoding: "br" | "gzip"): Readable {
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

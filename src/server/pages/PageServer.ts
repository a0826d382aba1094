import { randomBytes } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { PageConfig, ExecuteFor, PageAssets, RenderedPage, RenderPage } from "../../contract/page";
import { acceptedLanguages } from "./acceptedLanguages";
import type { AddressOf } from "../transport/clientAddress";
import { compressStream, encodingFor } from "./compressStream";
import type { EmptyPage } from "./emptyPage";
import { hostOf } from "./hostOf";
import { isOwnComputer } from "./isOwnComputer";
import { pageHeaders } from "./pageHeaders";

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

/**
 * Who waits longer for the beginning gets the empty page, which the browser renders; who waits longer for the end, what
 * is missing as well.
 */
const BEGIN_MS = 2_000;
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

import { SHELL_PATH } from "../../contract/protocol";

const PREFIX = "typeloop-files-";

/** Number of concurrent downloads: what the user looks at comes first. */
const AT_ONCE = 4;

/** Responses vary by encoding, which is undone before they are cached, and pages by user, which the shell does not. */
const anyVariant = { ignoreVary: true } as const;

/**
 * The browser's cache of Typeloop: one per build. File names contain a hash of their content, so a file of any build
 * can be used; the shell belongs to its build.
 */
export class FileCache {
  readonly #caches: CacheStorage;
  readonly #files: BuiltFiles;
  readonly #name: string;

  /** @param host hash of the host's configuration for its pages. */
  constructor(caches: CacheStorage, files: BuiltFiles, host: string) {
    this.#caches = caches;
    this.#files = files;
    this.#name = `${PREFIX}${files.build}-${host}`;
  }

  /**
   * Caches what works offline.
   * @throws when a file is not available, or the server has another build by now.
   */
  async cacheNeeded(): Promise<void> {
    const { entry, needed } = this.#files;
    const shell = await fetch(SHELL_PATH, { cache: "no-store", credentials: "omit" });
    const text = await shell.clone().text();
    if (!shell.ok || !text.includes(`"${entry}"`)) throw new Error("The shell is not of this build.");
    await this.#cacheAll(needed);
    const cache = await this.#caches.open(this.#name);
    await cache.put(SHELL_PATH, shell);
  }

  /** Caches the files of the other pages too, as far as they are available. */
  async cacheRest(): Promise<void> {
    await this.#cacheAll(this.#files.rest).catch(() => undefined);
  }

  /** Deletes the caches of earlier builds except the last one, whose pages may still be open. */
  async forgetOldBuilds(): Promise<void> {
    const names = (await this.#caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== this.#name);
    await Promise.all(names.slice(0, -1).map((name) => this.#caches.delete(name)));
  }

  /** The page that starts the app in the browser; undefined if there is none. */
  async shell(): Promise<Response | undefined> {
    const cache = await this.#caches.open(this.#name);
    return cache.match(SHELL_PATH, anyVariant);
  }

  /** A file of any build: from the cache, or from the server and then cached. */
  async file(request: Request): Promise<Response> {
    const cached = await this.#caches.match(request.url, anyVariant);
    if (cached !== undefined) return cached;
    const answer = await fetch(request);
    // If the browser has no room left, the page works anyway.
    if (isFile(answer)) await this.#put(request.url, answer.clone()).catch(() => undefined);
    return answer;
  }

  async #cacheAll(paths: readonly string[]): Promise<void> {
    const rest = [...paths];
    const work = async (): Promise<void> => {
      for (let path = rest.shift(); path !== undefined; path = rest.shift()) await this.#cacheOne(path);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
  }

  async #cacheOne(path: string): Promise<void> {
    const cached = await this.#caches.match(path, anyVariant);
    const answer = cached ?? (await fetch(path, { credentials: "omit" }));
    if (cached === undefined && !isFile(answer)) throw new Error(`${path} cannot be had.`);
    await this.#put(path, answer);
  }

  async #put(path: string, answer: Response): Promise<void> {
    const cache = await this.#caches.open(this.#name);
    await cache.put(path, answer);
  }
}

/** Whether a response is one of our files; networks with a sign-in page answer every request with that page. */
function isFile(answer: Response): boolean {
  return (
    answer.status === 200 &&
    !answer.redirected &&
    answer.type === "basic" &&
    !(answer.headers.get("content-type") ?? "").startsWith("text/html")
  );
}

/**
 * How long to wait for a page, in ms, before the app starts without the server: longer than the server waits for its
 * own rendering.
 */
const PATIENCE_MS = 4_000;

/** After a reload, the user wants what the server has now. */
const RELOAD_PATIENCE_MS = 10_000;

/**
 * Responds to a navigation: with the server's page, which is never cached, or with the shell, which starts the app in
 * the browser, if the server cannot be reached or takes too long.
 */
export async function answerPage(
  event: Omit<RequestEvent, "respondWith">,
  shell: () => Promise<Response | undefined>,
): Promise<Response> {
  const { request } = event;
  const network = ask(request, event.preloadResponse);
  // Browsers warn when a preloaded response is not used.
  event.waitUntil(network.catch(() => undefined));
  const patience = request.cache === "default" ? PATIENCE_MS : RELOAD_PATIENCE_MS;
  try {
    const answer = await Promise.race([network, pause(patience)]);
    if (answer !== undefined && !isAway(answer)) return answer;
  } catch {
    // No network: the shell.
  }
  return (await shell().catch(() => undefined)) ?? network;
}

async function ask(request: Request, preloaded: Promise<Response | undefined> | undefined): Promise<Response> {
  return (await preloaded) ?? fetch(request);
}

/**
 * Whether the server cannot be reached: a proxy says so while the server behind it restarts, and Firefox resolves a
 * preload that fails to a network error.
 */
function isAway({ status, type }: Response): boolean {
  return type === "error" || (status >= 502 && status <= 504);
}

function pause(ms: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(() => resolve(undefined), ms));
}

/**
 * Whether a path matches one of the patterns: `/race/K7QX9M` matches `/race/:code`. (The router's function for this is
 * larger than the whole worker.)
 */
export function isPage(pathname: string, patterns: readonly string[]): boolean {
  const steps = stepsOf(pathname);
  return patterns.some((pattern) => {
    const wanted = stepsOf(pattern);
    return wanted.length === steps.length && wanted.every((step, at) => step.startsWith(":") || step === steps[at]);
  });
}

function stepsOf(path: string): readonly string[] {
  return path.split("/").filter((step) => step !== "");
}

/** The files of one build, inserted into its worker by the build. All paths begin with `/`. */
export type BuiltFiles = {
  /** Of the worker and all its files: another build has another. */
  readonly build: string;
  /** The script that starts the app. A shell that does not contain it is from another build. */
  readonly entry: string;
  /** The files for practice and the course; without them the worker is not installed. */
  readonly needed: readonly string[];
  /** The other pages, fetched later, so that an open page keeps working after the server has a new build. */
  readonly rest: readonly string[];
};

/**
 * The APIs that the worker uses. TypeScript's library for workers conflicts with the one for pages, and both are
 * compiled together here.
 */
export type WorkerScope = {
  readonly caches: CacheStorage;
  readonly clients: { readonly claim: () => Promise<void> };
  readonly location: { readonly origin: string };
  readonly registration: { readonly navigationPreload?: { readonly enable: () => Promise<void> } };
  readonly skipWaiting: () => Promise<void>;
  readonly addEventListener: <Name extends keyof WorkerEvents>(
    name: Name,
    listener: (event: WorkerEvents[Name]) => void,
  ) => void;
};

type Lasting = { readonly waitUntil: (work: Promise<unknown>) => void };

/** A request from a page. */
type RequestEvent = Lasting & {
  readonly request: Request;
  /** The same request, sent while the worker was starting; undefined if the browser does not do that. */
  readonly preloadResponse?: Promise<Response | undefined>;
  readonly respondWith: (answer: Promise<Response>) => void;
};

type WorkerEvents = {
  readonly install: Lasting;
  readonly activate: Lasting;
  readonly message: Lasting & { readonly data: unknown };
  readonly fetch: RequestEvent;
};

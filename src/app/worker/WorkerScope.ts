/**
 * What the worker uses of its surroundings. TypeScript's own library for workers contradicts the one for pages, and
 * both are compiled together here.
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

/** A request of a page. */
export type RequestEvent = Lasting & {
  readonly request: Request;
  /**
   * The same request to the network, begun while the worker was starting; undefined where the browser does not do so.
   */
  readonly preloadResponse?: Promise<Response | undefined>;
  readonly respondWith: (answer: Promise<Response>) => void;
};

type WorkerEvents = {
  readonly install: Lasting;
  readonly activate: Lasting;
  readonly message: Lasting & { readonly data: unknown };
  readonly fetch: RequestEvent;
};

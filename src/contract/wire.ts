/** Where the server answers GraphQL, over HTTP and over the websocket, when no address is configured. */
export const GRAPHQL_PATH = "/graphql";

/** Key of the bearer token in local or session storage. */
export const TOKEN_KEY = "typeloop-token";

/**
 * Multipart requests must carry this header with any value: a form on another site cannot set it without a preflight,
 * so it cannot upload in somebody's name.
 */
export const PREFLIGHT_HEADER = "x-typeloop-request";

/**
 * Each mutation over HTTP carries a key (a UUID) under this header, the same one whenever it is sent again: the server
 * answers a repeat within 24 hours with what it answered first, and refuses another body under the same key.
 */
export const IDEMPOTENCY_HEADER = "idempotency-key";

/** How a request names its document: by the SHA-256 that the Relay compiler persisted, under `extensions`. */
export type PersistedQueryExtension = { readonly persistedQuery: { readonly version: 1; readonly sha256Hash: string } };

/**
 * Close codes of the websocket beyond those of graphql-ws: the session ended; the process is restarted, and another one
 * is there or soon will be (1012 of the protocol's registry); also where a page shall come back because its user may do
 * other things than before.
 */
export const closeCodes = { sessionEnded: 4403, serverRestart: 1012 } as const;

/** Where the schema is served, and the header that says which release it is of. */
export const SCHEMA_PATH = "/schema.graphql";
export const RELEASE_HEADER = "typeloop-release";

/** The path of the signed addresses of `createExportAddress`. */
export const EXPORT_PATH = "/exports";

/**
 * Where the server gives the page that a browser draws by itself: cached by the worker, it starts Typeloop without a
 * network.
 */
export const SHELL_PATH = "/shell.html";

/** Where the server gives the service worker: at the top, so that it may answer for every page. */
export const WORKER_PATH = "/worker.js";

/**
 * Placeholder in the built worker where each server writes what marks its shell: a host that is set up anew is a new
 * worker.
 */
export const HOST_MARK = "typeloop-host-mark";

/** Where the server gives what a browser must know to install Typeloop, in the language of the interface. */
export function manifestPath(locale: string): string {
  return `/manifest.${locale}.webmanifest`;
}

/** What a page says to the worker: to take over from the one before, or to fetch also what is not needed at once. */
export type WorkerWord = "take over" | "fetch the rest";

/**
 * The paper of each theme (src/app/ui/tokens.css) in sRGB: for what cannot read CSS: the browser's own bars, and icons.
 */
export const paperColors = { light: "#fbf9f5", dark: "#171511" } as const;

/**
 * The newest release whose contract this server keeps: its pages, and clients made for its schema, work with it. One
 * for each folder of tests/contract/releases; `npm run release` counts on.
 */
export const RELEASE = 2;

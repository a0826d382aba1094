/** The server's GraphQL path over HTTP and websocket, if no address is configured. */
export const GRAPHQL_PATH = "/graphql";

/** Key of the bearer token in local or session storage. */
export const TOKEN_KEY = "typeloop-token";

/** The cookie with the preferences that a page is rendered for. */
export const PREFERENCES_COOKIE = "typeloop-preferences";

/**
 * Multipart requests must have this header with any value. A form on another site cannot set it without a preflight, so
 * it cannot upload files on behalf of a user.
 */
export const PREFLIGHT_HEADER = "x-typeloop-request";

/**
 * Each mutation over HTTP has a key (a UUID) in this header, the same whenever it is sent again. Within 24 hours the
 * server returns its first response to a repeat, and refuses another body with the same key.
 */
export const IDEMPOTENCY_HEADER = "idempotency-key";

/** How a request identifies its document: by the SHA-256 from the Relay compiler, in `extensions`. */
export type PersistedQueryExtension = { readonly persistedQuery: { readonly version: 1; readonly sha256Hash: string } };

/**
 * Websocket close codes in addition to those of graphql-ws. sessionEnded: the session has ended. serverRestart
 * (registered as 1012): the process restarts and the page should reconnect; also used when a user's role has changed.
 */
export const closeCodes = { sessionEnded: 4403, serverRestart: 1012 } as const;

/** Where the schema is served, and the header with its release. */
export const SCHEMA_PATH = "/schema.graphql";
export const RELEASE_HEADER = "typeloop-release";

/** The path of the signed addresses of `createExportAddress`. */
export const EXPORT_PATH = "/exports";

/** The page that the browser renders itself. Cached by the service worker, it starts Typeloop offline. */
export const SHELL_PATH = "/shell.html";

/** The service worker, at the top level, so that its scope is every page. */
export const WORKER_PATH = "/worker.js";

/**
 * Placeholder in the built worker for a hash of the host's configuration, so that a host with another configuration has
 * another worker.
 */
export const HOST_MARK = "typeloop-host-mark";

/** The web app manifest, in the language of the interface. */
export function manifestPath(locale: string): string {
  return `/manifest.${locale}.webmanifest`;
}

/** A page's message to the worker: to take over from the previous one, or to also fetch what is not needed at once. */
export type WorkerWord = "take over" | "fetch the rest";

/** What a system can prefer (`prefers-color-scheme`). */
export const colorSchemes = ["light", "dark"] as const;

/**
 * The newest release whose contract this server keeps: its pages, and clients made for its schema, work with it. Each
 * release has a folder in tests/contract/releases; `npm run release` increments it.
 */
export const RELEASE = 2;

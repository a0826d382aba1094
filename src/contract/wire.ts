/** Where the server answers GraphQL, over HTTP and over the websocket, when no address is configured. */
export const GRAPHQL_PATH = "/graphql";

/** Key of the bearer token in local or session storage. */
export const TOKEN_KEY = "typeloop-token";

/**
 * Multipart requests must carry this header with any value: a form on another site cannot set it
 * without a preflight, so it cannot upload in somebody's name.
 */
export const PREFLIGHT_HEADER = "x-typeloop-request";

/**
 * Each mutation over HTTP carries a key (a UUID) under this header, the same one whenever it is sent again: the server
 * answers a repeat within 24 hours with
 * what it answered first, and refuses another body under the same key.
 */
export const IDEMPOTENCY_HEADER = "idempotency-key";

/** How a request names its document: by the SHA-256 that the Relay compiler persisted, under `extensions`. */
export type PersistedQueryExtension = { readonly persistedQuery: { readonly version: 1; readonly sha256Hash: string } };

/**
 * Close codes of the websocket beyond those of graphql-ws: the session ended; the process is restarted, and another one
 * is there or soon will be (1012 of the protocol's registry); also where a page shall come back
 * because its user may do other things than before.
 */
export const closeCodes = { sessionEnded: 4403, serverRestart: 1012 } as const;

/** Where the schema is served, and the header that says which release it is of. */
export const SCHEMA_PATH = "/schema.graphql";
export const RELEASE_HEADER = "typeloop-release";

/** The path of the signed addresses of `createExportAddress`. */
export const EXPORT_PATH = "/exports";

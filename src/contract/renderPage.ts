import type { Readable } from "node:stream";

/**
 * The host's configuration for the page, as JSON in `<script type="application/json" id="typeloop-config">`, so that
 * one build fits every host. All fields are optional, and invalid ones count as missing.
 */
export type PageConfig = {
  /** Address of the GraphQL endpoint, absolute or relative to the page. Default: `/graphql` on the page's own host. */
  readonly graphqlUrl?: string;
  /**
   * Address of the websocket endpoint. Default: the GraphQL endpoint with `ws:`. `off`: there is none, and live screens
   * poll.
   */
  readonly websocketUrl?: string;
  /** How documents are sent. Default: `strict`. */
  readonly persistedQueries?: "strict" | "apq" | "off";
  /** Where errors and traces are sent. Default: nowhere. */
  readonly sentryDsn?: string;
  /** Measurement id of gtag. Default: no analytics and no consent question. */
  readonly analyticsId?: string;
  /** Time zone of calendar days and weeks, and of the times shown. Default: `Europe/Amsterdam`. */
  readonly timeZone?: string;
  /** The origin at which browsers open this server, as its operator set it. Default: that in the address bar. */
  readonly publicUrl?: string;
  /**
   * IPv4 address of this server on its network. Only in pages opened at `localhost` on the server's own computer:
   * addresses for others, such as those on cards, use it instead. Undefined if there is none, or if the server accepts
   * no connections from the network.
   */
  readonly networkAddress?: string;
};

/**
 * Times of a page, in ms. Separate from the limits, because the first load has a budget in bytes and needs no other
 * limits.
 */
export const pageTimes = {
  /** A user without input for this long is idle. */
  idleMs: 10_000,
  /** How long after the page was hydrated the responses in its HTML are still used. */
  renderedAnswersMs: 100,
  /** How long a rendered page waits for its data before it is sent without. */
  renderPatienceMs: 300,
} as const;

/** Origins other than the page's own, by purpose, as in a content security policy. */
type ForeignOrigins = {
  readonly connect: readonly string[];
  readonly script: readonly string[];
  readonly img: readonly string[];
};

/** The origins that gtag loads from and sends to (https://developers.google.com/tag-platform/security/guides/csp). */
const analytics: ForeignOrigins = {
  connect: ["https://www.googletagmanager.com", "https://*.google-analytics.com", "https://*.analytics.google.com"],
  script: ["https://www.googletagmanager.com"],
  img: ["https://www.googletagmanager.com", "https://*.google-analytics.com"],
};

/**
 * All other origins that a page of this host may send requests to: the GraphQL server if it is elsewhere, Sentry and
 * gtag if they are configured. Without configuration all three lists are empty. Invalid addresses are ignored.
 */
export function foreignOrigins(page: PageConfig): ForeignOrigins {
  const graphql = originOf(page.graphqlUrl);
  const websocket = page.websocketUrl === undefined ? graphql?.replace(/^http/u, "ws") : originOf(page.websocketUrl);
  const google = page.analyticsId === undefined ? null : analytics;
  return {
    connect: unique([graphql, websocket, originOf(page.sentryDsn), ...(google?.connect ?? [])]),
    script: unique(google?.script ?? []),
    // Avatars are served by the host of the GraphQL endpoint.
    img: unique([graphql, ...(google?.img ?? [])]),
  };
}

/** Only for an absolute address; a path is on the page's own host. */
function originOf(address: string | undefined): string | undefined {
  if (address === undefined || !URL.canParse(address)) return undefined;
  const { protocol, host } = new URL(address);
  return /^(?:https?|wss?):$/u.test(protocol) ? `${protocol}//${host}` : undefined;
}

const unique = (origins: readonly (string | undefined)[]): readonly string[] => [
  ...new Set(origins.filter((origin) => origin !== undefined)),
];

/** The result of an execution: data, and errors in parts of it. */
type ExecutedAnswer = { readonly data?: unknown; readonly errors?: readonly unknown[] | undefined };

/** The same with the client's network address, for rate limits. */
export type ExecuteFor = (
  documentId: string,
  variables: Record<string, unknown>,
  address: string,
) => Promise<ExecutedAnswer>;

/** Runs a document of the app by its persisted id, without a user. */
export type ExecuteDocument = (documentId: string, variables: Record<string, unknown>) => Promise<ExecutedAnswer>;

/**
 * Paths of the files of a part of the app. `scripts` are modules; the first is the part's own, the others are its
 * imports.
 */
export type PageFiles = {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  /** To fetch before the styles ask for them. */
  readonly fonts: readonly string[];
};

/** Files of the built app. */
export type PageAssets = {
  readonly entry: PageFiles;
  /** Path of the icon; null if there is none. */
  readonly icon: string | null;
  /** The icon as a PNG, for home screens that do not read the manifest. */
  readonly touchIcon: string | null;
  /** By source file, from the app's folder: `pages/Races/RacesPage.tsx`. */
  readonly parts: Readonly<Record<string, PageFiles | undefined>>;
};

/** A browser's request for a page. */
export type PageRequest = {
  /** Absolute, with its query, on the host that the browser requested. */
  readonly url: string;
  /** Of the `Cookie` header, the preferences (PREFERENCES_COOKIE); empty without them. */
  readonly cookies: string;
  /** The browser's languages (BCP 47), preferred first. */
  readonly languages: readonly string[];
  /** The configuration of the page's host. */
  readonly page: PageConfig;
  readonly assets: PageAssets;
  /** From the content security policy of this response: scripts without it do not run. */
  readonly nonce: string;
  readonly execute: ExecuteDocument;
  /** Aborted when the browser disconnects, or after a timeout. */
  readonly signal: AbortSignal;
  /** Called for parts that fail after the page has started; the browser renders those itself. */
  readonly onError: (error: unknown) => void;
};

/** A page, or a redirect with its target in `headers`. */
export type RenderedPage = {
  /**
   * Its name in pages.ts, by which it is kept for other visitors with the same preferences. Null if each visitor gets
   * one of their own.
   */
  readonly name: string | null;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Readable | null;
};

/**
 * The export `renderPage` of the built renderer. Rejects if the page cannot be rendered; then the browser can, from
 * index.html.
 */
export type RenderPage = (request: PageRequest) => Promise<RenderedPage>;

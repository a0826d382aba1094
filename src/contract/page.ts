import type { Readable } from "node:stream";

/**
 * What the host tells the page, as JSON in `<script type="application/json" id="typeloop-config">`: one build fits
 * every host. Everything may be left out, and what is unreadable counts as left out.
 */
export type PageConfig = {
  /** Address of the GraphQL endpoint, absolute or from the page. Left out: `/graphql` on the page's own host. */
  readonly graphqlUrl?: string;
  /**
   * Address of the websocket endpoint. Left out: the GraphQL endpoint's, as `ws:`. `off`: there is none, and live
   * screens poll.
   */
  readonly websocketUrl?: string;
  /** How documents travel. Left out: `strict`. */
  readonly persistedQueries?: "strict" | "apq" | "off";
  /** Where errors and traces go. Left out: nowhere. */
  readonly sentryDsn?: string;
  /** Measurement id of gtag. Left out: no analytics and no consent question. */
  readonly analyticsId?: string;
  /** Time zone whose midnight ends a day and a week, and in which times are shown. Left out: `Europe/Amsterdam`. */
  readonly timeZone?: string;
  /**
   * IPv4 address of this server on its network. Only in a page that was opened at `localhost` on the server's own
   * computer: addresses for others, such as those on cards, use it instead. Undefined when there is none, or when the
   * server accepts no connections from the network.
   */
  readonly networkAddress?: string;
};

/**
 * Times of a page (SPEC sections 7 and 9), in ms. Apart from the limits, of which the first load needs no other: it has
 * a budget in bytes.
 */
export const pageTimes = {
  /** Without a sign of life for so long, somebody is idle. */
  idleMs: 10_000,
  /** So long after the page is alive, answers that it was rendered with are still used. */
  renderedAnswersMs: 100,
  /** So long a rendered page waits for its data before it is sent without. */
  renderPatienceMs: 300,
} as const;

/** Origins beside the page's own, by what the page wants of them; as a content security policy writes them. */
type ForeignOrigins = {
  readonly connect: readonly string[];
  readonly script: readonly string[];
  readonly img: readonly string[];
};

/** Where gtag comes from, and where it sends to (https://developers.google.com/tag-platform/security/guides/csp). */
const analytics: ForeignOrigins = {
  connect: ["https://www.googletagmanager.com", "https://*.google-analytics.com", "https://*.analytics.google.com"],
  script: ["https://www.googletagmanager.com"],
  img: ["https://www.googletagmanager.com", "https://*.google-analytics.com"],
};

/**
 * Every other origin that a page of this host may ask for something: the GraphQL server if it is elsewhere, Sentry and
 * gtag if they are configured. With nothing configured all three lists are empty. An address that cannot be read counts
 * as none.
 */
export function foreignOrigins(page: PageConfig): ForeignOrigins {
  const graphql = originOf(page.graphqlUrl);
  const websocket = page.websocketUrl === undefined ? graphql?.replace(/^http/u, "ws") : originOf(page.websocketUrl);
  const google = page.analyticsId === undefined ? null : analytics;
  return {
    connect: unique([graphql, websocket, originOf(page.sentryDsn), ...(google?.connect ?? [])]),
    script: unique(google?.script ?? []),
    // Avatars lie beside the GraphQL endpoint.
    img: unique([graphql, ...(google?.img ?? [])]),
  };
}

/** Of an absolute address alone: a path is on the page's own host. */
function originOf(address: string | undefined): string | undefined {
  if (address === undefined || !URL.canParse(address)) return undefined;
  const { protocol, host } = new URL(address);
  return /^(?:https?|wss?):$/u.test(protocol) ? `${protocol}//${host}` : undefined;
}

const unique = (origins: readonly (string | undefined)[]): readonly string[] => [
  ...new Set(origins.filter((origin) => origin !== undefined)),
];

/** What an execution gave: data, and what went wrong with parts of it. */
type ExecutedAnswer = { readonly data?: unknown; readonly errors?: readonly unknown[] | undefined };

/** The same on behalf of this network address, which rate limits count by. */
export type ExecuteFor = (
  documentId: string,
  variables: Record<string, unknown>,
  address: string,
) => Promise<ExecutedAnswer>;

/** Runs a document of the app, by its persisted id, without a user. */
export type ExecuteDocument = (documentId: string, variables: Record<string, unknown>) => Promise<ExecutedAnswer>;

/**
 * Files of a part of the app, as addresses. `scripts` are modules; the first is the part's own, the others it imports.
 */
export type PageFiles = { readonly scripts: readonly string[]; readonly styles: readonly string[] };

/** Files of the built app. */
export type PageAssets = {
  readonly entry: PageFiles;
  readonly fonts: readonly string[];
  /** Address of the icon; null when there is none. */
  readonly icon: string | null;
  /** The same for home screens that read no manifest, as a PNG. */
  readonly touchIcon: string | null;
  /** By source file, from the app's folder: `pages/Races/RacesPage.tsx`. */
  readonly parts: Readonly<Record<string, PageFiles | undefined>>;
};

/** A page that a browser asks for. */
export type PageRequest = {
  /** Absolute, with its query: at the host that the browser asked for. */
  readonly url: string;
  /** The `Cookie` header; empty without one. */
  readonly cookies: string;
  /** What the browser asks for (BCP 47), the favourite first. */
  readonly languages: readonly string[];
  /** The configuration of the page's host. */
  readonly page: PageConfig;
  readonly assets: PageAssets;
  /** Of the content security policy of this answer: scripts without it do not run. */
  readonly nonce: string;
  readonly execute: ExecuteDocument;
  /** Aborted when the browser is gone, or after a timeout. */
  readonly signal: AbortSignal;
  /** Called for parts that fail after the page has begun; the browser renders those itself. */
  readonly onError: (error: unknown) => void;
};

/** A page, or a redirect (then `headers` says where to). */
export type RenderedPage = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Readable | null;
};

/**
 * What the built renderer exports as `renderPage`. Rejects when the page cannot be rendered: then the browser can, from
 * index.html.
 */
export type RenderPage = (request: PageRequest) => Promise<RenderedPage>;

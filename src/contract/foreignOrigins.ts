import type { PageConfig } from "./PageConfig";

/** Origins beside the page's own, by what the page wants of them; as a content security policy writes them. */
export type ForeignOrigins = {
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
 * gtag if they are configured.
 * With nothing configured all three lists are empty. An address that cannot be read counts as none.
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

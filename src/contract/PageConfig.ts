/**
 * What the host tells the page, as JSON in `<script type="application/json" id="typeloop-config">`: one build fits
 * every host. Everything may be
 * left out, and what is unreadable counts as left out.
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
  /** Measurement id of gtag. Left out: no analytics, and nobody is asked. */
  readonly analyticsId?: string;
  /** Time zone whose midnight ends a day and a week, and in which times are shown. Left out: `Europe/Amsterdam`. */
  readonly timeZone?: string;
  /**
   * IPv4 address of this server on its network. Only in a page that was opened at `localhost` on the server's own
   * computer: what is for others, such as an address on a card, names this
   * one instead. Left out: not known, or the server takes nobody from the network.
   */
  readonly networkAddress?: string;
};

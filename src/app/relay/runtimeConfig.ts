import { GRAPHQL_PATH } from "../../contract/protocol";
import { readPageConfig } from "../platform/readPageConfig";

const modes = ["strict", "apq", "off"] as const;

/** How documents are sent: by id only, by id with the text on demand, or always as text. */
export type PersistedQueryMode = (typeof modes)[number];

/** The server's addresses on this host. `websocketUrl` is null if the host has none; live screens then poll. */
export type RuntimeConfig = {
  readonly graphqlUrl: string;
  readonly websocketUrl: string | null;
  readonly persistedQueries: PersistedQueryMode;
};

/**
 * Reads the host's configuration in the page (`<script type="application/json" id="typeloop-config">`), so that one
 * build fits every host. Missing or invalid values have a default: the server that served the page.
 */
export function readRuntimeConfig(): RuntimeConfig {
  const written = readPageConfig();
  const graphqlUrl = new URL(text(written.graphqlUrl) ?? GRAPHQL_PATH, location.href).href;
  return {
    graphqlUrl,
    websocketUrl: websocketUrl(text(written.websocketUrl), graphqlUrl),
    persistedQueries: modes.find((mode) => mode === written.persistedQueries) ?? "strict",
  };
}

function websocketUrl(written: string | undefined, graphqlUrl: string): string | null {
  if (written === "off") return null;
  const url = new URL(written ?? graphqlUrl, location.href);
  url.protocol = url.protocol.replace("http", "ws");
  return url.href;
}

function text(value: unknown): string | undefined {
  return typeof value === "string" && value !== "" ? value : undefined;
}

import type { PageConfig } from "../contract/page";
import { ConfigError } from "./ConfigError";

/**
 * What the pages of this host are told: TYPELOOP_GRAPHQL_URL, TYPELOOP_WEBSOCKET_URL, SENTRY_DSN,
 * TYPELOOP_ANALYTICS_ID, TYPELOOP_TIME_ZONE and the mode of documents. An empty
 * variable counts as left out.
 * @throws ConfigError with all that are wrong.
 */
export function readPageConfig(environment: NodeJS.ProcessEnv, persistedQueries: "strict" | "apq" | "off"): PageConfig {
  const mistakes: string[] = [];
  const read = (name: string, pattern: RegExp, wanted: string, isRight = isAddress): string | undefined => {
    const value = environment[name];
    if (value === undefined || value === "") return undefined;
    if (pattern.test(value) && isRight(value)) return value;
    mistakes.push(`${name} is "${value}": give ${wanted}.`);
    return undefined;
  };
  const graphqlUrl = read(
    "TYPELOOP_GRAPHQL_URL",
    /^(?:https?:\/\/[^/]|\/(?!\/))\S*$/u,
    "an address such as https://typing.example/graphql, or a path such as /graphql",
  );
  const websocketUrl = read(
    "TYPELOOP_WEBSOCKET_URL",
    /^(?:off$|wss?:\/\/[^/]|\/(?!\/))\S*$/u,
    "an address such as wss://typing.example/graphql, a path such as /graphql, or off",
  );
  const sentryDsn = read(
    "SENTRY_DSN",
    /^https?:\/\/[^@\s/]+@[^/\s]+\/\S+$/u,
    "a DSN such as https://key@sentry.example/1",
  );
  const analyticsId = read(
    "TYPELOOP_ANALYTICS_ID",
    /^[A-Z]{1,4}-[A-Z0-9-]{4,20}$/u,
    "a measurement id such as G-ABCDEF1234",
  );
  const timeZone = read("TYPELOOP_TIME_ZONE", /./u, "a time zone such as Europe/Amsterdam", isTimeZone);
  if (mistakes.length > 0) throw new ConfigError(...mistakes);
  return {
    ...(graphqlUrl === undefined ? {} : { graphqlUrl }),
    ...(websocketUrl === undefined ? {} : { websocketUrl }),
    ...(persistedQueries === "strict" ? {} : { persistedQueries }),
    ...(sentryDsn === undefined ? {} : { sentryDsn }),
    ...(analyticsId === undefined ? {} : { analyticsId }),
    ...(timeZone === undefined ? {} : { timeZone }),
  };
}

function isAddress(text: string): boolean {
  return URL.canParse(text, "http://localhost");
}

function isTimeZone(text: string): boolean {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: text }).format(0) !== "";
  } catch {
    return false;
  }
}

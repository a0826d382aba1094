import {
  BrowserClient,
  captureException,
  dedupeIntegration,
  defaultStackParser,
  getCurrentScope,
  linkedErrorsIntegration,
  makeFetchTransport,
  startInactiveSpan,
} from "@sentry/react";
import { RequestError } from "../../relay/RequestError";
import { baggageOf, setTracer, traceHeaders } from "../../relay/traceHeaders";
import { randomHex } from "../random";
import { cleanEvent } from "./cleanEvent";
import { useEffect, useRef } from "react";
import { useLocation, useNavigation } from "react-router-dom";
import { screenOf } from "../screens";

/** Server errors that are bugs. The other codes are expected failures, which the page shows. */
const unexpected: ReadonlySet<string> = new Set(["INTERNAL", "BAD_REQUEST"]);

/**
 * Starts Sentry without breadcrumbs (they contain what was typed), replay, request or user. Requests continue the
 * page's own trace, with the headers from src/app/relay.
 * @returns the function that reports an error; null if the DSN is invalid.
 */
export function startSentry(dsn: string): ((error: unknown) => void) | null {
  const client = new BrowserClient({
    dsn,
    transport: makeFetchTransport,
    transportOptions: { fetchOptions: { referrerPolicy: "no-referrer" } },
    stackParser: defaultStackParser,
    integrations: [dedupeIntegration(), linkedErrorsIntegration()],
    dataCollection: {
      userInfo: false,
      cookies: false,
      httpHeaders: false,
      httpBodies: [],
      urlQueryParams: false,
      graphQL: { document: false, variables: false },
    },
    maxBreadcrumbs: 0,
    tracesSampleRate: 1,
    tracePropagationTargets: [],
    traceLifecycle: "static",
    beforeSend: cleanEvent,
    beforeSendTransaction: cleanEvent,
  });
  if (client.getDsn() === undefined) return null;
  const scope = getCurrentScope();
  scope.setClient(client);
  client.init();

  const [traceId = randomHex(16)] = traceHeaders(location.href)["sentry-trace"]?.split("-") ?? [];
  scope.setPropagationContext({ traceId, sampleRand: 0, sampled: true });
  setTracer(() => ({
    "sentry-trace": `${traceId}-${randomHex(8)}-1`,
    baggage: baggageOf(traceId, ["sentry-sampled=true"]),
  }));

  return (error) => {
    if (error instanceof RequestError && !unexpected.has(error.code)) return;
    captureException(error, { mechanism: { type: "generic", handled: false } });
  };
}

const now = (): number => performance.timeOrigin + performance.now();

/** Records how long this page took to load, and then each navigation from its start until the new page is rendered. */
export function usePageTraces(): void {
  const { state } = useNavigation();
  const { pathname } = useLocation();
  const leftMs = useRef<number | null>(null);

  useEffect(() => {
    const [load] = performance.getEntriesByType("navigation");
    if (!(load instanceof PerformanceNavigationTiming)) return;
    tracePage({
      op: "pageload",
      pattern: screenOf(location.pathname).pattern,
      startMs: performance.timeOrigin,
      endMs: performance.timeOrigin + load.domComplete,
    });
  }, []);

  useEffect(() => {
    if (state === "loading") {
      leftMs.current ??= now();
      return;
    }
    if (leftMs.current === null) return;
    tracePage({ op: "navigation", pattern: screenOf(pathname).pattern, startMs: leftMs.current, endMs: now() });
    leftMs.current = null;
  }, [state, pathname]);
}

type PageLoad = {
  /** pageload: with all its code, over the network. navigation: from one screen to the next. */
  readonly op: "pageload" | "navigation";
  /** The screen's route, for example `/race/:code`. */
  readonly pattern: string;
  /** ms since 1970. */
  readonly startMs: number;
  readonly endMs: number;
};

/** Records how long a page took to appear. */
function tracePage({ op, pattern, startMs, endMs }: PageLoad): void {
  startInactiveSpan({
    name: pattern,
    op,
    startTime: startMs,
    forceTransaction: true,
    attributes: { "sentry.source": "route" },
  }).end(endMs);
}

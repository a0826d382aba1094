import {
  BrowserClient,
  captureException,
  dedupeIntegration,
  defaultStackParser,
  getCurrentScope,
  linkedErrorsIntegration,
  makeFetchTransport,
} from "@sentry/react";
import { RequestError } from "../../relay/RequestError";
import { baggageOf, setTracer, traceHeaders } from "../../relay/traceHeaders";
import { randomHex } from "../../relay/randomHex";
import { cleanEvent } from "./cleanEvent";
import { reportErrorsTo } from "./noteError";

/**
 * Failures of the server that it did not foresee. All others are answers: people are told, and nobody has to mend
 * anything.
 */
const unforeseen: ReadonlySet<string> = new Set(["INTERNAL", "BAD_REQUEST"]);

/**
 * Starts Sentry with as little as it needs: no breadcrumbs (they hold what was typed), no replay, no request, no user.
 * Requests go on in the trace that
 * the page began with, under headers that src/app/relay alone decides on.
 * @param dsn where to, as Sentry writes it. One that cannot be read starts nothing.
 */
export function startSentry(dsn: string): void {
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
  if (client.getDsn() === undefined) return;
  const scope = getCurrentScope();
  scope.setClient(client);
  client.init();

  const [traceId = randomHex(16)] = traceHeaders(location.href)["sentry-trace"]?.split("-") ?? [];
  scope.setPropagationContext({ traceId, sampleRand: 0, sampled: true });
  setTracer(() => ({
    "sentry-trace": `${traceId}-${randomHex(8)}-1`,
    baggage: baggageOf(traceId, ["sentry-sampled=true"]),
  }));

  reportErrorsTo((error) => {
    if (error instanceof RequestError && !unforeseen.has(error.code)) return;
    captureException(error, { mechanism: { type: "generic", handled: false } });
  });
}

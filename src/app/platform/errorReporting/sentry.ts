import { isErrorCode } from "../../../contract/readErrorCode";
import {
  BrowserClient,
  captureException,
  dedupeIntegration,
  defaultStackParser,
  getCurrentScope,
  linkedErrorsIntegration,
  makeFetchTransport,
  startInactiveSpan,
  type Event,
  type Exception,
  type StackFrame,
} from "@sentry/react";
import { baggageOf, setTracer, traceHeaders } from "../traceHeaders";
import { randomHex } from "../random";
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
    if (isExpected(error)) return;
    captureException(error, { mechanism: { type: "generic", handled: false } });
  };
}

/** A failed request has a code of the catalog; most are no fault of the page. */
function isExpected(error: unknown): boolean {
  return error instanceof Error && "code" in error && isErrorCode(error.code) && !unexpected.has(error.code);
}

const now = (): number => performance.timeOrigin + performance.now();

/**
 * Records how long this page took to load, and then each navigation from its start until the new page is rendered.
 * Renders nothing.
 */
export function PageTraces(): null {
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
  return null;
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

/**
 * Removes from an event everything that must not leave the page. What remains: the kind of error, where in our code, on
 * what kind of screen, in which trace, and for how long. Fields that are not listed here are removed.
 */
export function cleanEvent<Some extends Event>(event: Some): Some {
  pick<Event>(event, [
    "event_id",
    "type",
    "timestamp",
    "start_timestamp",
    "level",
    "platform",
    "sdk",
    "transaction",
    "contexts",
    "exception",
  ]);
  event.transaction = event.type === "transaction" ? (event.transaction ?? "") : screenOf(location.pathname).pattern;
  event.contexts =
    event.contexts?.trace === undefined
      ? {}
      : { trace: pick(event.contexts.trace, ["trace_id", "span_id", "parent_span_id", "op", "status"]) };
  event.exception?.values?.forEach(cleanException);
  return event;
}

function cleanException(exception: Exception): void {
  pick(exception, ["type", "value", "mechanism", "stacktrace"]);
  const { type = "", value = "", mechanism, stacktrace } = exception;
  exception.type = /^[A-Za-z]{1,50}$/u.test(type) ? type : "Error";
  exception.value = cleanMessage(value);
  if (mechanism !== undefined) pick(mechanism, ["type", "handled"]);
  stacktrace?.frames?.forEach(cleanFrame);
}

function cleanFrame(frame: StackFrame): void {
  pick(frame, ["filename", "function", "lineno", "colno", "in_app"]);
  // A frame of the page itself has the page's address.
  frame.filename = `app://${/\/assets\/[\w.-]+$/u.exec(frame.filename ?? "")?.[0] ?? "/"}`;
}

/**
 * Messages of JavaScript engines without the names that they quote. A message may contain what was typed, so only these
 * sentences leave the page.
 */
const safeMessages: readonly (readonly [pattern: RegExp, said: string])[] = [
  [/^Cannot read properties of (undefined|null)/u, "Cannot read properties of $1"],
  [/^Cannot set properties of (undefined|null)/u, "Cannot set properties of $1"],
  [/^Cannot convert undefined or null to object/u, "Cannot convert undefined or null to object"],
  [/is not a function$/u, "not a function"],
  [/is not a constructor$/u, "not a constructor"],
  [/is not iterable/u, "not iterable"],
  [/is not defined$/u, "not defined"],
  [/^Cannot access '.*' before initialization$/u, "access before initialization"],
  [/^Assignment to constant variable/u, "Assignment to constant variable"],
  [/^Maximum call stack size exceeded/u, "Maximum call stack size exceeded"],
  [/^Invalid (?:array|string) length/u, "Invalid length"],
  [/^Minified React error #(\d+)/u, "Minified React error #$1"],
  [
    /^(?:Failed to fetch dynamically imported module|error loading dynamically imported module|Importing a module script failed)/iu,
    "A chunk could not be loaded",
  ],
  [/^ResizeObserver loop/u, "ResizeObserver loop"],
  [/is not valid JSON$|^JSON Parse error|^JSON\.parse/u, "not valid JSON"],
  // Our own: operation and code (src/app/relay/RequestError.ts).
  [/^([A-Za-z]+(?:Query|Mutation|Subscription)): ([A-Z_]+)$/u, "$1: $2"],
];

/** The part of an error's message that may be sent. The stack says the rest. */
export function cleanMessage(message: string): string {
  for (const [pattern, safeMessage] of safeMessages) {
    const [found] = pattern.exec(message) ?? [];
    if (found !== undefined) return found.replace(pattern, safeMessage);
  }
  return "(message withheld)";
}

/** Removes all properties of an object that are not listed. */
function pick<Thing extends object>(thing: Thing, names: readonly (keyof Thing & string)[]): Thing {
  const retained = new Set<string>(names);
  for (const name of Object.keys(thing)) if (!retained.has(name)) Reflect.deleteProperty(thing, name);
  return thing;
}

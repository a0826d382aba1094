import { AsyncLocalStorage } from "node:async_hooks";
import {
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Context,
  type Span,
  TraceFlags,
  type SpanContext,
} from "@opentelemetry/api";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { resourceFromAttributes } from "@opentelemetry/resources";
import {
  AlwaysOnSampler,
  BasicTracerProvider,
  BatchSpanProcessor,
  ParentBasedSampler,
} from "@opentelemetry/sdk-trace-base";
import { RequestFailure } from "../../RequestFailure";
import type { OperationAnswer } from "../../transport/IdempotentAnswers";
import type { Watch, WatchedCall, WatchedSystem } from "../Watch";
import type { IncomingMessage } from "node:http";

const nothing = () => undefined;

/**
 * Traces for OpenTelemetry: a span for each operation, within the span of the page that sent it, containing one for
 * each statement and command. They contain no variables, names or tokens.
 */
export class Traces implements Watch {
  readonly #provider: BasicTracerProvider;
  readonly #tracer;
  readonly #current = new AsyncLocalStorage<Context>();

  /**
   * @param endpoint of a collector; traces are sent to `<endpoint>/v1/traces`, with headers from
   * OTEL_EXPORTER_OTLP_HEADERS.
   */
  constructor(endpoint: string, serviceName: string) {
    this.#provider = new BasicTracerProvider({
      resource: resourceFromAttributes({ "service.name": serviceName }),
      sampler: new ParentBasedSampler({ root: new AlwaysOnSampler() }),
      spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter({ url: `${endpoint}/v1/traces` }))],
    });
    this.#tracer = this.#provider.getTracer("typeloop");
  }

  operation(
    { request, name, kind }: WatchedCall,
    run: () => OperationAnswer | Promise<OperationAnswer>,
  ): OperationAnswer | Promise<OperationAnswer> {
    const parent = parentOf(request);
    const around = parent === null ? ROOT_CONTEXT : trace.setSpanContext(ROOT_CONTEXT, parent);
    const span = this.#tracer.startSpan(
      `${kind} ${name}`,
      { kind: SpanKind.SERVER, attributes: { "graphql.operation.name": name, "graphql.operation.type": kind } },
      around,
    );
    const succeed = (answer: OperationAnswer) => {
      end(span, answer.failed);
      return answer;
    };
    const fail = (error: unknown): never => {
      if (error instanceof RequestFailure) span.setAttribute("error.type", error.code);
      end(span, !(error instanceof RequestFailure) || error.status >= 500);
      throw error;
    };
    try {
      const answer = this.#current.run(trace.setSpan(ROOT_CONTEXT, span), run);
      return answer instanceof Promise ? answer.then(succeed, fail) : succeed(answer);
    } catch (error) {
      return fail(error);
    }
  }

  /** Steps outside a request, such as tidying, are not part of a trace. */
  step(system: WatchedSystem, name: string): (failed: boolean) => void {
    const around = this.#current.getStore();
    if (around === undefined) return nothing;
    const span = this.#tracer.startSpan(
      `${system} ${name}`,
      {
        kind: SpanKind.CLIENT,
        attributes: { "db.system.name": system === "replica" ? "postgresql" : system, "db.operation.name": name },
      },
      around,
    );
    return (failed) => end(span, failed);
  }

  refused(): void {}

  limited(limit: string): void {
    const around = this.#current.getStore();
    if (around) trace.getSpan(around)?.setAttribute("typeloop.limited", limit);
  }

  snapshotSent(): void {}

  /** Sends what is left. Never rejects, because an unreachable collector must not keep the process from ending. */
  async close(): Promise<void> {
    await this.#provider.shutdown().catch(nothing);
  }
}

function end(span: Span, failed: boolean): void {
  if (failed) span.setStatus({ code: SpanStatusCode.ERROR });
  span.end();
}

/**
 * `sentry-trace`: trace, span, and optionally whether it is sampled.
 * https://develop.sentry.dev/sdk/telemetry/traces/#header-sentry-trace
 */
const sentryTrace = /^([0-9a-f]{32})-([0-9a-f]{16})(?:-([01]))?$/u;

/** https://www.w3.org/TR/trace-context/#traceparent-header */
const traceparent = /^[0-9a-f]{2}-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})(?:-|$)/u;

const none = /^0+$/u;

/**
 * The span of a page or a proxy that a request belongs to; null without a valid header. Our pages send Sentry's header.
 */
function parentOf({ headers }: Pick<IncomingMessage, "headers">): SpanContext | null {
  const sentry = sentryTrace.exec(String(headers["sentry-trace"] ?? ""));
  if (sentry) return contextOf(sentry[1], sentry[2], sentry[3] !== "0");
  const w3c = traceparent.exec(String(headers["traceparent"] ?? ""));
  return w3c ? contextOf(w3c[1], w3c[2], (Number.parseInt(w3c[3] ?? "0", 16) & 1) === 1) : null;
}

function contextOf(traceId = "", spanId = "", isSampled: boolean): SpanContext | null {
  if (none.test(traceId) || none.test(spanId)) return null;
  return { traceId, spanId, traceFlags: isSampled ? TraceFlags.SAMPLED : TraceFlags.NONE, isRemote: true };
}

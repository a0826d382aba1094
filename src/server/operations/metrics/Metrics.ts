import { collectDefaultMetrics, Counter, Histogram, Registry } from "prom-client";
import { RequestFailure } from "../../transport/RequestFailure";
import type { OperationAnswer } from "../../transport/OperationRunner";
import type { Watch, WatchedCall, WatchedSystem } from "../Watch";

/** Bounds of durations, in seconds: from a batch of keystrokes to the longest answer. */
const answerBuckets = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];
const stepBuckets = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.05, 0.1, 0.5, 1];

/** What a process counts and measures, for Prometheus. Labels are of small, fixed sets. */
export class Metrics implements Watch {
  readonly registry = new Registry();
  readonly #operations = new Histogram({
    name: "typeloop_operation_duration_seconds",
    help:
      "Queries and mutations over HTTP, by how they ended: ok, invalid (wrong variables), refused (4xx), again " +
      "(503), failed",
    labelNames: ["operation", "outcome"] as const,
    buckets: answerBuckets,
    registers: [this.registry],
  });
  readonly #steps = new Histogram({
    name: "typeloop_dependency_duration_seconds",
    help: "Statements of Postgres and commands of Redis, waiting for a connection included",
    labelNames: ["system", "name", "failed"] as const,
    buckets: stepBuckets,
    registers: [this.registry],
  });
  readonly #snapshots = new Histogram({
    name: "typeloop_snapshot_delay_seconds",
    help: "From a change to the moment when those who follow it are told",
    buckets: answerBuckets,
    registers: [this.registry],
  });
  readonly #refused = new Counter({
    name: "typeloop_requests_refused_total",
    help: "GraphQL requests that did not run, by status",
    labelNames: ["status"] as const,
    registers: [this.registry],
  });
  readonly #limited = new Counter({
    name: "typeloop_rate_limited_total",
    help: "What was done too often, by limit",
    labelNames: ["limit"] as const,
    registers: [this.registry],
  });

  constructor() {
    // The process, its memory, and the delay of its event loop.
    collectDefaultMetrics({ register: this.registry });
  }

  operation(
    { name }: WatchedCall,
    run: () => OperationAnswer | Promise<OperationAnswer>,
  ): OperationAnswer | Promise<OperationAnswer> {
    const begun = performance.now();
    const end = (outcome: string) =>
      this.#operations.observe({ operation: name, outcome }, (performance.now() - begun) / 1000);
    const succeed = (answer: OperationAnswer) => {
      end(outcomeOf(answer));
      return answer;
    };
    const fail = (error: unknown): never => {
      end(outcomeOfError(error));
      throw error;
    };
    try {
      const answer = run();
      return answer instanceof Promise ? answer.then(succeed, fail) : succeed(answer);
    } catch (error) {
      return fail(error);
    }
  }

  step(system: WatchedSystem, name: string): (failed: boolean) => void {
    const begun = performance.now();
    return (failed) =>
      this.#steps.observe({ system, name, failed: String(failed) }, (performance.now() - begun) / 1000);
  }

  refused(status: number): void {
    this.#refused.inc({ status });
  }

  limited(limit: string): void {
    this.#limited.inc({ limit });
  }

  snapshotSent(delayMs: number): void {
    this.#snapshots.observe(delayMs / 1000);
  }
}

function outcomeOf({ ran, failed }: OperationAnswer): string {
  if (failed) return "failed";
  return ran ? "ok" : "invalid";
}

function outcomeOfError(error: unknown): string {
  if (!(error instanceof RequestFailure)) return "failed";
  if (error.status < 500) return "refused";
  return error.status === 503 ? "again" : "failed";
}

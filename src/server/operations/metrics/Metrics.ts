import { collectDefaultMetrics, Counter, Histogram, Registry, Gauge } from "prom-client";
import { RequestFailure } from "../../RequestFailure";
import type { OperationAnswer } from "../../transport/IdempotentAnswers";
import type { Watch, WatchedCall, WatchedSystem, Measured } from "../Watch";
import type { Services } from "../../Context";
import { once } from "node:events";
import { createServer } from "node:http";

/** Histogram bounds, in seconds: from a batch of keystrokes to the longest response. */
const answerBuckets = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];
const stepBuckets = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.05, 0.1, 0.5, 1];

/** Counters and measurements of a process, for Prometheus. Labels come from small, fixed sets. */
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
    help: "Statements of Postgres and its replica, and commands of Redis, waiting for a connection included",
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
    const startedAt = performance.now();
    const end = (outcome: string) =>
      this.#operations.observe({ operation: name, outcome }, (performance.now() - startedAt) / 1000);
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
    const startedAt = performance.now();
    return (failed) =>
      this.#steps.observe({ system, name, failed: String(failed) }, (performance.now() - startedAt) / 1000);
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

const noReads = { replica: 0, behind: 0, unavailable: 0, failed: 0 } as const;

/** Finished and canceled races are counted too, because they take memory. */
const phases = ["LOBBY", "COUNTDOWN", "RUNNING", "FINISHED", "CANCELLED"] as const;

/** Adds what is read at the moment of each scrape. */
export function measureProcess(registry: Registry, { version, services, websocket, pool, redis }: Measured): void {
  const registers = [registry];
  const gauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(read());
      },
    });
  const gaugeBy = <Label extends string>(
    label: Label,
    name: string,
    help: string,
    read: () => Readonly<Record<string, number>>,
  ) =>
    new Gauge({
      name,
      help,
      labelNames: [label],
      registers,
      collect() {
        for (const [value, count] of Object.entries(read())) this.labels(value).set(count);
      },
    });
  const counter = (name: string, help: string, read: () => number) =>
    new Counter({
      name,
      help,
      registers,
      collect() {
        this.reset();
        this.inc(read());
      },
    });
  const counterBy = <Label extends string>(
    label: Label,
    name: string,
    help: string,
    read: () => Readonly<Record<string, number>>,
  ) =>
    new Counter({
      name,
      help,
      labelNames: [label],
      registers,
      collect() {
        this.reset();
        for (const [value, count] of Object.entries(read())) this.labels(value).inc(count);
      },
    });

  gaugeBy("version", "typeloop_build_info", "The release that runs", () => ({ [version]: 1 }));
  gauge("typeloop_websocket_connections", "Open websockets", () => websocket.figures().connections);
  gauge("typeloop_subscriptions", "What open websockets follow", () => websocket.figures().subscriptions);
  gauge("typeloop_live_watchers", "Coaches who follow a group live", () => watchersOf(services));
  gauge("typeloop_redis_connected", "Whether Redis answers; 1 also where there is none", () =>
    redis === null || redis.isThere ? 1 : 0,
  );
  gauge(
    "typeloop_redis_parts_failing",
    "Parts of a Redis Cluster, of 128, that do not answer while others do; 0 also where there is none",
    () => services.races.losses().failingParts,
  );
  counter(
    "typeloop_races_called_off_total",
    "Races that the process had open and that ended because a node of the Redis Cluster was lost",
    () => services.races.losses().calledOff,
  );
  gauge(
    "typeloop_replica_ready",
    "Whether reports and boards are read from the replica; 1 also where there is none",
    () => ((services.replica.figures()?.state ?? "ready") === "ready" ? 1 : 0),
  );
  gauge(
    "typeloop_replica_lag_seconds",
    "How far the replica is behind the primary",
    () => (services.replica.figures()?.behindMs ?? 0) / 1000,
  );
  counterBy(
    "answer",
    "typeloop_replica_reads_total",
    "Statements that may lag, by what answered: the replica, or the primary as the replica was behind, unavailable, " +
      "or failed",
    () => services.replica.figures()?.reads ?? noReads,
  );
  gauge("typeloop_racers", "Racers with a seat in races that are not over", () => racersOf(services));
  gaugeBy("phase", "typeloop_races", "Races in memory, by phase", () => phasesOf(services));
  gaugeBy(
    "state",
    "typeloop_database_connections",
    "Connections of the pool by state, and how many wait for one",
    () => ({
      busy: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
  );
}

function phasesOf({ races }: Services): Readonly<Record<string, number>> {
  const rooms = [...races.all()];
  return Object.fromEntries(phases.map((phase) => [phase, rooms.filter(({ state }) => state.phase === phase).length]));
}

function racersOf({ races }: Services): number {
  const open = [...races.all()].filter(({ state: { phase } }) => phase !== "FINISHED" && phase !== "CANCELLED");
  return open.reduce((sum, { state }) => sum + state.racers.length, 0);
}

function watchersOf({ live: { watchers } }: Services): number {
  return [...watchers.groups()].reduce((sum, groupId) => sum + [...watchers.of(groupId)].length, 0);
}

export type MetricsServer = { readonly port: number; close(): Promise<void> };

/**
 * Serves `GET /metrics` on its own port. Anyone who can reach that can read it, so it is never the port of the pages,
 * nor behind the proxy.
 * @throws when the port is taken.
 */
export async function serveMetrics(
  registry: Registry,
  { host, port }: { readonly host: string; readonly port: number },
): Promise<MetricsServer> {
  const server = createServer((request, response) => {
    if (request.method !== "GET" || request.url?.split("?")[0] !== "/metrics")
      return void response.writeHead(404).end();
    registry.metrics().then(
      (text) =>
        response.writeHead(200, { "content-type": registry.contentType, "cache-control": "no-store" }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  server.listen(port, host);
  await once(server, "listening");
  const address = server.address();
  return {
    port: typeof address === "object" && address !== null ? address.port : port,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

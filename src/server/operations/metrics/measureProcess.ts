import type { Pool } from "pg";
import { Gauge, type Registry } from "prom-client";
import type { RedisConnection } from "../../redis/RedisConnection";
import type { Services } from "../../services";
import type { GraphqlWebsocket } from "../../transport/GraphqlWebsocket";

export type Measured = {
  readonly services: Services;
  readonly websocket: Pick<GraphqlWebsocket, "figures">;
  readonly pool: Pool;
  readonly redis: RedisConnection | null;
};

/** Phases of a race in which nobody races are counted as well: they take memory. */
const phases = ["LOBBY", "COUNTDOWN", "RUNNING", "FINISHED", "CANCELLED"] as const;

/** Adds what is counted only when somebody looks: how things stand at that moment. */
export function measureProcess(registry: Registry, { services, websocket, pool, redis }: Measured): void {
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

  gauge("typeloop_websocket_connections", "Open websockets", () => websocket.figures().connections);
  gauge("typeloop_subscriptions", "What open websockets follow", () => websocket.figures().subscriptions);
  gauge("typeloop_live_watchers", "Coaches who follow a group live", () => watchersOf(services));
  gauge("typeloop_redis_connected", "Whether Redis answers; 1 also where there is none", () =>
    redis === null || redis.isThere ? 1 : 0,
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

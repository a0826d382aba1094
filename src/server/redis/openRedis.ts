import { Cluster, type ClusterOptions, Redis } from "ioredis";
import type { RedisAddress } from "./redisAddress";
import { ShardedChannels } from "./ShardedChannels";

/** Prefix of all our keys and channels, because others may use the same Redis. */
export const KEY_PREFIX = "typeloop:";

/** A command without a response within this time, in ms, fails, because a client is waiting. */
const COMMAND_TIMEOUT_MS = 1_000;

/** Maximum delay between attempts to reconnect, in ms. */
const LONGEST_WAIT_MS = 1_000;

/** The delay before an attempt to reconnect, in ms. */
function reconnectDelay(attempt: number): number {
  return Math.min(LONGEST_WAIT_MS, 50 * 2 ** Math.min(attempt, 10));
}

/** The connections of a process: see RedisConnection. */
export type OpenedRedis = {
  readonly commands: Redis | Cluster;
  readonly subscriber: Redis;
  readonly sharded: ShardedChannels | null;
};

/** What all connections to an address have in common. */
function commonOptions({ isSecure, username, password }: RedisAddress) {
  return {
    lazyConnect: true,
    connectTimeout: 5_000,
    ...(username === "" ? {} : { username }),
    ...(password === "" ? {} : { password }),
    ...(isSecure ? { tls: {} } : {}),
  };
}

/** A connection to one place that is not made again. */
export function probeOf(address: RedisAddress, place: RedisAddress["nodes"][number]): Redis {
  return new Redis({ ...commonOptions(address), ...place, retryStrategy: () => null });
}

/** One Redis, or the one that Sentinels name. */
export function openOneRedis(address: RedisAddress): OpenedRedis {
  const [first] = address.nodes;
  const both = {
    ...commonOptions(address),
    db: address.db,
    retryStrategy: reconnectDelay,
    ...(address.sentinelName === null
      ? first
      : {
          sentinels: [...address.nodes],
          name: address.sentinelName,
          sentinelRetryStrategy: reconnectDelay,
          enableTLSForSentinelMode: address.isSecure,
          ...(address.password === "" ? {} : { sentinelPassword: address.password }),
          // When another becomes primary, connections to the one before are closed, also if it no longer responds.
          failoverDetector: true,
        }),
  };
  return {
    commands: new Redis({
      ...both,
      keyPrefix: KEY_PREFIX,
      enableOfflineQueue: false,
      maxRetriesPerRequest: 0,
      commandTimeout: COMMAND_TIMEOUT_MS,
    }),
    subscriber: new Redis({ ...both, maxRetriesPerRequest: null, autoResubscribe: true }),
    sharded: null,
  };
}

/** A command is tried again so often while a slot moves or a replica takes over; a client then tries again later. */
const REDIRECTIONS = 8;
const AGAIN_MS = 50;

/** How often moved slots are looked for, in ms, even if no command was redirected. */
const REFRESH_MS = 5_000;

/**
 * Connections to a cluster. Announcements are published to all nodes, so that one plain connection hears them at any
 * node: it goes to the next when its own fails.
 */
export function openRedisCluster(address: RedisAddress): OpenedRedis {
  const options = {
    clusterRetryStrategy: reconnectDelay,
    maxRedirections: REDIRECTIONS,
    retryDelayOnFailover: AGAIN_MS,
    retryDelayOnClusterDown: AGAIN_MS,
    retryDelayOnTryAgain: AGAIN_MS,
    slotsRefreshInterval: REFRESH_MS,
    lazyConnect: true,
    // Certificates are for names, and a cluster may name its nodes by them.
    ...(address.isSecure
      ? { dnsLookup: (host: string, done: (error: null, address: string) => void) => done(null, host) }
      : {}),
  } satisfies ClusterOptions;
  const commands = new Cluster([...address.nodes], {
    ...options,
    keyPrefix: KEY_PREFIX,
    enableOfflineQueue: false,
    redisOptions: { ...commonOptions(address), commandTimeout: COMMAND_TIMEOUT_MS },
  });
  const sharded = new ShardedChannels(commands, (place) => probeOf(address, place));
  return { commands, sharded, subscriber: subscriberOf(address, commands) };
}

function subscriberOf(address: RedisAddress, commands: Cluster): Redis {
  let turn = 0;
  const next = () => {
    const known = commands.nodes("all").map(({ options: { host = "", port = 0 } }) => ({ host, port }));
    const places = known.length > 0 ? known : address.nodes;
    turn += 1;
    return places[turn % places.length];
  };
  const subscriber: Redis = new Redis({
    ...commonOptions(address),
    ...address.nodes[0],
    maxRetriesPerRequest: null,
    autoResubscribe: true,
    // The connection is made with the options as they are then.
    retryStrategy: (attempt: number) => {
      Object.assign(subscriber.options, next());
      return attempt === 1 ? 0 : reconnectDelay(attempt);
    },
  });
  // A node that left the cluster may still respond, but hears nothing.
  commands.on("-node", ({ options }: Redis) => {
    const { host, port } = subscriber.options;
    if (options.host === host && options.port === port) subscriber.disconnect(true);
  });
  return subscriber;
}

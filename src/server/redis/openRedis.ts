import { Cluster, type ClusterOptions, Redis } from "ioredis";
import type { RedisAddress } from "./redisAddress";
import { EventEmitter } from "node:events";

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

/** How often subscriptions are compared with where their slots are now, in ms. */
const LOOK_MS = 500;

type Channel = {
  readonly name: string;
  readonly slot: number;
  /** The node at which it is subscribed; null while it is at none. */
  node: string | null;
  isAsking: boolean;
};

type Events = {
  smessage: [channel: string, message: string];
  /** Messages of this channel may have been missed. */
  missed: [channel: string];
};

/**
 * Subscriptions to channels that each belong to one node of a cluster, with a connection to each node that has any.
 * When a slot moves, a node fails or a connection is lost, they are made again where they belong.
 */
export class ShardedChannels extends EventEmitter<Events> {
  readonly #commands: Cluster;
  readonly #connect: (place: { readonly host: string; readonly port: number }) => Redis;
  readonly #channels = new Map<string, Channel>();
  readonly #nodes = new Map<string, Redis>();
  /** The slot of each tag. */
  readonly #slots = new Map<string, Promise<number>>();
  readonly #timer: NodeJS.Timeout;

  /**
   * @param commands knows which node has a slot.
   * @param connect makes a connection that is not made again when it is lost.
   */
  constructor(commands: Cluster, connect: (place: { readonly host: string; readonly port: number }) => Redis) {
    super();
    this.#commands = commands;
    this.#connect = connect;
    this.#timer = setInterval(() => this.#look(), LOOK_MS).unref();
  }

  /**
   * Subscribes, from now until {@link sunsubscribe}.
   * @throws when its node does not respond; it is subscribed as soon as that does.
   */
  async ssubscribe(name: string): Promise<void> {
    const slot = await this.#slotOf(name);
    const channel = this.#channels.get(name) ?? { name, slot, node: null, isAsking: false };
    this.#channels.set(name, channel);
    if (channel.node === null) await this.#subscribe(channel);
  }

  sunsubscribe(name: string): void {
    const channel = this.#channels.get(name);
    this.#channels.delete(name);
    const node = channel?.node == null ? undefined : this.#nodes.get(channel.node);
    node?.sunsubscribe(name).catch(() => undefined);
  }

  disconnect(): void {
    clearInterval(this.#timer);
    for (const node of this.#nodes.values()) node.disconnect();
    this.#nodes.clear();
    this.#channels.clear();
  }

  #look(): void {
    for (const channel of this.#channels.values()) {
      if (channel.isAsking || channel.node === this.#ownerOf(channel)) continue;
      void this.#subscribe(channel).then(
        () => this.emit("missed", channel.name),
        () => undefined,
      );
    }
  }

  async #subscribe(channel: Channel): Promise<void> {
    const owner = this.#ownerOf(channel);
    if (owner === null) throw new Error("No node has this slot.");
    channel.isAsking = true;
    channel.node = null;
    try {
      const node = this.#nodeAt(owner);
      await node.ssubscribe(channel.name);
      // It may have been lost again by now.
      if (this.#nodes.get(owner) === node) channel.node = owner;
      if (!this.#channels.has(channel.name)) await node.sunsubscribe(channel.name);
    } finally {
      channel.isAsking = false;
    }
  }

  #nodeAt(key: string): Redis {
    const known = this.#nodes.get(key);
    if (known) return known;
    const at = key.lastIndexOf(":");
    const node = this.#connect({ host: key.slice(0, at), port: Number(key.slice(at + 1)) });
    this.#nodes.set(key, node);
    node.on("error", () => undefined);
    node.on("smessage", (name: string, message: string) => this.emit("smessage", name, message));
    // A node drops the subscriptions of a slot that moves away, which may be back by the time we look.
    node.on("moved", () => this.#forget(key));
    node.on("end", () => {
      if (this.#nodes.get(key) === node) this.#nodes.delete(key);
      this.#forget(key);
    });
    return node;
  }

  #forget(key: string): void {
    for (const channel of this.#channels.values()) if (channel.node === key) channel.node = null;
  }

  #ownerOf({ slot }: Channel): string | null {
    return this.#commands.slots[slot]?.[0] ?? null;
  }

  #slotOf(name: string): Promise<number> {
    const tag = /\{[^}]+\}/u.exec(name)?.[0] ?? name;
    const known = this.#slots.get(tag) ?? this.#commands.cluster("KEYSLOT", tag).then(Number);
    this.#slots.set(tag, known);
    known.catch(() => this.#slots.delete(tag));
    return known;
  }
}

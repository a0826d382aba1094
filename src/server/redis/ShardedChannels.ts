import { EventEmitter } from "node:events";
import type { Cluster, Redis } from "ioredis";

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

import { execFile, spawn, type ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import { Redis } from "ioredis";
import { freePort } from "./freePort";

const server = process.env["TYPELOOP_REDIS"] ?? "redis-server";
const cli = server.replace(/redis-server$/u, "redis-cli");
const run = promisify(execFile);

/** A node that does not respond for this long, in ms, counts as failed, and a replica takes over. */
const NODE_TIMEOUT_MS = 2_000;

type Node = { readonly port: number; readonly folder: string; child: ChildProcess | null };

/** A Redis Cluster of its own: three primaries, and a replica of each if wanted. */
export class TestRedisCluster {
  readonly #nodes: readonly Node[];

  private constructor(nodes: readonly Node[]) {
    this.#nodes = nodes;
  }

  static async start({ replicas = 0 }: { readonly replicas?: 0 | 1 } = {}): Promise<TestRedisCluster> {
    const nodes: Node[] = [];
    for (let count = 0; count < 3 * (1 + replicas); count += 1) {
      const folder = mkdtempSync(path.join(tmpdir(), "typeloop-redis-"));
      nodes.push({ port: await clusterPort(), folder, child: null });
    }
    const cluster = new TestRedisCluster(nodes);
    for (const node of nodes) node.child = begin(node);
    for (const node of nodes) await untilOk(() => cluster.#command(node.port, "ping"), "PONG");
    const places = nodes.map(({ port }) => `127.0.0.1:${port}`);
    await run(cli, ["--cluster", "create", ...places, "--cluster-replicas", String(replicas), "--cluster-yes"]);
    for (const { port } of nodes) {
      await untilOk(() => cluster.#command(port, "cluster", "info"), "cluster_state:ok");
      await untilOk(() => cluster.#command(port, "cluster", "info"), `cluster_known_nodes:${nodes.length}`);
    }
    if (replicas > 0)
      for (const { port } of nodes)
        await untilOk(() => cluster.#command(port, "info", "replication"), /link_status:up|role:master/u);
    return cluster;
  }

  /** Names all primaries. */
  get url(): string {
    return `redis://${this.#nodes
      .slice(0, 3)
      .map(({ port }) => `127.0.0.1:${port}`)
      .join(",")}`;
  }

  /** The number, 0 to 2, of the node that has a key now. */
  async ownerOf(key: string): Promise<number> {
    const { port } = this.#node(0);
    const slot = Number(await this.#command(port, "cluster", "keyslot", key));
    const nodes = await this.#command(port, "cluster", "nodes");
    const has = (range: string): boolean => {
      const [from = "", to = from] = range.split("-");
      return /^\d+$/u.test(from) && slot >= Number(from) && slot <= Number(to);
    };
    const owner = nodes.split("\n").find((line) => line.split(" ").slice(8).some(has));
    const found = Number(/:(\d+)@/u.exec(owner ?? "")?.[1]);
    return this.#nodes.findIndex((node) => node.port === found);
  }

  /** The number, 0 to 2, of a node with such keys; null if no node has any. */
  async nodeWith(pattern: string): Promise<number | null> {
    for (const at of [0, 1, 2]) if ((await this.#command(this.#node(at).port, "keys", pattern)) !== "") return at;
    return null;
  }

  /** Ends a node at once, as a failure would. */
  async kill(at: number): Promise<void> {
    const { child } = this.#node(at);
    const ended = new Promise((resolve) => child?.once("exit", resolve));
    child?.kill("SIGKILL");
    await ended;
  }

  /** Begins a node again, with what it has on disk. */
  async restart(at: number): Promise<void> {
    const node = this.#node(at);
    node.child = begin(node);
    await untilOk(() => this.#command(node.port, "cluster", "info"), "cluster_state:ok");
  }

  /** Moves the slot of a key, with all that is in it, from one primary to another, as redis-cli does. */
  async move(key: string, from: number, to: number): Promise<void> {
    const [source, target] = [this.#node(from).port, this.#node(to).port];
    const id = async (port: number) => (await this.#command(port, "cluster", "myid")).trim();
    const [sourceId, targetId] = [await id(source), await id(target)];
    const slot = await this.#command(source, "cluster", "keyslot", key);
    await this.#command(target, "cluster", "setslot", slot, "importing", sourceId);
    await this.#command(source, "cluster", "setslot", slot, "migrating", targetId);
    for (;;) {
      const keys = await this.#command(source, "cluster", "getkeysinslot", slot, "100");
      if (keys === "") break;
      await this.#command(source, "migrate", "127.0.0.1", String(target), "", "0", "5000", "keys", ...keys.split(","));
    }
    for (const port of [target, source, ...this.#nodes.slice(0, 3).map((node) => node.port)])
      await this.#command(port, "cluster", "setslot", slot, "node", targetId);
  }

  async stop(): Promise<void> {
    for (const { child, folder } of this.#nodes) {
      if (child && child.exitCode === null && child.signalCode === null) {
        const ended = new Promise((resolve) => child.once("exit", resolve));
        child.kill("SIGKILL");
        await ended;
      }
      rmSync(folder, { recursive: true, force: true });
    }
  }

  #node(at: number): Node {
    const node = this.#nodes[at];
    if (!node) throw new Error(`There is no node ${at}.`);
    return node;
  }

  async #command(port: number, name: string, ...args: readonly string[]): Promise<string> {
    const client = new Redis(port, "127.0.0.1", { lazyConnect: true, retryStrategy: () => null });
    client.on("error", () => undefined);
    try {
      await client.connect();
      return String(await client.call(name, ...args));
    } finally {
      client.disconnect();
    }
  }
}

/** The nodes speak with each other at a port that is 10,000 higher. */
async function clusterPort(): Promise<number> {
  for (;;) {
    const port = await freePort();
    if (port < 55_000) return port;
  }
}

function begin({ port, folder }: Node): ChildProcess {
  const settings = {
    port,
    bind: "127.0.0.1",
    dir: folder,
    appendonly: "yes",
    save: "",
    "cluster-enabled": "yes",
    "cluster-config-file": "nodes.conf",
    "cluster-node-timeout": NODE_TIMEOUT_MS,
    // A lost node takes only its own part with it.
    "cluster-require-full-coverage": "no",
    "repl-diskless-sync-delay": 0,
  };
  return spawn(
    server,
    Object.entries(settings).flatMap(([name, value]) => [`--${name}`, String(value)]),
    { stdio: "ignore" },
  );
}

async function untilOk(ask: () => Promise<string>, wanted: string | RegExp): Promise<void> {
  let answer = "";
  for (let attempt = 0; attempt < 400; attempt += 1) {
    answer = await ask().catch(String);
    if (typeof wanted === "string" ? answer.includes(wanted) : wanted.test(answer)) return;
    await sleep(50);
  }
  throw new Error(`A node of the cluster never said ${wanted}, but: ${answer}`);
}

import { spawn, type ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Redis } from "ioredis";
import { freePort } from "./freePort";

const program = process.env["TYPELOOP_REDIS"] ?? "redis-server";

/** A primary that does not respond for this long, in ms, is down in the eyes of a Sentinel. */
const DOWN_MS = 2_000;

const NAME = "mymaster";

type Server = { readonly port: number; readonly child: ChildProcess };

/** A Redis of its own with a replica, and three Sentinels that watch both. */
export class TestSentinels {
  readonly #folder: string;
  readonly #servers: readonly Server[];
  readonly #sentinels: readonly Server[];

  private constructor(folder: string, servers: readonly Server[], sentinels: readonly Server[]) {
    this.#folder = folder;
    this.#servers = servers;
    this.#sentinels = sentinels;
  }

  static async start(): Promise<TestSentinels> {
    const folder = mkdtempSync(path.join(tmpdir(), "typeloop-sentinels-"));
    const begin = async (settings: readonly string[], args: readonly string[] = []): Promise<Server> => {
      const port = await freePort();
      const file = path.join(folder, `${port}.conf`);
      writeFileSync(file, [`port ${port}`, "bind 127.0.0.1", `dir ${folder}`, ...settings, ""].join("\n"));
      const server = { port, child: spawn(program, [file, ...args], { stdio: "ignore" }) };
      await untilOk(port, ["ping"], /PONG/u);
      return server;
    };
    const disk = (name: string) => ["appendonly yes", 'save ""', `appenddirname ${name}`, `dbfilename ${name}.rdb`];
    const primary = await begin(disk("primary"));
    const replica = await begin([
      ...disk("replica"),
      `replicaof 127.0.0.1 ${primary.port}`,
      "repl-diskless-sync-delay 0",
    ]);
    const watched = [
      `sentinel monitor ${NAME} 127.0.0.1 ${primary.port} 2`,
      `sentinel down-after-milliseconds ${NAME} ${DOWN_MS}`,
      `sentinel failover-timeout ${NAME} 10000`,
    ];
    const sentinels: Server[] = [];
    for (let count = 0; count < 3; count += 1) sentinels.push(await begin(watched, ["--sentinel"]));
    await untilOk(replica.port, ["info", "replication"], /master_link_status:up/u);
    // Each knows of the replica and of the two others.
    for (const { port } of sentinels)
      await untilOk(port, ["info", "sentinel"], /status=ok,address=\S+,slaves=1,sentinels=3/u);
    return new TestSentinels(folder, [primary, replica], sentinels);
  }

  get url(): string {
    return `redis+sentinel://${this.#sentinels.map(({ port }) => `127.0.0.1:${port}`).join(",")}/${NAME}`;
  }

  /** The port of the primary, as the Sentinels say. */
  async primary(): Promise<number> {
    const [first] = this.#sentinels;
    const answer = await ask(first?.port ?? 0, ["sentinel", "get-master-addr-by-name", NAME]);
    return Number(answer.split(",")[1]);
  }

  /** Ends the primary at once, as a failure would. Gives its port. */
  async killPrimary(): Promise<number> {
    const port = await this.primary();
    const server = this.#servers.find((one) => one.port === port);
    if (!server) throw new Error(`No server of this test is at port ${port}.`);
    await end(server.child);
    return port;
  }

  async stop(): Promise<void> {
    for (const { child } of [...this.#sentinels, ...this.#servers]) await end(child);
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once("exit", resolve));
  child.kill("SIGKILL");
  await ended;
}

async function untilOk(port: number, command: readonly string[], wanted: RegExp): Promise<void> {
  let answer = "";
  for (let attempt = 0; attempt < 400; attempt += 1) {
    answer = await ask(port, command).catch(String);
    if (wanted.test(answer)) return;
    await sleep(50);
  }
  throw new Error(`The server at port ${port} never said ${wanted}, but: ${answer}`);
}

async function ask(port: number, [name = "", ...args]: readonly string[]): Promise<string> {
  const client = new Redis(port, "127.0.0.1", { lazyConnect: true, retryStrategy: () => null });
  client.on("error", () => undefined);
  try {
    await client.connect();
    return String(await client.call(name, ...args));
  } finally {
    client.disconnect();
  }
}

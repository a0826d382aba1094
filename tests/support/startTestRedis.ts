import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Redis } from "ioredis";
import { freePort } from "./freePort";

export type TestRedis = {
  readonly url: string;
  /** Ends it at once, as a failure would, and keeps what it has on disk. */
  kill(): Promise<void>;
  /** Begins it again at the same address. */
  restart(): Promise<void>;
  stop(): Promise<void>;
};

/** What `npm test` found or installed; a test that is run by itself takes what is on the path. */
const program = process.env["TYPELOOP_REDIS"] ?? "redis-server";

/** A real Redis of its own at a free port, with an append-only file. */
export async function startTestRedis(): Promise<TestRedis> {
  const folder = mkdtempSync(path.join(tmpdir(), "typeloop-redis-"));
  const port = await freePort();
  const start = async () => {
    const child = spawn(
      program,
      ["--port", String(port), "--bind", "127.0.0.1", "--dir", folder, "--appendonly", "yes", "--save", ""],
      { stdio: "ignore" },
    );
    await untilAnswering(port);
    return child;
  };
  let running = await start();
  const end = async (signal: NodeJS.Signals) => {
    const ended =
      running.exitCode === null && running.signalCode === null
        ? new Promise((resolve) => running.once("exit", resolve))
        : null;
    running.kill(signal);
    await ended;
  };
  return {
    url: `redis://127.0.0.1:${port}`,
    kill: () => end("SIGKILL"),
    restart: async () => {
      running = await start();
    },
    stop: async () => {
      await end("SIGTERM");
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function untilAnswering(port: number): Promise<void> {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const client = new Redis(port, "127.0.0.1", { lazyConnect: true, retryStrategy: () => null });
    client.on("error", () => undefined);
    const isThere = await client.connect().then(
      () =>
        client.ping().then(
          () => true,
          () => false,
        ),
      () => false,
    );
    client.disconnect();
    if (isThere) return;
    await sleep(50);
  }
  throw new Error(`No Redis answers at port ${port}.`);
}

import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { PoolConfig } from "pg";
import { bundle } from "../../support/bundle";

export type OwnerReport = {
  readonly connection: PoolConfig;
  readonly pid: number;
  readonly adopted: boolean;
  readonly ms: number;
  readonly refused?: string;
  readonly message?: string;
  readonly holder?: number;
};

export type Owner = {
  readonly process: ChildProcess;
  readonly report: OwnerReport;
  readonly acknowledged: number[];
  end(signal: NodeJS.Signals): Promise<void>;
};

let program: string | null = null;

/** Where ownerProcess.ts lies as one file of JavaScript. */
export function ownerProgram(): string {
  return (program ??= join(bundle("tests/server/database/ownerProcess.ts"), "ownerProcess.js"));
}

/**
 * Starts ownerProcess.ts, as another user when `uid` is given, and waits until it owns the data directory or was
 * refused.
 */
export async function spawnOwner(
  dataDirectory: string,
  options: { insert?: boolean; uid?: number } = {},
): Promise<Owner> {
  const args = [ownerProgram(), dataDirectory, ...(options.insert === true ? ["insert"] : [])];
  const user = options.uid === undefined ? {} : { uid: options.uid, gid: options.uid };
  const child = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "inherit"], ...user });
  const lines = createInterface({ input: child.stdout });
  const acknowledged: number[] = [];
  const report = await new Promise<OwnerReport>((resolve, reject) => {
    lines.on("line", (line) =>
      line.startsWith("{") ? resolve(JSON.parse(line) as OwnerReport) : acknowledged.push(Number(line)),
    );
    child.once("exit", (code) => setTimeout(() => reject(new Error(`The owner process ended with ${code}.`)), 200));
  });
  return {
    process: child,
    report,
    acknowledged,
    end: async (signal) => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const closed = once(child, "close");
      child.kill(signal);
      await closed;
    },
  };
}

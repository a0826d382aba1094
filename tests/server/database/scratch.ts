import { execFileSync } from "node:child_process";
import { chmodSync, chownSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const made: string[] = [];

/** A new directory in the temporary directory, for `owner` when given (only root can). `cleanScratch` removes it. */
export function scratch(owner?: number): string {
  const directory = mkdtempSync(join(tmpdir(), "typeloop-test-"));
  made.push(directory);
  // Root's Postgres runs as somebody else, who must get through here.
  chmodSync(directory, 0o711);
  if (owner !== undefined) chownSync(directory, owner, owner);
  return directory;
}

/** Kills what still runs in the scratch directories and removes them. */
export function cleanScratch(): void {
  for (const directory of made.splice(0)) {
    const pid = postmasterPid(directory);
    if (pid !== null) killTree(pid);
    rmSync(directory, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 });
  }
}

/** The postmaster that the cluster of a data directory names, if it is one of ours and runs. */
function postmasterPid(dataDirectory: string): number | null {
  try {
    const pid = Number(readFileSync(join(dataDirectory, "pg", "postmaster.pid"), "utf8").split("\n")[0]);
    const command = execFileSync("ps", ["-ww", "-o", "args=", "-p", String(pid)], { encoding: "utf8" });
    return command.includes(dataDirectory) ? pid : null;
  } catch {
    return null;
  }
}

/** Kills a process and all its children at once, as a power cut would. */
export function killTree(pid: number): void {
  const children = execFileSync("ps", ["-A", "-o", "pid=,ppid="], { encoding: "utf8" })
    .split("\n")
    .map((line) => line.trim().split(/\s+/).map(Number))
    .filter(([, parent]) => parent === pid)
    .map(([child]) => child!);
  for (const victim of [pid, ...children]) {
    try {
      process.kill(victim, "SIGKILL");
    } catch {
      // It left by itself in between.
    }
  }
}

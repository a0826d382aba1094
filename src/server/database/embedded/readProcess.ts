import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { promisify } from "node:util";
import { errorCode } from "./errorCode";

/**
 * A process of this machine that still runs. `start` is one word that differs between two processes that had the same
 * pid, also across reboots.
 */
export type RunningProcess = { readonly pid: number; readonly start: string; readonly command: string };

/**
 * Takes a pid and gives what runs under it, or null when nothing does. A zombie is nothing: it holds no file, no memory
 * and no socket.
 */
export async function readProcess(pid: number): Promise<RunningProcess | null> {
  if (!Number.isSafeInteger(pid) || pid <= 0) return null;
  return process.platform === "linux" ? readFromProc(pid) : readFromPs(pid);
}

async function readFromProc(pid: number): Promise<RunningProcess | null> {
  try {
    const [stat, command, boot] = await Promise.all([
      readFile(`/proc/${pid}/stat`, "utf8"),
      readFile(`/proc/${pid}/cmdline`, "utf8"),
      // Some sandboxes have none; the ticks alone then have to tell two processes apart.
      readFile("/proc/sys/kernel/random/boot_id", "utf8").catch(() => ""),
    ]);
    // The name in brackets may itself hold brackets and spaces, so the fields are counted from the last bracket
    // (proc_pid_stat(5)).
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    const [state, ticks] = [fields[0], fields[19]];
    if (state === "Z" || state === "X" || ticks === undefined) return null;
    return { pid, start: `${boot.trim()}/${ticks}`, command: command.split("\0").join(" ") };
  } catch (error) {
    const code = errorCode(error);
    if (code === "ENOENT" || code === "ESRCH") return null;
    throw error;
  }
}

async function readFromPs(pid: number): Promise<RunningProcess | null> {
  // The pinned zone and locale make `lstart` the same text whoever asks.
  const env = { PATH: process.env["PATH"] ?? "/usr/bin:/bin", LC_ALL: "C", TZ: "UTC" };
  try {
    const { stdout } = await promisify(execFile)("ps", ["-ww", "-o", "stat=,lstart=,args=", "-p", String(pid)], {
      env,
    });
    const found = /^\s*(\S+)\s+(\S+\s+\S+\s+\S+\s+\S+\s+\S+)\s+(.*)$/m.exec(stdout);
    const [, state, start, command] = found ?? [];
    if (state === undefined || start === undefined || command === undefined || state.startsWith("Z")) return null;
    return { pid, start: start.replaceAll(/\s+/g, "-"), command };
  } catch (error) {
    // ps exits with 1 when there is no such process; anything else (no ps at all) must not look like "nobody there".
    if (typeof error === "object" && error !== null && "code" in error && error.code === 1) return null;
    throw error;
  }
}

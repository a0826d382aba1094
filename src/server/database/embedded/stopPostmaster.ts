import { setTimeout as sleep } from "node:timers/promises";
import { errorCode } from "./errorCode";
import type { Postmaster } from "./findRunningPostmaster";
import { readProcess } from "./readProcess";

const pollMs = 15;

// "Fast" closes the connections and writes a checkpoint; "immediate" only leaves, and the log is replayed at the next
// start.
const steps = [
  { signal: "SIGINT", waitMs: 30_000 },
  { signal: "SIGQUIT", waitMs: 5_000 },
  { signal: "SIGKILL", waitMs: 5_000 },
] as const;

/**
 * Stops a postmaster, harder and harder, and waits until it is gone: mostly some 100 ms, at most 40 s. Nothing
 * committed is lost by any of the steps.
 */
export async function stopPostmaster({ pid }: Postmaster): Promise<void> {
  const running = await readProcess(pid);
  if (running === null) return;
  for (const { signal, waitMs } of steps) {
    if (!send(pid, signal)) return;
    for (const deadline = Date.now() + waitMs; Date.now() < deadline; await sleep(pollMs)) {
      if ((await readProcess(pid))?.start !== running.start) return;
    }
  }
}

function send(pid: number, signal: NodeJS.Signals): boolean {
  try {
    return process.kill(pid, signal);
  } catch (error) {
    if (errorCode(error) === "ESRCH") return false;
    throw error;
  }
}

import { monitorEventLoopDelay } from "node:perf_hooks";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

// Loaded before a server that is measured (node --import): tells over IPC how much CPU the process has used, in ms,
// user and system; how late its event loop was; and what it holds in memory, in bytes.
process.on("message", (message) => {
  if (message === "memory") return tellMemory();
  if (message === "delays") return tellDelays();
  if (message === "sizes") return tellSizes();
  if (message !== "cpu") return;
  const { user, system } = process.cpuUsage();
  process.send({ cpuMs: (user + system) / 1000 });
});

/** How often the event loop is looked at, in ms: what it was late beyond that is the delay. */
const LOOK_MS = 1;
const delay = monitorEventLoopDelay({ resolution: LOOK_MS });

/**
 * The middle, the 99th percentile and the most of the event loop's delays since this was asked before, in ms. It is
 * watched from the first question on.
 */
function tellDelays() {
  delay.enable();
  const late = (ns) => Math.max(0, ns / 1e6 - LOOK_MS);
  process.send({ p50: late(delay.percentile(50)), p99: late(delay.percentile(99)), most: late(delay.max) });
  delay.reset();
}

function tellMemory() {
  setFlagsFromString("--expose-gc");
  const sweep = runInNewContext("gc");
  sweep();
  sweep();
  tellSizes();
}

function tellSizes() {
  const { rss, heapUsed, external } = process.memoryUsage();
  process.send({ rss, held: heapUsed + external });
}

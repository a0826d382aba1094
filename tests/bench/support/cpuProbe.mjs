import { monitorEventLoopDelay, PerformanceObserver } from "node:perf_hooks";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

// Loaded before a server that is measured (node --import): tells over IPC how much CPU the process has used, in ms,
// user and system; for how long it collected garbage; how late its event loop was; and what it holds in memory, in
// bytes.
process.on("message", (message) => {
  if (message === "memory") return tellMemory();
  if (message === "delays") return tellDelays();
  if (message === "sizes") return tellSizes();
  if (message === "gc") return tellGarbage();
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

let gcMs = 0;
const addUp = (entries) => entries.forEach(({ duration }) => (gcMs += duration));
const collections = new PerformanceObserver((list) => addUp(list.getEntries()));
let isObserved = false;

/** For how long the thread that serves has stopped to collect garbage since this was asked first, in ms. */
function tellGarbage() {
  if (!isObserved) collections.observe({ entryTypes: ["gc"] });
  isObserved = true;
  addUp(collections.takeRecords());
  process.send({ gcMs });
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

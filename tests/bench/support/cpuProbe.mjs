import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

// Loaded before a server that is measured (node --import): tells over IPC how much CPU the process has used, in ms, user and system, and what it holds in
// memory, in bytes, once everything is swept out that it needs no more.
process.on("message", (message) => {
  if (message === "memory") return tellMemory();
  if (message !== "cpu") return;
  const { user, system } = process.cpuUsage();
  process.send({ cpuMs: (user + system) / 1000 });
});

function tellMemory() {
  setFlagsFromString("--expose-gc");
  const sweep = runInNewContext("gc");
  sweep();
  sweep();
  const { rss, heapUsed, external } = process.memoryUsage();
  process.send({ rss, held: heapUsed + external });
}

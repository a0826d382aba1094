// Installs what is missing, builds what is out of date, and starts the server, or its backup, restore or move. Needs
// only
// Node.
import { spawn } from "node:child_process";
import { ensureBuilt, ensureInstalled, isBuilt, removeDevelopmentPackages } from "./prepare.mjs";

if (isBuilt("dist")) {
  ensureInstalled("production");
} else {
  const installed = ensureInstalled("all");
  ensureBuilt("dist");
  // A host keeps what the server loads; packages that somebody had installed to develop with are theirs.
  if (installed) removeDevelopmentPackages();
}
const server = spawn(process.execPath, ["dist/server/main.js", ...process.argv.slice(2)], {
  stdio: "inherit",
  env: { NODE_ENV: "production", TYPELOOP_LOG_FORMAT: "text", ...process.env },
});
for (const signal of ["SIGINT", "SIGTERM", "SIGUSR2"]) process.on(signal, () => server.kill(signal));
server.on("exit", (code) => process.exit(code ?? 1));

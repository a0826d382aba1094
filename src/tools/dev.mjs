// Server and app with hot reload. The server starts again when its code changes, and prints schema.graphql first; Vite
// compiles Relay
// artifacts when a document or the schema changes.
import { spawn } from "node:child_process";
import { ensureInstalled } from "./prepare.mjs";

ensureInstalled();
const serverPort = process.env.TYPELOOP_SERVER_PORT ?? "4001";
const environment = { ...process.env, TYPELOOP_SERVER_PORT: serverPort };
const children = [
  spawn(
    "npx",
    [
      "tsx",
      "watch",
      "--clear-screen=false",
      "--include",
      "__generated__/persisted_queries.json",
      "src/tools/devServer.ts",
      "--api-only",
    ],
    {
      stdio: "inherit",
      env: { ...environment, PORT: serverPort, HOST: "127.0.0.1", TYPELOOP_DOCUMENTS: "off", TYPELOOP_PROCESSES: "1" },
    },
  ),
  spawn("npx", ["vite"], { stdio: "inherit", env: environment }),
];
const stop = () => children.forEach((child) => child.kill("SIGTERM"));
for (const child of children) child.on("exit", stop);
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, stop);

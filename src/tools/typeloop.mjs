#!/usr/bin/env node
// The program of the packed application: starts what was built, or runs one of its commands. Needs only Node.
import { homedir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";

const environment = process.env;
const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  process.stderr.write(`Typeloop needs Node 20.19 or newer; this is ${process.version}.\n`);
  process.exit(1);
}

/** Where a program of this user keeps its data. A service has a folder of its own (`StateDirectory` of systemd). */
function dataFolder() {
  if (environment.STATE_DIRECTORY) return environment.STATE_DIRECTORY.split(":")[0];
  if (process.platform === "win32")
    return path.join(environment.LOCALAPPDATA ?? path.join(homedir(), "AppData", "Local"), "Typeloop");
  if (process.platform === "darwin") return path.join(homedir(), "Library", "Application Support", "Typeloop");
  return path.join(environment.XDG_DATA_HOME || path.join(homedir(), ".local", "share"), "typeloop");
}

environment.NODE_ENV ??= "production";
environment.TYPELOOP_DATA ||= dataFolder();
// The server finds its own files from the folder of the package; paths that people give are relative to theirs.
environment.INIT_CWD = process.cwd();
for (const name of ["TYPELOOP_DATA", "TYPELOOP_BACKUPS", "TYPELOOP_DOCUMENTS_FOLDER"])
  if (environment[name]) environment[name] = path.resolve(environment[name]);
process.chdir(fileURLToPath(new URL("../..", import.meta.url)));
await import("../../dist/server/main.js");

import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";

/**
 * The path of a Redis (or Valkey) server: one that is there, else Debian's (as root, where apt is).
 * @throws when none can be had.
 */
export function ensureRedis() {
  const folders = (process.env.PATH ?? "").split(path.delimiter);
  const onPath = folders.flatMap((folder) => ["redis-server", "valkey-server"].map((name) => path.join(folder, name)));
  const found = [process.env.TYPELOOP_REDIS, ...onPath].find((place) => place && existsSync(place));
  if (found) return found;
  if (!existsSync("/usr/bin/apt-get") || process.getuid?.() !== 0)
    throw new Error("The cluster tests need redis-server or valkey-server on the path.");
  execFileSync("apt-get", ["update", "-qq"], { stdio: "inherit" });
  execFileSync("apt-get", ["install", "-y", "-qq", "--no-install-recommends", "redis-server"], {
    stdio: "inherit",
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  });
  return "/usr/bin/redis-server";
}

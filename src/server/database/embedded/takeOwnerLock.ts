import { randomUUID } from "node:crypto";
import { link, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { readProcess } from "./findPostmaster";
import { DataDirectoryInUseError, errorCode } from "./embeddedErrors";

/** Held until this process ends or calls `release`. */
export type OwnerLock = { release(): Promise<void> };

const strayAfterMs = 60_000;
// A killed process stays visible for a moment, and one that was asked to stop needs one too.
const timeoutMs = 2_000;
const pollMs = 50;

/**
 * Makes this process the only owner of an existing directory. Throws DataDirectoryInUseError when another living
 * process owns it and still does 2 s later.
 *
 * Owners are files `owner.1`, `owner.2`, …, each naming a process by pid and start time; the highest number is the
 * owner. A process that finds the owner dead creates the next number with link(2), which succeeds for only one of them.
 * The highest file is never deleted, so two starters can never both find no owner, which removing a stale lock file
 * cannot guarantee.
 */
export async function takeOwnerLock(directory: string): Promise<OwnerLock> {
  const me = await readProcess(process.pid);
  if (me === null) throw new Error("This process cannot see itself in the process table.");
  const draft = join(directory, `owner.new.${process.pid}.${randomUUID()}`);
  await writeFile(draft, `${me.pid} ${me.start}\n`, { mode: 0o600 });
  const deadline = Date.now() + timeoutMs;
  try {
    for (;;) {
      const newest = await newestOwner(directory);
      const holder = newest === 0 ? "nobody" : await livingHolder(ownerFile(directory, newest));
      if (holder === "superseded") continue;
      if (holder !== "nobody") {
        if (holder === me.pid || Date.now() >= deadline) throw new DataDirectoryInUseError(directory, holder);
        await sleep(pollMs);
        continue;
      }
      if (!(await linkOnce(draft, ownerFile(directory, newest + 1)))) continue;
      // A starter that was suspended after it looked may have created a number that was used and cleaned up in between.
      if ((await newestOwner(directory)) !== newest + 1) {
        await rm(ownerFile(directory, newest + 1), { force: true });
        continue;
      }
      await clearAway(directory, newest + 1);
      return { release: () => release(directory, newest + 1) };
    }
  } finally {
    await rm(draft, { force: true });
  }
}

const ownerFile = (directory: string, number: number): string => join(directory, `owner.${number}`);

const numberOf = (name: string): number => Number(/^owner\.(\d+)$/.exec(name)?.[1] ?? 0);

const newestOwner = async (directory: string): Promise<number> =>
  Math.max(0, ...(await readdir(directory)).map(numberOf));

async function livingHolder(file: string): Promise<number | "nobody" | "superseded"> {
  try {
    const [pid, start] = (await readFile(file, "utf8")).trim().split(" ");
    const holder = await readProcess(Number(pid));
    return holder !== null && holder.start === start ? holder.pid : "nobody";
  } catch (error) {
    if (errorCode(error) === "ENOENT") return "superseded";
    throw error;
  }
}

async function linkOnce(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to);
    return true;
  } catch (error) {
    if (errorCode(error) === "EEXIST") return false;
    throw error;
  }
}

async function clearAway(directory: string, current: number): Promise<void> {
  for (const name of await readdir(directory)) {
    const number = numberOf(name);
    if (number > 0 && number < current) await rm(join(directory, name), { force: true });
    if (name.startsWith("owner.new.") && (await ageMs(join(directory, name))) > strayAfterMs)
      await rm(join(directory, name), { force: true });
  }
}

const ageMs = (file: string): Promise<number> =>
  stat(file).then(
    ({ mtimeMs }) => Date.now() - mtimeMs,
    () => 0,
  );

/** The file stays, without an owner in it, because its number must not be reused. */
async function release(directory: string, number: number): Promise<void> {
  const draft = join(directory, `owner.new.${process.pid}.${randomUUID()}`);
  await writeFile(draft, "0 released\n", { mode: 0o600 });
  await rename(draft, ownerFile(directory, number));
}

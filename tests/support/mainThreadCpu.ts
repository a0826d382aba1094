import { readFileSync } from "node:fs";
import { performance } from "node:perf_hooks";

/**
 * What the main thread of this process has computed so far, in ms. On Linux its own time on a core, which neighbors do
 * not change; elsewhere the time that its event loop
 * was busy. Work of other threads (workers, pictures, passwords) is not in it.
 */
export function mainThreadCpuMs(): number {
  try {
    return Number(readFileSync(`/proc/self/task/${process.pid}/schedstat`, "utf8").split(" ")[0]) / 1e6;
  } catch {
    return performance.eventLoopUtilization().active;
  }
}

/** What one request costs the main thread, client included, in ms. */
export async function cpuOf(request: () => Promise<unknown>): Promise<number> {
  const before = mainThreadCpuMs();
  await request();
  return mainThreadCpuMs() - before;
}

/**
 * How often the harmful and the harmless are asked in turn before a ratio counts: the least of each is what they really
 * cost.
 */
const MOST_TRIES = 8;

/**
 * Below this, the clock, the collection of garbage, and saving what is right instead of refusing it are what is
 * measured, in ms. Three times as much is still far from the 50 ms that no request may hold the others up for.
 */
const FLOOR_MS = 5;

/**
 * What an ordinary request costs at least: measured when it is first asked for, and again whenever something seems to
 * cost more.
 */
export class HarmlessCost {
  readonly #request: () => Promise<unknown>;
  #ms = Infinity;

  constructor(request: () => Promise<unknown>) {
    this.#request = request;
  }

  async measure(again: boolean): Promise<number> {
    if (again || this.#ms === Infinity) this.#ms = Math.min(this.#ms, await cpuOf(this.#request));
    return Math.max(FLOOR_MS, this.#ms);
  }
}

/**
 * How many times the cost of an ordinary request another one has: measured once where that is within `most`, and more
 * often where it is not.
 */
export async function cpuRatio(hostile: () => Promise<unknown>, harmless: HarmlessCost, most: number): Promise<number> {
  let ms = Infinity;
  let base = FLOOR_MS;
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    base = await harmless.measure(tries > 0);
    ms = Math.min(ms, await cpuOf(hostile));
    if (ms <= most * base) break;
  }
  return ms / base;
}

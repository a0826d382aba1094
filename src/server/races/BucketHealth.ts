import { MENDING_MS } from "./RedisStreams";
import { RECENT_MS } from "./RaceStreams";

/** Races are spread over so many slots, so that many nodes have about the same number. */
export const BUCKETS = 128;

/** After this time without a response, in ms, while other nodes respond, the races of a node are called off. */
export const LOST_MS = 20_000;

/** Another node responded within this time, in ms. */
const ELSEWHERE_MS = 3_000;

/** The part of a cluster that a race's code belongs to, from 0 on: FNV-1a, mixed so that similar codes are spread. */
export function bucketOf(code: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < code.length; at += 1) hash = Math.imul(hash ^ code.charCodeAt(at), 0x01000193) >>> 0;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) % BUCKETS;
}

/** A key of a bucket: the tag in braces is all that decides its slot. */
export function tagged(bucket: number, key: string): string {
  return `{r${bucket}}${key}`;
}

/** Which parts of a cluster respond. Times are of performance.now, in ms. */
export class BucketHealth {
  /** Since when each part that does not respond has not. */
  readonly #failingSince = new Map<number, number>();
  /** The last time of trouble of each part: its first and last failure. */
  readonly #trouble = new Map<number, { readonly first: number; readonly last: number }>();
  #respondedAt = -Infinity;
  readonly #lostMs: number;

  /** @param lostMs after how long without a response a part is lost. */
  constructor(lostMs: number) {
    this.#lostMs = lostMs;
  }

  /** Notes whether a part responds. */
  async watch<Answer>(bucket: number, answer: Promise<Answer>): Promise<Answer> {
    try {
      const value = await answer;
      this.#respondedAt = performance.now();
      this.#failingSince.delete(bucket);
      return value;
    } catch (error) {
      this.#fail(bucket, performance.now());
      throw error;
    }
  }

  /** Whether a part does not respond while others do. */
  isFailing(bucket: number): boolean {
    return this.#failingSince.has(bucket) && performance.now() - this.#respondedAt < ELSEWHERE_MS;
  }

  /** Whether that has been so for too long to wait for it. */
  isLost(bucket: number): boolean {
    return this.isFailing(bucket) && performance.now() - (this.#failingSince.get(bucket) ?? 0) > this.#lostMs;
  }

  /** Entries that are newer than this may have been lost; Infinity: none can have been. */
  mayHaveLostSince(bucket: number): number {
    const trouble = this.#trouble.get(bucket);
    return trouble && performance.now() - trouble.last < MENDING_MS ? trouble.first - RECENT_MS : Infinity;
  }

  #fail(bucket: number, now: number): void {
    // While no part responds, it is this process that is cut off, which says nothing about the parts.
    const isCutOff = now - this.#respondedAt > ELSEWHERE_MS;
    if (isCutOff || !this.#failingSince.has(bucket)) this.#failingSince.set(bucket, now);
    const before = this.#trouble.get(bucket);
    const first = before && now - before.last < MENDING_MS ? before.first : now;
    this.#trouble.set(bucket, { first, last: now });
  }
}

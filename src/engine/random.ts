/**
 * A stream of numbers in [0, 1) that only depends on the seed (mulberry32, by Tommy Ettinger, public domain), so that
 * server and browser make the same text. Not for secrets.
 * @param seed any number; its low 32 bits count.
 */
export function createRandom(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** A random item of a list; the empty string if there is none. */
export function pick(list: readonly string[], random: () => number): string {
  return list[Math.floor(random() * list.length)] ?? "";
}

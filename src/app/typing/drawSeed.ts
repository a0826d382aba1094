/** A random seed for a run of words: 0 to 2147483647. */
export function drawSeed(): number {
  const [word = 0] = crypto.getRandomValues(new Uint32Array(1));
  return word >>> 1;
}

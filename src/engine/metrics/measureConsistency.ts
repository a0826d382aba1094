/**
 * How even a series of speeds is, from 0 to 100: 100 · (1 − tanh(c + c³/3 + c⁵/5)), c = population standard deviation ÷
 * mean
 * (as Monkeytype's `consistency`). A series without speed gives 0.
 */
export function measureConsistency(speeds: readonly number[]): number {
  const mean = speeds.reduce((sum, speed) => sum + speed, 0) / Math.max(1, speeds.length);
  if (mean <= 0) return 0;
  const variance = speeds.reduce((sum, speed) => sum + (speed - mean) * (speed - mean), 0) / speeds.length;
  const c = Math.sqrt(variance) / mean;
  return 100 * (1 - tanh(c + (c * c * c) / 3 + (c * c * c * c * c) / 5));
}

/**
 * Math.tanh may differ in the last digit from one browser to the next; this one uses only the operations that
 * IEEE 754 fixes, so that server and browser agree. Error below 1e-15 for the arguments in use (≥ 0).
 */
function tanh(x: number): number {
  if (x > 20) return 1;
  const power = exp(2 * x);
  return (power - 1) / (power + 1);
}

/** e^y for 0 ≤ y ≤ 40: Taylor series of y / 64, raised by squaring. */
function exp(y: number): number {
  const part = y / 64;
  let term = 1;
  let sum = 1;
  for (let n = 1; n <= 20; n += 1) {
    term = (term * part) / n;
    sum += term;
  }
  for (let squaring = 0; squaring < 6; squaring += 1) sum *= sum;
  return sum;
}

import { TryAgain } from "./TryAgain";

/** How long an answer may take, in ms (SPEC section 9). */
const ANSWER_MS = 5_000;

/**
 * Waits for something, but not too long. What takes longer goes on by itself.
 * @throws TryAgain after five seconds.
 */
export function withinTime<Value>(slow: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new TryAgain()), ANSWER_MS);
    slow.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

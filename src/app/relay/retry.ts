import type { CacheConfig } from "relay-runtime";
import { setConnectionState } from "./connectionState";
import type { Reply } from "./Door";
import { retryAfterMs } from "./retryAfterMs";

const ATTEMPTS = 5;
const FIRST_PAUSE_MS = 300;

/**
 * A server that wants a longer pause than this is not asked again: whoever waits is told now, and may try again later.
 */
const LONGEST_PAUSE_MS = 30_000;

/**
 * Given as `cacheConfig` with a request that is not worth repeating, because another one like it follows soon by
 * itself: a poll, a knock, a race's batch.
 */
export const onlyOnce: CacheConfig = { force: true, metadata: { attempts: 1 } };

/**
 * Sends until an answer comes that is one: 5 times in all (or as `config` says), on a network failure, 429, and 502 to
 * 504, and on nothing else. The pause before the k-th
 * repeat is up to 300·2^k ms by chance, on top of what the server asks for in Retry-After. Gives the last answer, or
 * rejects as the last attempt did;
 * when the signal is aborted it rejects at once.
 */
export async function retry<Answer extends Pick<Reply, "status" | "retryAfter">>(
  attempt: () => Promise<Answer>,
  { metadata }: CacheConfig,
  signal: AbortSignal,
): Promise<Answer> {
  const isLast = (count: number) => count >= Number(metadata?.["attempts"] ?? ATTEMPTS);
  for (let count = 1; ; count += 1) {
    let pause = Math.random() * FIRST_PAUSE_MS * 2 ** count;
    try {
      signal.throwIfAborted();
      const reply = await attempt();
      const isAway = reply.status >= 502 && reply.status <= 504;
      setConnectionState(isAway ? "offline" : "online");
      pause += retryAfterMs(reply.retryAfter);
      if (!(isAway || reply.status === 429) || isLast(count) || pause > LONGEST_PAUSE_MS) return reply;
    } catch (error) {
      if (!signal.aborted) setConnectionState("offline");
      if (signal.aborted || isLast(count)) throw error;
    }
    await wait(pause, signal);
  }
}

function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}

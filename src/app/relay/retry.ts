import type { CacheConfig } from "relay-runtime";
import { type Backoff, backoff } from "../platform/backoff";
import { setConnectionState } from "./connectionState";

const HTTP_ATTEMPTS = 5;
const httpBackoff: Backoff = { firstMs: 600, maxMs: Number.POSITIVE_INFINITY, jitter: 1 };

/** The longest wait without asking the user; beyond it, the response is returned. */
const MAX_HTTP_WAIT_MS = 30_000;

/** `cacheConfig` of a request that is soon followed by another one: a poll, a probe, a race's batch. */
export const noRetry: CacheConfig = { force: true, metadata: { attempts: 1 } };

/** Whether a request has {@link noRetry}. */
export const isNoRetry = ({ metadata }: CacheConfig): boolean => metadata?.["attempts"] === 1;

/**
 * Repeats an HTTP request on a network failure, 429, and 502 to 504: five attempts in all, or as `config` says. Waits
 * with exponential backoff, on top of what the server asks for in Retry-After. Returns the last response, or rejects as
 * the last attempt did; when the signal is aborted it rejects at once.
 */
export async function retry<Response extends { readonly status: number; readonly retryAfter: string | null }>(
  attempt: () => Promise<Response>,
  { metadata }: CacheConfig,
  signal: AbortSignal,
): Promise<Response> {
  const isLast = (count: number) => count >= Number(metadata?.["attempts"] ?? HTTP_ATTEMPTS);
  for (let count = 1; ; count += 1) {
    let delay = backoff(count, httpBackoff);
    try {
      signal.throwIfAborted();
      const response = await attempt();
      const isUnavailable = response.status >= 502 && response.status <= 504;
      setConnectionState(isUnavailable ? "offline" : "online");
      delay += retryAfterMs(response.retryAfter);
      if (!(isUnavailable || response.status === 429) || isLast(count) || delay > MAX_HTTP_WAIT_MS) return response;
    } catch (error) {
      if (!signal.aborted) setConnectionState("offline");
      if (signal.aborted || isLast(count)) throw error;
    }
    await wait(delay, signal);
  }
}

/** The delay in a Retry-After header, in ms from now: seconds, or a date. 0 if it is invalid. */
export function retryAfterMs(header: string | null): number {
  const ms = Number(header) * 1000 || Date.parse(header ?? "") - Date.now();
  return ms > 0 ? ms : 0;
}

function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason);
    const timer = setTimeout(resolve, ms);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}

/** A wait that doubles from `firstMs` to `maxMs`; `jitter` is the part of it that is random. */
export type Backoff = { readonly firstMs: number; readonly maxMs: number; readonly jitter: number };

/**
 * How long to wait, in ms, after this many failed attempts (from 1). With jitter, a class whose server restarts does
 * not come back all at once.
 */
export function backoff(failures: number, { firstMs, maxMs, jitter }: Backoff): number {
  return Math.min(maxMs, firstMs * 2 ** (failures - 1)) * (1 - jitter + jitter * Math.random());
}

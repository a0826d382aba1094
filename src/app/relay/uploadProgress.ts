import type { CacheConfig } from "relay-runtime";

/** Hears how much of a request has left, from 0 to 1. */
export type ProgressListener = (part: number) => void;

const listeners = new WeakMap<object, ProgressListener>();

/** Gives a mutation's `cacheConfig` a listener for its upload: the one thing of it that Relay hands through to the network layer. */
export function withUploadProgress(listener: ProgressListener): CacheConfig {
  const metadata = {};
  listeners.set(metadata, listener);
  return { force: true, metadata };
}

/** The listener that came with a request, if one did. */
export function uploadProgressOf(cacheConfig: CacheConfig): ProgressListener | undefined {
  return cacheConfig.metadata == null ? undefined : listeners.get(cacheConfig.metadata);
}

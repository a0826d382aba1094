/** Listeners to an event. `subscribe` returns the unsubscribe function. */
export type Emitter<Value = void> = {
  readonly emit: (value: Value) => void;
  readonly subscribe: (listener: (value: Value) => void) => () => void;
};

/**
 * An event outside React.
 * @param start runs with the first listener; the function it returns runs after the last one has left.
 */
export function createEmitter<Value = void>(start?: () => () => void): Emitter<Value> {
  const listeners = new Set<(value: Value) => void>();
  let stop: (() => void) | undefined;
  return {
    emit: (value) => {
      // A copy: a listener that is added during the calls is not called for this event.
      for (const listener of Array.from(listeners)) if (listeners.has(listener)) listener(value);
    },
    subscribe: (listener) => {
      if (listeners.size === 0) stop = start?.();
      listeners.add(listener);
      return () => {
        if (listeners.delete(listener) && listeners.size === 0) stop?.();
      };
    },
  };
}

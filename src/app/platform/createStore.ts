/** Listeners to an event. `subscribe` returns the unsubscribe function. */
type Emitter<Value = void> = {
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

/** A value outside React. Listeners are called after each change; `subscribe` returns the unsubscribe function. */
export type Store<Value> = {
  readonly get: () => Value;
  readonly getInitial: () => Value;
  readonly set: (next: Value) => void;
  readonly subscribe: (listener: (value: Value) => void) => () => void;
};

/**
 * A small external store.
 * @param start runs with the first listener; the function it returns runs after the last one has left.
 */
export function createStore<Value>(initial: Value, start?: () => () => void): Store<Value> {
  const { emit, subscribe } = createEmitter<Value>(start);
  let value = initial;
  return {
    get: () => value,
    getInitial: () => initial,
    set: (next) => {
      if (Object.is(next, value)) return;
      value = next;
      emit(next);
    },
    subscribe,
  };
}

import { createEmitter } from "./createEmitter";

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

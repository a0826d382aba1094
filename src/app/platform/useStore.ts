import { useSyncExternalStore } from "react";
import type { Store } from "./createStore";

/** The store's value, kept up to date. While a rendered page hydrates it is the initial value, as on the server. */
export function useStore<Value>(store: Store<Value>): Value {
  return useSyncExternalStore(store.subscribe, store.get, store.getInitial);
}

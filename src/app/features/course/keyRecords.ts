import type { KeyRecord } from "../../../engine/lessons/keyRecords";
import { createStore, useStore } from "../../platform/createStore";

/** What the account knows about the user's keys; empty until it has been loaded, and for visitors without one. */
const records = createStore<readonly KeyRecord[]>([]);

export function readKeyRecords(): readonly KeyRecord[] {
  return records.get();
}

/** As {@link readKeyRecords}, kept up to date. */
export function useKeyRecords(): readonly KeyRecord[] {
  return useStore(records);
}

export function noteKeyRecords(known: readonly KeyRecord[]): void {
  records.set(known);
}

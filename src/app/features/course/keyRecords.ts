import type { KeyRecord } from "../../../engine/lessons/hardestKeys";

/** What the account knows about the user's keys; empty until it has been loaded, and for visitors without one. */
let records: readonly KeyRecord[] = [];

export function readKeyRecords(): readonly KeyRecord[] {
  return records;
}

export function noteKeyRecords(known: readonly KeyRecord[]): void {
  records = known;
}

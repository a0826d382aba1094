import type { IsoDateTime } from "../../contract/scalars";

/** An instant in ms since 1970 as it is written. */
export function isoOf(at: number): IsoDateTime {
  return new Date(at).toISOString() as IsoDateTime;
}

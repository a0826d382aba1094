import type { IsoDateTime } from "./scalars";

/** An instant in ms since 1970 as the wire has it. */
export function toIsoDateTime(ms: number): IsoDateTime {
  return new Date(ms).toISOString() as IsoDateTime;
}

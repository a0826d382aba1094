import type { MessageDescriptor } from "@lingui/core";
import { msg, selectOrdinal } from "@lingui/core/macro";

/** A place as one says it: 1st, 2nd, 3rd, 4th. */
export function ordinal(place: number): MessageDescriptor {
  return msg`${selectOrdinal(place, { one: "#st", two: "#nd", few: "#rd", other: "#th" })}`;
}

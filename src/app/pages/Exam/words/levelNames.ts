import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

const names: ReadonlyMap<string, MessageDescriptor> = new Map([
  ["CERTIFICATE", msg`Certificate`],
  ["DIPLOMA", msg`Diploma`],
  ["SILVER", msg`Silver`],
  ["GOLD", msg`Gold`],
  ["CUM_LAUDE", msg`Cum laude`],
  ["MASTER", msg`Master`],
]);

/** What a level is called; one that this page does not know yet is a pass. */
export function nameOfLevel(level: string): MessageDescriptor {
  return names.get(level) ?? msg`Passed`;
}

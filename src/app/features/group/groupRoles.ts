import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

const names: ReadonlyMap<string, MessageDescriptor> = new Map([
  ["OWNER", msg({ message: "owner", context: "group" })],
  ["COACH", msg({ message: "coach", context: "group" })],
  ["MEMBER", msg({ message: "member", context: "group" })],
]);

/** The name of a role in a group. A viewer without a role who can see the group is an admin. */
export function nameOfRole(role: string | null | undefined): MessageDescriptor {
  return names.get(role ?? "") ?? msg({ message: "admin", context: "group" });
}

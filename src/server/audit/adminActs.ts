import { AsyncLocalStorage } from "node:async_hooks";

/** What an admin does with one mutation, as far as it is known. */
export type AdminAct = {
  /** Names of groups, by row id, in which the viewer may do this only as an admin. */
  readonly groups: Map<string, string>;
  /** Whether the audit log has an entry about it. */
  isRecorded: boolean;
};

/** The mutation that is running, if its viewer is an admin. */
export const currentAct = new AsyncLocalStorage<AdminAct>();

/**
 * Notes that the viewer may do what they are doing in a group only as an admin. Called where rights are checked, after
 * the last check that could refuse. Does nothing in queries and subscriptions.
 */
export function noteAdminAct({ id, name }: { readonly id: string; readonly name: string }): void {
  currentAct.getStore()?.groups.set(id, name);
}

/** Notes that the audit log has an entry about the mutation that is running. */
export function noteRecorded(): void {
  const act = currentAct.getStore();
  if (act) act.isRecorded = true;
}

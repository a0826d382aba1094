import type { Services, Viewer } from "../Context";
import { beforeCommits, inTransaction, type Transaction } from "../database/Database";
import { DomainError } from "../DomainError";
import { type AdminAct, currentAct } from "./adminActs";
import { recordAct } from "./auditLog";

/**
 * Runs a mutation of an admin. If it was not refused, and the admin could do it in a group only as an admin, the audit
 * log gets an entry for each such group, unless the mutation has recorded itself.
 *
 * The entry is written in the first transaction of the mutation that writes something, so that neither is there without
 * the other. What is written by a single statement or in the log of a race has no transaction: then the entry follows
 * right after it. If the process dies in between, the change is there and its entry is missing. If only the entry
 * cannot be written, the mutation fails, so that the admin sees it and tries again.
 * @param operation the field's name in the schema.
 */
export async function recordingAdminActs(
  { viewer, services }: { readonly viewer: Viewer; readonly services: Services },
  operation: string,
  run: () => unknown,
): Promise<unknown> {
  const act: AdminAct = { groups: new Map(), isRecorded: false };
  const record = async (transaction: Transaction): Promise<void> => {
    for (const [id, name] of act.groups)
      // oxlint-disable-next-line no-await-in-loop
      await recordAct(transaction, {
        by: viewer.userId,
        at: new Date(services.now()),
        action: "GROUP_CHANGED",
        target: { kind: "Group", id, name },
        details: { operation },
      });
  };
  const isDue = (result: unknown) => act.groups.size > 0 && !act.isRecorded && !(result instanceof DomainError);
  return currentAct.run(act, async () => {
    try {
      const answer = await beforeCommits.run(
        async (transaction, result) => (isDue(result) ? record(transaction) : undefined),
        async () => run(),
      );
      if (isDue(answer)) await inTransaction(services.database, record);
      return answer;
    } finally {
      // Timers that began here keep this context: what they do later is not the admin's act.
      act.groups.clear();
    }
  });
}

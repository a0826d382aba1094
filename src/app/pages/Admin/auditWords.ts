import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { type AuditAction, auditActions } from "../../../contract/adminRules";

/** What the audit log calls each act. */
const auditActionNames: Readonly<Record<AuditAction, MessageDescriptor>> = {
  ADMIN_CLAIMED: msg`Became the first admin`,
  ADMIN_APPOINTED: msg`Added admin`,
  ADMIN_REMOVED: msg`Removed admin`,
  USER_RENAMED: msg`Renamed user`,
  USER_LOCKED: msg`Locked account`,
  USER_UNLOCKED: msg`Unlocked account`,
  USER_SIGNED_OUT: msg`Signed out everywhere`,
  USER_ERASED: msg`Deleted account`,
  USER_BROUGHT_BACK: msg`Restored account`,
  USER_MERGED: msg`Merged account`,
  PASSWORD_RENEWED: msg`Gave new password`,
  DATA_EXPORTED: msg`Exported someone's data`,
  GROUP_ROLE_CHANGED: msg`Changed role in group`,
  COACH_LINK_CREATED: msg`Created link for coaches`,
  PASSKEY_ADDED: msg`Added passkey`,
  PASSKEY_REMOVED: msg`Removed passkey`,
  ROSTER_IMPORTED: msg`Imported roster`,
  GROUP_ARCHIVED: msg`Archived group`,
  GROUP_RESTORED: msg`Restored group`,
  GROUP_DELETED: msg`Deleted group`,
  REPORT_UPHELD: msg`Acted on report`,
  REPORT_DISMISSED: msg`Dismissed report`,
  RESULT_ACCEPTED: msg`Let run count`,
  RESULT_REJECTED: msg`Kept flag on run`,
  EXAM_ACCEPTED: msg`Let exam count`,
  EXAM_REJECTED: msg`Kept flag on exam`,
  TEXT_PUBLISHED: msg`Published text`,
  TEXT_SENT_BACK: msg`Sent text back`,
  TEXT_ARCHIVED: msg`Archived text`,
  TEXT_RESTORED: msg`Restored text`,
  SENTENCE_REMOVED: msg`Removed reported sentence`,
  NORM_CREATED: msg`Created standard`,
  NORM_CHANGED: msg`Changed standard`,
  NORM_ARCHIVED: msg`Archived standard`,
  NORM_RESTORED: msg`Restored standard`,
  FEATURE_PAUSED: msg`Paused feature`,
  FEATURE_RESUMED: msg`Turned feature on`,
  ANNOUNCEMENT_PUBLISHED: msg`Published announcement`,
  ANNOUNCEMENT_CHANGED: msg`Changed announcement`,
  ANNOUNCEMENT_REMOVED: msg`Removed announcement`,
  BACKUP_STARTED: msg`Started backup`,
};

/** The known action of this name; null for one of a newer server. */
export function findAction(name: string): AuditAction | null {
  return auditActions.find((action) => action === name) ?? null;
}

/** What an action is called; the name itself for one of a newer server. */
export function nameOfAction(t: (message: MessageDescriptor) => string, name: string): string {
  const action = findAction(name);
  return action === null ? name : t(auditActionNames[action]);
}

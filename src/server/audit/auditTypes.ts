import { resolveCursorConnection } from "@pothos/plugin-relay";
import type { AuditAction } from "../../contract/adminRules";
import type { AuditRow } from "../database/adminSchema";
import { builder, pageSizes } from "../graphql/builder";
import { toGlobalId } from "../globalIds";
import { toCursor } from "../cursors";
import { selectActors, selectAuditFile, selectAuditLog } from "./auditLog";

const AuditActionEnum = builder.enumType("AuditAction", {
  description: "What the audit log records.",
  values: {
    ADMIN_CLAIMED: { description: "Became the first admin with the link that the server printed." },
    ADMIN_APPOINTED: { description: "Made a user an admin." },
    ADMIN_REMOVED: { description: "Made an admin a member again." },
    USER_RENAMED: { description: "Gave a user another display name." },
    USER_LOCKED: { description: "Locked an account and ended its sessions." },
    USER_UNLOCKED: { description: "Unlocked an account." },
    USER_SIGNED_OUT: { description: "Ended all sessions of a user." },
    USER_BROUGHT_BACK: { description: "Restored an account that a coach had deleted or merged. Also by a coach." },
    USER_MERGED: { description: "Merged an account into another, whose name is `newName`. Also by a coach." },
    PASSWORD_RENEWED: { description: "Gave an account of a group that they do not run a new password." },
    CONSENT_RECORDED: {
      description: "Recorded that a guardian agreed that an account of a group that they do not run may be public.",
    },
    CONSENT_WITHDRAWN: { description: "Recorded that a guardian no longer agrees to that." },
    DATA_EXPORTED: { description: "Exported the data of a member of a group that they do not run." },
    GROUP_ROLE_CHANGED: {
      description: "Changed somebody's role in a group that they do not own: both are in `reason`.",
    },
    COACH_LINK_CREATED: { description: "Made a link for coaches of a group that they do not own." },
    USER_ERASED: { description: "Deleted an account with all its data. Also by a coach, if a coach made the account." },
    PASSKEY_ADDED: { description: "Added a passkey to their own account." },
    PASSKEY_REMOVED: { description: "Removed a passkey from their own account." },
    ROSTER_IMPORTED: { description: "Imported classes and accounts from a OneRoster file." },
    GROUP_ARCHIVED: { description: "Archived a group." },
    GROUP_RESTORED: { description: "Restored an archived group." },
    GROUP_DELETED: { description: "Deleted a group. Also by its owner." },
    GROUP_CHANGED: {
      description: "Changed something in a group that they do not run: `operation` says what.",
    },
    REPORT_UPHELD: { description: "Decided that a report is right." },
    REPORT_DISMISSED: { description: "Decided that nothing is wrong with what was reported." },
    RESULT_ACCEPTED: { description: "Cleared a flagged result." },
    RESULT_REJECTED: { description: "Kept the flag of a result." },
    EXAM_ACCEPTED: { description: "Cleared a flagged exam." },
    EXAM_REJECTED: { description: "Kept the flag of an exam." },
    TEXT_PUBLISHED: { description: "Published a text that waited for review." },
    TEXT_SENT_BACK: { description: "Sent a text back to its owner." },
    TEXT_ARCHIVED: { description: "Archived someone else's text." },
    TEXT_RESTORED: { description: "Restored someone else's archived text." },
    SENTENCE_REMOVED: { description: "Removed a reported sentence from the list." },
    NORM_CREATED: { description: "Made an exam standard for everyone." },
    NORM_CHANGED: { description: "Changed an exam standard for everyone." },
    NORM_ARCHIVED: { description: "Archived an exam standard for everyone." },
    NORM_RESTORED: { description: "Restored an archived exam standard for everyone." },
    FEATURE_PAUSED: { description: "Switched a feature off for everyone." },
    FEATURE_RESUMED: { description: "Switched a feature on for everyone." },
    ANNOUNCEMENT_PUBLISHED: { description: "Published an announcement." },
    ANNOUNCEMENT_CHANGED: { description: "Changed the texts or the time of an announcement." },
    ANNOUNCEMENT_REMOVED: { description: "Removed an announcement." },
    BACKUP_STARTED: { description: "Started a backup." },
  } satisfies Record<AuditAction, { description: string }>,
});

/** No node: it is only read in the log. */
const AuditEntry = builder.objectRef<AuditRow>("AuditEntry").implement({
  description: "An entry in the audit log, with names as they were at the time. It cannot be changed.",
  fields: (t) => ({
    id: t.field({ type: "ID", description: "Opaque global id.", resolve: ({ id }) => toGlobalId("AuditEntry", id) }),
    createdAt: t.expose("createdAt", { type: "DateTime", description: "When it happened." }),
    actorId: t.field({
      type: "ID",
      description: "Global id of the user who did it, whose account may be gone.",
      resolve: ({ actorId }) => toGlobalId("User", actorId),
    }),
    actorName: t.exposeString("actorName", { description: "Their display name at the time." }),
    action: t.expose("action", { type: AuditActionEnum, description: "What they did." }),
    targetId: t.field({
      type: "ID",
      description: "Global id of what it was about, which may be gone.",
      resolve: ({ targetKind, targetId }) => toGlobalId(targetKind, targetId),
    }),
    targetName: t.exposeString("targetName", { description: "The name of what it was about, at the time." }),
    newName: t.string({
      nullable: true,
      description: "The name after a change of the name; otherwise null.",
      resolve: ({ details }) => details.newName ?? null,
    }),
    operation: t.string({
      nullable: true,
      description: "The mutation with which they changed a group, for GROUP_CHANGED; otherwise null.",
      resolve: ({ details }) => details.operation ?? null,
    }),
    reason: t.string({
      nullable: true,
      description: "The reason or note that was given, if any.",
      resolve: ({ details }) => details.reason ?? null,
    }),
  }),
});

const AuditActor = builder.objectRef<{ readonly id: string; readonly name: string }>("AuditActor").implement({
  description: "A person in the audit log.",
  fields: (t) => ({
    // Not `id`: clients normalize by it, and the user is another object.
    userId: t.field({ type: "ID", description: "Global id of the user.", resolve: ({ id }) => toGlobalId("User", id) }),
    name: t.exposeString("name", { description: "Their display name at their last action." }),
  }),
});

const AuditFiltersInput = builder.inputType("AuditFiltersInput", {
  description: "Which entries. A null field does not filter.",
  fields: (t) => ({
    actorId: t.id({ required: false, description: "Global id of the user who did it." }),
    action: t.field({ type: AuditActionEnum, required: false, description: "Only this kind." }),
    from: t.field({ type: "DateTime", required: false, description: "Not before this moment." }),
    until: t.field({ type: "DateTime", required: false, description: "Before this moment." }),
  }),
});

builder.queryField("auditLog", (t) =>
  t.connection(
    {
      type: AuditEntry,
      nullable: true,
      description:
        "The audit log of the last two years, newest first. Null for viewers who are not admins. 25 per page, at " +
        "most 100.",
      args: { filters: t.arg({ type: AuditFiltersInput, required: false, description: "Which entries." }) },
      resolve: (_root, { filters, ...args }, { viewer, services }) => {
        if (viewer?.role !== "ADMIN") return null;
        return resolveCursorConnection<Promise<AuditRow[]>>(
          { args, ...pageSizes, toCursor: ({ createdAt, id }) => toCursor({ at: createdAt, id }) },
          (page) => selectAuditLog(services.database, filters ?? {}, page),
        );
      },
    },
    { name: "AuditLogConnection", description: "A page of the audit log." },
    { name: "AuditLogEdge", description: "An entry in the list." },
  ),
);

builder.queryFields((t) => ({
  auditFile: t.field({
    type: [AuditEntry],
    nullable: true,
    description:
      "The audit log for a file: the newest 5,000 entries that match, oldest first. Null for viewers who are not " +
      "admins.",
    args: { filters: t.arg({ type: AuditFiltersInput, required: false, description: "Which entries." }) },
    resolve: (_root, { filters }, { viewer, services }) =>
      viewer?.role === "ADMIN" ? selectAuditFile(services.database, filters ?? {}) : null,
  }),
  auditActors: t.field({
    type: [AuditActor],
    nullable: true,
    description: "Everyone in the audit log, by name. Null for viewers who are not admins.",
    resolve: (_root, _args, { viewer, services }) =>
      viewer?.role === "ADMIN" ? selectActors(services.database) : null,
  }),
}));

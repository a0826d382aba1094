import type { BackupRow } from "../database/adminSchema";
import { builder } from "../graphql/builder";
import { payload } from "../graphql/errors";
import { type BackupState, readBackupState, startBackup } from "./Backups";
import {
  countOpenSessions,
  countRacers,
  type Host,
  readDatabaseSize,
  readDiskFree,
  type TableSize,
} from "./hostHealth";
import { limits } from "../../contract/limits";
import type { HostPolicy } from "./retention";

const TableSizeObject = builder.objectRef<TableSize>("TableSize").implement({
  description: "How large a table of the database is.",
  fields: (t) => ({
    name: t.exposeString("name", { description: "The name of the table." }),
    bytes: t.exposeFloat("bytes", { description: "Its size with indexes, in bytes." }),
  }),
});

const DatabaseSize = builder
  .objectRef<{ readonly bytes: number; readonly tables: readonly TableSize[] }>("DatabaseSize")
  .implement({
    description: "How large the database is.",
    fields: (t) => ({
      bytes: t.exposeFloat("bytes", { description: "Its size in bytes." }),
      tables: t.field({
        type: [TableSizeObject],
        description: "The five largest tables, the largest first.",
        resolve: ({ tables }) => [...tables],
      }),
    }),
  });

const BackupStateObject = builder.objectRef<BackupState>("BackupState").implement({
  description: "The backups that admins started on this page. Backups made from the command line are not listed.",
  fields: (t) => ({
    isRunning: t.exposeBoolean("isRunning", { description: "Whether one runs now, in whichever process." }),
    lastAt: t.field({
      type: "DateTime",
      nullable: true,
      description: "When the snapshot in the last complete backup was taken. Null if there is none.",
      resolve: ({ last }) => last?.createdAt ?? null,
    }),
    lastFile: t.string({
      nullable: true,
      description: "Its file in the host's folder for backups. Null if there is none.",
      resolve: ({ last }) => last?.file ?? null,
    }),
    lastBytes: t.float({
      nullable: true,
      description: "The size of that file, in bytes. Null if there is none.",
      resolve: ({ last }) => last?.bytes ?? null,
    }),
    kept: t.int({
      description: "How many are kept (TYPELOOP_BACKUPS_KEPT). Older ones are deleted after each successful backup.",
      resolve: (_state, _args, { services }) => services.host.backups.kept,
    }),
    failure: t.exposeString("failure", {
      nullable: true,
      description: "Why the newest one failed, in English, for the operator. Null if it did not.",
    }),
  }),
});

const ServerHealth = builder.objectRef<Host>("ServerHealth").implement({
  description: "The server's health. Racers, websockets and errors are those of the process that answers.",
  fields: (t) => ({
    version: t.exposeString("version", { description: "The release. Empty if it is unknown." }),
    startedAt: t.field({
      type: "DateTime",
      description: "When the process started.",
      resolve: ({ startedAt }) => new Date(startedAt),
    }),
    database: t.field({
      type: DatabaseSize,
      description: "How large the database is.",
      resolve: (_host, _args, { services }) => readDatabaseSize(services),
    }),
    diskFree: t.float({
      nullable: true,
      description: "Free bytes on the disk of the host's data folder. Null if the system does not say.",
      resolve: (_host, _args, { services }) => readDiskFree(services),
    }),
    openSessions: t.int({
      description: "Sessions that are open, in all processes.",
      resolve: (_host, _args, { services }) => countOpenSessions(services),
    }),
    racers: t.int({
      description: "Racers with a seat in races that are not over.",
      resolve: (_host, _args, { services }) => countRacers(services),
    }),
    connections: t.int({ description: "Open websockets.", resolve: ({ connections }) => connections() }),
    errors: t.int({ description: "Unexpected failures of the last hour.", resolve: ({ errors }) => errors.count }),
    isRedisConnected: t.boolean({
      nullable: true,
      description: "Whether Redis answers. Null without Redis.",
      resolve: ({ redis }) => redis(),
    }),
    backup: t.field({
      type: BackupStateObject,
      description: "The backups.",
      resolve: (_host, _args, { services }) => readBackupState(services.database),
    }),
  }),
});

builder.queryField("serverHealth", (t) =>
  t.field({
    type: ServerHealth,
    nullable: true,
    description: "The server's health. Null for viewers who are not admins.",
    resolve: (_root, _args, { viewer, services }) => (viewer?.role === "ADMIN" ? services.host : null),
  }),
);

const StartBackupSuccess = builder.objectRef<BackupRow>("StartBackupSuccess").implement({
  description: "The backup has begun. It continues in the background.",
  fields: (t) => ({
    file: t.exposeString("file", { description: "Its file in the host's folder for backups." }),
    backup: t.field({
      type: BackupStateObject,
      description: "The backups.",
      resolve: (_row, _args, { services }) => readBackupState(services.database),
    }),
  }),
});

builder.mutationField("startBackup", (t) =>
  t.field({
    type: payload("StartBackupPayload", StartBackupSuccess, ["RefusedError"]),
    description:
      "Starts a backup of the database into the host's folder for backups (TYPELOOP_BACKUPS). For admins (others get " +
      "NOT_ALLOWED). BACKUP_RUNNING while there is one, in whichever process.",
    resolve: (_root, _args, context) => startBackup(context),
  }),
);

const DAY_MS = 24 * 60 * 60 * 1000;

/** As the function forget_audit_log of the database has it. */
const AUDIT_YEARS = 2;

const HostPolicyObject = builder.objectRef<HostPolicy>("HostPolicy").implement({
  description: "How long this host keeps what it stores, and which other services it uses. From its settings.",
  fields: (t) => ({
    resultDays: t.exposeInt("resultDays", {
      nullable: true,
      description: "Days after which a result is deleted. Null: it stays as long as the account.",
    }),
    keystrokeDays: t.exposeInt("keystrokeDays", {
      nullable: true,
      description: "Days after which the keystrokes of a result are deleted. Null: they stay as long as the result.",
    }),
    unusedAccountDays: t.exposeInt("unusedAccountDays", {
      nullable: true,
      description: "Days without use after which an account is deleted. Null: never.",
    }),
    guestDays: t.int({
      resolve: () => limits.guestMs / DAY_MS,
      description: "Days without use after which a guest is deleted.",
    }),
    removedDays: t.int({
      resolve: () => limits.removedMs / DAY_MS,
      description: "Days for which an account that a coach deleted or merged can be brought back.",
    }),
    sessionDays: t.int({ resolve: () => limits.sessionMs / DAY_MS, description: "Days after which a session ends." }),
    auditYears: t.int({
      resolve: () => AUDIT_YEARS,
      description: "Years for which admin actions stay in the audit log.",
    }),
    signInProviders: t.stringList({
      resolve: ({ signInProviders }) => [...signInProviders],
      description: "Names of the services with which people sign in; empty if there are none.",
    }),
    reportsErrors: t.exposeBoolean("reportsErrors", {
      description: "Whether pages report errors to a service that the host chose.",
    }),
    sumsParticipation: t.boolean({
      resolve: (_policy, _args, { services }) => services.switches.isOn("PARTICIPATION"),
      description: "Whether admins and coaches see totals of how many people keep practicing.",
    }),
    countsVisits: t.exposeBoolean("countsVisits", {
      description: "Whether Google Analytics counts visits of those who agree to it.",
    }),
  }),
});

builder.queryField("hostPolicy", (t) =>
  t.field({
    type: HostPolicyObject,
    description: "What this host stores for how long, and which other services it uses. The same for everyone.",
    resolve: (_root, _args, { services }) => services.policy,
  }),
);

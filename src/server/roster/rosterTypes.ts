import { rosterChangeKinds, rosterIssueKinds } from "../../contract/enums";
import { DomainError } from "../DomainError";
import { builder } from "../graphql/builder";
import { payload } from "../graphql/errors";
import { toGlobalId } from "../globalIds";
import { importRoster, previewRoster, type ImportedRoster } from "./importRoster";
import type { RosterChange, RosterPlan } from "./planRoster";
import type { RosterIssue } from "./readRoster";

/** How much of a plan is listed; the rest is counted. */
const MOST_CHANGES = 1_000;
const MOST_ISSUES = 200;

const RosterChangeKindEnum = builder.enumType("RosterChangeKind", {
  description:
    "What an import does with a class or a person: makes it; LINKED finds the account by its school account; " +
    "renames it; adds a person to classes, or moves them from one to another; changes their ROLE. REMOVED is no " +
    "longer in the file, and stays unless an admin archives it.",
  values: rosterChangeKinds,
});

const RosterIssueKindEnum = builder.enumType("RosterIssueKind", {
  description: "What is wrong with a row, or with a whole file, of a OneRoster export.",
  values: rosterIssueKinds,
});

const RosterChangeObject = builder.objectRef<RosterChange>("RosterChange").implement({
  description: "What an import does with one class or person.",
  fields: (t) => ({
    kind: t.expose("kind", { type: RosterChangeKindEnum, description: "What it does." }),
    isClass: t.exposeBoolean("isClass", { description: "Whether it is a class; otherwise a person." }),
    name: t.exposeString("name", { description: "The whole name." }),
    oldName: t.exposeString("oldName", { description: "The name before RENAMED. Otherwise empty." }),
    to: t.stringList({ resolve: ({ to }) => [...to], description: "The classes that a person comes to, by name." }),
    from: t.stringList({ resolve: ({ from }) => [...from], description: "The classes that a person leaves, by name." }),
  }),
});

const RosterIssueObject = builder.objectRef<RosterIssue>("RosterIssue").implement({
  description: "A doubtful row, which is left out. In line 0 and in manifest.csv, it stops the whole import.",
  fields: (t) => ({
    file: t.exposeString("file", { description: "The file in the archive, such as `users.csv`." }),
    line: t.exposeInt("line", { description: "The line, from 1; 0 for the whole file." }),
    column: t.exposeString("column", { description: "The column as the file calls it. Empty for none." }),
    kind: t.expose("kind", { type: RosterIssueKindEnum, description: "What is wrong with it." }),
    value: t.exposeString("value", { description: "The first 100 characters of the value." }),
  }),
});

const RosterPreviewObject = builder.objectRef<RosterPlan>("RosterPreview").implement({
  description: "What importing a OneRoster export does, by the ids of the file alone.",
  fields: (t) => ({
    fingerprint: t.exposeString("fingerprint", { description: "Identifies all of this. importRoster needs it." }),
    changes: t.field({
      type: [RosterChangeObject],
      resolve: ({ changes }) => changes.slice(0, MOST_CHANGES),
      description: "The first 1,000 changes: classes, then people in the order of the file.",
    }),
    changeCount: t.int({ resolve: ({ changes }) => changes.length, description: "Number of all changes." }),
    removedCount: t.int({
      resolve: ({ changes }) => changes.filter(({ kind }) => kind === "REMOVED").length,
      description: "How many of them are REMOVED.",
    }),
    unchanged: t.exposeInt("unchanged", { description: "Number of classes and people that stay as they are." }),
    issues: t.field({
      type: [RosterIssueObject],
      resolve: ({ issues }) => issues.slice(0, MOST_ISSUES),
      description: "The first 200 doubtful rows.",
    }),
    issueCount: t.int({ resolve: ({ issues }) => issues.length, description: "Number of all doubtful rows." }),
  }),
});

const PreviewRosterSuccess = builder.objectRef<{ readonly preview: RosterPlan }>("PreviewRosterSuccess").implement({
  description: "The file was read. Nothing is saved yet.",
  fields: (t) => ({
    preview: t.field({ type: RosterPreviewObject, resolve: ({ preview }) => preview, description: "What is in it." }),
  }),
});

const refusals =
  "Admins only. The file is the zip archive of a OneRoster 1.2 CSV export in bulk mode, at most 10 MB " +
  "(PAYLOAD_TOO_LARGE), with at most 500 classes, 5,000 people and 20,000 enrollments (TOO_MANY_ROWS); NOT_A_ROSTER " +
  "for others, FILE_TOO_HARD for one that cannot be read within two seconds.";

builder.mutationField("previewRoster", (t) =>
  t.field({
    type: payload("PreviewRosterPayload", PreviewRosterSuccess, ["RefusedError", "RateLimitedError"]),
    description: `Says what importRoster would do with a file. ${refusals}`,
    args: { file: t.arg({ type: "Upload", required: true, description: "The file." }) },
    resolve: async (_root, { file }, context) => {
      const preview = await previewRoster(context, file);
      return preview instanceof DomainError ? preview : { preview };
    },
  }),
);

type Cards = { readonly groupId: string; readonly name: string; readonly userIds: readonly string[] };

const RosterCardsObject = builder.objectRef<Cards>("RosterCards").implement({
  description: "New members of a group who have no way to sign in yet: give them passwords with resetPassPhrases.",
  fields: (t) => ({
    groupId: t.id({ resolve: ({ groupId }) => toGlobalId("Group", groupId), description: "Global id of the group." }),
    name: t.exposeString("name", { description: "The class of the file." }),
    memberIds: t.idList({
      resolve: ({ groupId, userIds }) => userIds.map((userId) => toGlobalId("GroupMember", `${groupId}:${userId}`)),
      description: "Global ids of the members.",
    }),
  }),
});

const ImportRosterSuccess = builder.objectRef<ImportedRoster>("ImportRosterSuccess").implement({
  description: "The file was imported.",
  fields: (t) => ({
    changeCount: t.int({
      resolve: ({ plan }) => plan.changes.filter(({ kind }) => kind !== "REMOVED").length,
      description: "Number of changes that were made, without those to archive.",
    }),
    cards: t.field({
      type: [RosterCardsObject],
      resolve: ({ cards }) => [...cards],
      description: "New accounts without a school account, by class.",
    }),
  }),
});

const ImportRosterInput = builder.inputType("ImportRosterInput", {
  description: "The file of a preview.",
  fields: (t) => ({
    file: t.field({ type: "Upload", description: "The same file again." }),
    fingerprint: t.string({ description: "Of the preview." }),
    archivesRemoved: t.boolean({
      description:
        "Whether to archive the classes that the file no longer has, and to take people out of classes that it no " +
        "longer has them in. Their accounts and results stay.",
    }),
  }),
});

builder.mutationField("importRoster", (t) =>
  t.field({
    type: payload("ImportRosterPayload", ImportRosterSuccess, ["RefusedError", "RateLimitedError"]),
    description:
      "Makes and updates groups and accounts from a OneRoster export, all or nothing. Teachers become coaches of " +
      "their classes, and students members. An account that exists is found by the id of an earlier file, or by its " +
      "school account if the host configured that; never by a name. Nothing is deleted. ROSTER_CHANGED if this would " +
      `do something else than the preview said. ${refusals}`,
    args: { input: t.arg({ type: ImportRosterInput, description: "The file." }) },
    resolve: (_root, { input }, context) => importRoster(context, input),
  }),
);

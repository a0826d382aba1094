import { resolveCursorConnection } from "@pothos/plugin-relay";
import { importIssueKinds, importSources } from "../../contract/enums";
import type { ImportedRunRow } from "../database/progressSchema";
import type { UserRow } from "../database/userSchema";
import { DomainError } from "../DomainError";
import { builder, pageSizes } from "../graphql/builder";
import { payload } from "../graphql/errors";
import { LanguageEnum } from "../graphql/scalars";
import { ResultModeEnum } from "../results/ResultNode";
import { UserNode } from "../users/UserNode";
import type { ImportIssue } from "./importedFile";
import {
  deleteImportedRuns,
  importRuns,
  previewImport,
  type ImportOutcome,
  importCursor,
  MOST_DAYS,
  MOST_RUNS,
  selectImportedHistory,
  selectImportedPage,
  selectImportedSources,
  type ImportedHistory,
  type ImportedKind,
  type ImportedSource,
} from "./importRuns";

const ImportSourceEnum = builder.enumType("ImportSource", {
  description: "A site whose exported results can be imported.",
  values: importSources,
});

const ImportIssueKindEnum = builder.enumType("ImportIssueKind", {
  description: "Why a run of an imported file is skipped: what is wrong with a field of it.",
  values: importIssueKinds,
});

const ImportIssueObject = builder.objectRef<ImportIssue>("ImportIssue").implement({
  description: "A run of a file that is skipped, and why.",
  fields: (t) => ({
    line: t.exposeInt("line", { description: "The line of a table, or the number of a result in a list, from 1." }),
    field: t.exposeString("field", { description: "The field as the file calls it, such as `timestamp`." }),
    kind: t.expose("kind", { type: ImportIssueKindEnum, description: "What is wrong with it." }),
  }),
});

const toDate = (time: number | null) => (time === null ? null : new Date(time));

const ImportedFileObject = builder.objectRef<ImportOutcome>("ImportedFile").implement({
  description: "What is in a file of runs from another site.",
  fields: (t) => ({
    source: t.expose("source", { type: ImportSourceEnum, description: "The site, recognized by the content." }),
    runs: t.exposeInt("runs", { description: "Number of different valid runs." }),
    newRuns: t.exposeInt("newRuns", { description: "How many of them the viewer had not imported before." }),
    repeated: t.exposeInt("repeated", { description: "Number of valid runs that the file has more than once." }),
    skipped: t.exposeInt("skipped", { description: "Number of runs that are not valid." }),
    issues: t.field({
      type: [ImportIssueObject],
      resolve: ({ issues }) => issues,
      description: "Why they are skipped: the first 20.",
    }),
    firstAt: t.field({
      type: "DateTime",
      nullable: true,
      resolve: ({ firstAt }) => toDate(firstAt),
      description: "When the first valid run was typed. Null without one.",
    }),
    lastAt: t.field({
      type: "DateTime",
      nullable: true,
      resolve: ({ lastAt }) => toDate(lastAt),
      description: "When the last valid run was typed. Null without one.",
    }),
  }),
});

const PreviewImportSuccess = builder.objectRef<{ readonly file: ImportOutcome }>("PreviewImportSuccess").implement({
  description: "The file can be imported. Nothing is saved yet.",
  fields: (t) => ({
    file: t.field({ type: ImportedFileObject, resolve: ({ file }) => file, description: "What is in it." }),
  }),
});

const refusals =
  "For guests and members (NOT_SIGNED_IN). At most 10 MB (PAYLOAD_TOO_LARGE) and 100,000 runs of a site " +
  "(TOO_MANY_RUNS), or 20,000 of all sites for guests (TOO_MANY_RUNS_AS_GUEST), recognized by its content: " +
  "Monkeytype's results.csv or keybr's typing-data.json (otherwise NOT_AN_EXPORT, " +
  "NOT_A_TEXT_FILE or WRONG_ENCODING). REQUIRED for a file without runs, FILE_CUT_OFF for one that ends early, " +
  "TOO_LONG for one with a line of over 4,000 characters, FILE_TOO_HARD for one that cannot be read within two " +
  "seconds. A run that is not valid is skipped, and named in `issues`.";

const failures = ["InvalidInputError", "RefusedError", "RateLimitedError"] as const;

builder.mutationField("previewImport", (t) =>
  t.field({
    type: payload("PreviewImportPayload", PreviewImportSuccess, [...failures]),
    description: `Says what importRuns would do with a file. ${refusals}`,
    args: { file: t.arg({ type: "Upload", required: true, description: "The file." }) },
    resolve: async (_root, { file }, context) => {
      const outcome = await previewImport(context, file);
      return outcome instanceof DomainError ? outcome : { file: outcome };
    },
  }),
);

type Imported = { readonly file: ImportOutcome; readonly user: UserRow };

const ImportRunsSuccess = builder.objectRef<Imported>("ImportRunsSuccess").implement({
  description: "The runs were imported.",
  fields: (t) => ({
    file: t.field({ type: ImportedFileObject, resolve: ({ file }) => file, description: "What was in it." }),
    user: t.field({ type: UserNode, resolve: ({ user }) => user, description: "The viewer." }),
  }),
});

builder.mutationField("importRuns", (t) =>
  t.field({
    type: payload("ImportRunsPayload", ImportRunsSuccess, [...failures]),
    description:
      "Adds the runs of a file from another site to the viewer's progress. They are not verified: they count " +
      "for no leaderboard, personal best, badge, goal, report or exam, and only the viewer sees them. A run " +
      `that was imported before is not added again. All runs of a file are kept, or none. ${refusals}`,
    args: { file: t.arg({ type: "Upload", required: true, description: "The file." }) },
    resolve: (_root, { file }, context) => importRuns(context, file),
  }),
);

type Deleted = { readonly user: UserRow; readonly deletedRuns: number };

const DeleteImportedRunsSuccess = builder.objectRef<Deleted>("DeleteImportedRunsSuccess").implement({
  description: "The imported runs were deleted.",
  fields: (t) => ({
    deletedRuns: t.exposeInt("deletedRuns", { description: "How many there were." }),
    user: t.field({ type: UserNode, resolve: ({ user }) => user, description: "The viewer." }),
  }),
});

builder.mutationField("deleteImportedRuns", (t) =>
  t.field({
    type: payload("DeleteImportedRunsPayload", DeleteImportedRunsSuccess, ["RefusedError"]),
    description: "Deletes all runs that the viewer imported from one site. Repeating it changes nothing.",
    args: { source: t.arg({ type: ImportSourceEnum, description: "The site." }) },
    resolve: (_root, { source }, context) => deleteImportedRuns(context, source),
  }),
);

const ImportedSourceObject = builder.objectRef<ImportedSource>("ImportedSource").implement({
  description: "The runs that a user imported from one site.",
  fields: (t) => ({
    source: t.expose("source", { type: ImportSourceEnum, description: "The site." }),
    runs: t.exposeInt("runs", { description: "Number of runs." }),
    firstAt: t.expose("firstAt", { type: "DateTime", description: "When the first one was typed." }),
    lastAt: t.expose("lastAt", { type: "DateTime", description: "When the last one was typed." }),
  }),
});

builder.objectField(UserNode, "importedSources", (t) =>
  t.field({
    type: [ImportedSourceObject],
    nullable: true,
    description: "The sites that they imported runs from. Own only: null for other users.",
    resolve: ({ id }, _args, { viewer, services }) =>
      viewer?.userId === id ? selectImportedSources(services.database, id) : null,
  }),
);

const ImportedRunObject = builder.objectRef<ImportedRunRow>("ImportedRun").implement({
  description: "A run that was typed on another site, as its file says. It is not verified and counts for nothing.",
  fields: (t) => ({
    source: t.expose("source", { type: ImportSourceEnum, description: "The site." }),
    typedAt: t.expose("typedAt", { type: "DateTime", description: "When it was typed, by the site's clock." }),
    mode: t.expose("mode", { type: ResultModeEnum, description: "The mode of Typeloop that is most like it." }),
    modeAmount: t.exposeInt("modeAmount", {
      nullable: true,
      description: "Seconds of a TIME run, number of words of a WORDS run. Null otherwise.",
    }),
    language: t.expose("language", {
      type: LanguageEnum,
      nullable: true,
      description: "Null if the file does not name it, or if it is one that Typeloop does not have.",
    }),
    wpm: t.exposeFloat("wpm", { description: "Words per minute, as the site counts them." }),
    accuracy: t.exposeFloat("accuracy", { description: "0 to 100, as the site counts it." }),
  }),
});

builder.objectField(UserNode, "importedRuns", (t) =>
  t.connection(
    {
      type: ImportedRunObject,
      nullable: true,
      description:
        "The runs that they imported, newest first. 25 per page, at most 100. Own only: null for other users.",
      resolve: ({ id }, args, { viewer, services }) =>
        viewer?.userId === id
          ? resolveCursorConnection<Promise<ImportedRunRow[]>>({ args, ...pageSizes, toCursor: importCursor }, (page) =>
              selectImportedPage(services.database, id, page),
            )
          : null,
    },
    { name: "UserImportedRunsConnection", description: "A page of imported runs." },
    { name: "UserImportedRunsEdge", description: "An imported run in the list." },
  ),
);

const ImportedKindObject = builder.objectRef<ImportedKind>("ImportedKind").implement({
  description: "What a set of imported runs has in common; see `ImportedRun`.",
  fields: (t) => ({
    source: t.expose("source", { type: ImportSourceEnum, description: "The site." }),
    mode: t.expose("mode", { type: ResultModeEnum, description: "The mode of Typeloop that is most like it." }),
    modeAmount: t.exposeInt("modeAmount", { nullable: true, description: "Seconds or number of words, or null." }),
    language: t.expose("language", { type: LanguageEnum, nullable: true, description: "The language, if known." }),
  }),
});

const ImportedHistoryObject = builder.objectRef<ImportedHistory>("ImportedHistory").implement({
  description:
    "The imported runs of an account as columns, for progress charts: lists of equal length with one item per day " +
    "and kind, oldest day first.",
  fields: (t) => ({
    isComplete: t.exposeBoolean("isComplete", {
      description:
        `False when not all is listed: only the days of the newest ${MOST_RUNS} runs are read, and of these the ` +
        `newest ${MOST_DAYS} items are listed. A day that is not read whole is left out.`,
    }),
    day: t.exposeIntList("day", { description: "The calendar day in the host's time zone: days since 1970-01-01." }),
    runs: t.exposeIntList("runs", { description: "Number of runs on that day." }),
    wpm: t.exposeFloatList("wpm", { description: "Their median, rounded down to hundredths." }),
    accuracy: t.exposeFloatList("accuracy", { description: "Their median, rounded down to hundredths." }),
    kinds: t.field({
      type: [ImportedKindObject],
      resolve: ({ kinds }) => kinds,
      description: "The distinct kinds of these runs.",
    }),
    kind: t.exposeIntList("kind", { description: "The kind of each item, as an index in `kinds` from 0." }),
  }),
});

builder.objectField(UserNode, "importedHistory", (t) =>
  t.field({
    type: ImportedHistoryObject,
    nullable: true,
    description: "The imported runs of each day. Null for users who imported none, and for others than the viewer.",
    resolve: ({ id }, _args, { viewer, services }) =>
      viewer?.userId === id ? selectImportedHistory(services.database, id, services.timeZone) : null,
  }),
);

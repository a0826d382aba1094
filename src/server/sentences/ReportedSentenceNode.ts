import { resolveCursorConnection } from "@pothos/plugin-relay";
import { limits } from "../../contract/limits";
import type { ReportedSentenceRow } from "../database/reportSchema";
import { builder, pageSizes } from "../graphql/builder";
import { payload } from "../graphql/errors";
import { fromGlobalId, toGlobalId } from "../globalIds";
import { LanguageEnum } from "../graphql/scalars";
import { removeReportedSentence, reportSentence, selectReportedSentences, sentenceCursor } from "./reportedSentences";

/** No node: it is only read in the list of the admins. */
const ReportedSentence = builder.objectRef<ReportedSentenceRow>("ReportedSentence").implement({
  description: "A sentence of the interface that people reported because it sounds wrong. For admins.",
  fields: (t) => ({
    id: t.field({
      type: "ID",
      description: "Opaque global id.",
      resolve: ({ id }) => toGlobalId("ReportedSentence", id),
    }),
    language: t.field({
      type: LanguageEnum,
      description: "The language of the interface.",
      resolve: ({ language }) => language,
    }),
    sentence: t.exposeString("sentence", { description: "The sentence, with … for names and numbers." }),
    suggestion: t.exposeString("suggestion", { description: "What to say instead; empty for none." }),
    page: t.exposeString("page", { description: "The kind of page where it was first reported: `/texts/:id`." }),
    count: t.exposeInt("count", { description: "How many people reported it, with this suggestion." }),
    createdAt: t.expose("createdAt", { type: "DateTime", description: "When it was first reported." }),
  }),
});

builder.queryField("reportedSentences", (t) =>
  t.connection(
    {
      type: ReportedSentence,
      nullable: true,
      description:
        "Reported sentences, most reported first, then newest. Null for viewers who are not admins. 25 per page, at " +
        "most 100.",
      args: {
        language: t.arg({ type: LanguageEnum, required: false, description: "Only of this language. Null: of all." }),
      },
      resolve: (_root, { language, ...args }, { viewer, services }) => {
        if (viewer?.role !== "ADMIN") return null;
        return resolveCursorConnection<Promise<ReportedSentenceRow[]>>(
          { args, ...pageSizes, toCursor: sentenceCursor },
          (page) => selectReportedSentences(services.database, language ?? null, page),
        );
      },
    },
    { name: "ReportedSentencesConnection", description: "A page of reported sentences." },
    { name: "ReportedSentencesEdge", description: "A sentence in the list." },
  ),
);

/** As sent, before separate accents are composed and spaces removed. */
const maxLength = 3 * limits.reportedSentences.length;

const ReportSentenceInput = builder.inputType("ReportSentenceInput", {
  description: "A sentence of the interface that sounds wrong.",
  fields: (t) => ({
    language: t.field({ type: LanguageEnum, description: "A language of the interface that is in beta." }),
    sentence: t.string({ maxLength, description: "1 to 500 characters, with … for names and numbers." }),
    suggestion: t.string({
      required: false,
      defaultValue: "",
      maxLength,
      description: "What to say instead, at most 500 characters. Null or empty for none.",
    }),
    page: t.string({
      description: "The kind of page, without ids and query: `/texts/:id`. At most 100 characters.",
    }),
  }),
});

const ReportSentenceSuccess = builder
  .objectRef<{ readonly sentence: string; readonly suggestion: string }>("ReportSentenceSuccess")
  .implement({
    description: "The report was saved, by this request or an earlier one.",
    fields: (t) => ({
      sentence: t.exposeString("sentence", { description: "The sentence as it was saved." }),
      suggestion: t.exposeString("suggestion", { description: "The viewer's suggestion for it; empty for none." }),
    }),
  });

builder.mutationField("reportSentence", (t) =>
  t.field({
    type: payload("ReportSentencePayload", ReportSentenceSuccess, [
      "InvalidInputError",
      "RefusedError",
      "RateLimitedError",
    ]),
    description:
      "Reports a sentence of the interface that sounds wrong. Guests may, too. Each person counts once per " +
      "sentence: repeating it changes nothing, and a suggestion replaces their earlier report. " +
      "TOO_MANY_SENTENCES after 200.",
    args: { input: t.arg({ type: ReportSentenceInput, description: "The sentence." }) },
    resolve: (_root, { input }, context) => reportSentence(context, { ...input, suggestion: input.suggestion ?? "" }),
  }),
);

const RemoveReportedSentenceSuccess = builder
  .objectRef<{ readonly id: string }>("RemoveReportedSentenceSuccess")
  .implement({
    description: "The sentence is no longer in the list.",
    fields: (t) => ({
      removedSentenceId: t.field({
        type: "ID",
        description: "Its global id.",
        resolve: ({ id }) => toGlobalId("ReportedSentence", id),
      }),
    }),
  });

builder.mutationField("removeReportedSentence", (t) =>
  t.field({
    type: payload("RemoveReportedSentencePayload", RemoveReportedSentenceSuccess, ["RefusedError"]),
    description: "Removes a reported sentence. For admins (others get NOT_ALLOWED). Repeating it changes nothing.",
    args: { id: t.arg.id({ description: "Global id of the reported sentence." }) },
    resolve: (_root, { id }, { viewer, services }) =>
      removeReportedSentence(services, viewer, fromGlobalId("ReportedSentence", id)),
  }),
);

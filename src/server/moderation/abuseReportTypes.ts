import { resolveCursorConnection } from "@pothos/plugin-relay";
import { limits } from "../../contract/limits";
import type { AbuseReportRow } from "../database/reportSchema";
import { builder, pageSizes } from "../graphql/builder";
import { payload } from "../graphql/errors";
import { toCursor } from "../cursors";
import { toGlobalId } from "../globalIds";
import { UserNode } from "../users/UserNode";
import {
  type DecidedReport,
  reportAbuse,
  resolveAbuseReports,
  selectDecidedReports,
  selectOpenReports,
} from "./abuseReports";

const AbuseReasonEnum = builder.enumType("AbuseReason", {
  description: "Why someone reports a person or a text.",
  values: {
    OFFENSIVE: { description: "Insulting, hateful or unsuitable for children." },
    PERSONAL_DATA: { description: "It contains someone's personal data." },
    IMPERSONATION: { description: "It pretends to be someone else." },
    COPYRIGHT: { description: "It was copied without permission." },
    OTHER: { description: "Something else, said in the details." },
  } as const,
});

const AbuseDecisionEnum = builder.enumType("AbuseDecision", {
  description: "What an admin decides about a report.",
  values: {
    DISMISSED: { description: "Nothing is wrong." },
    UPHELD: {
      description:
        "A person gets another name, their picture is deleted, and their profile becomes private. A text that " +
        "others can read is archived.",
    },
  } as const,
});

/** No node: it is only read in the list of the admins. */
const AbuseReport = builder.objectRef<AbuseReportRow>("AbuseReport").implement({
  description: "A person or a text that was reported. For admins. Who reported it is not shown.",
  fields: (t) => ({
    id: t.field({ type: "ID", description: "Opaque global id.", resolve: ({ id }) => toGlobalId("AbuseReport", id) }),
    subjectId: t.field({
      type: "ID",
      description: "Global id of the person or the text.",
      resolve: ({ userId, textId }) =>
        userId === null ? toGlobalId("Text", textId ?? "") : toGlobalId("User", userId),
    }),
    isText: t.boolean({ description: "Whether it is a text.", resolve: ({ textId }) => textId !== null }),
    name: t.exposeString("name", { description: "The display name or title when it was reported." }),
    excerpt: t.exposeString("excerpt", {
      description: "The first 400 characters of the text when it was reported; empty for a person.",
    }),
    reason: t.expose("reason", { type: AbuseReasonEnum, description: "Why." }),
    details: t.exposeString("details", { description: "In their own words; empty for none." }),
    createdAt: t.expose("createdAt", { type: "DateTime", description: "When it was first reported." }),
    decision: t.expose("decision", {
      type: AbuseDecisionEnum,
      nullable: true,
      description: "What an admin decided; null before.",
    }),
    decidedAt: t.expose("decidedAt", { type: "DateTime", nullable: true, description: "When; null before." }),
    decidedBy: t.expose("decidedBy", {
      type: UserNode,
      nullable: true,
      description: "The admin who decided; null before, and when their account was deleted.",
    }),
  }),
});

builder.queryField("abuseReports", (t) =>
  t.connection(
    {
      type: AbuseReport,
      nullable: true,
      description:
        "Reports without a decision, newest first. Null for viewers who are not admins. 25 per page, at most 100.",
      resolve: (_root, args, { viewer, services }) => {
        if (viewer?.role !== "ADMIN") return null;
        return resolveCursorConnection<Promise<AbuseReportRow[]>>(
          { args, ...pageSizes, toCursor: ({ createdAt, id }) => toCursor({ at: createdAt, id }) },
          (page) => selectOpenReports(services.database, page),
        );
      },
    },
    { name: "AbuseReportsConnection", description: "A page of reports." },
    { name: "AbuseReportsEdge", description: "A report in the list." },
  ),
);

builder.queryField("decidedAbuseReports", (t) =>
  t.connection(
    {
      type: AbuseReport,
      nullable: true,
      description:
        "Reports with a decision, the last decided first. Null for viewers who are not admins. 25 per page, at most " +
        "100.",
      resolve: (_root, args, { viewer, services }) => {
        if (viewer?.role !== "ADMIN") return null;
        return resolveCursorConnection<Promise<DecidedReport[]>>(
          { args, ...pageSizes, toCursor: ({ decidedAt, id }) => toCursor({ at: decidedAt, id }) },
          (page) => selectDecidedReports(services.database, page),
        );
      },
    },
    { name: "DecidedAbuseReportsConnection", description: "A page of decided reports." },
    { name: "DecidedAbuseReportsEdge", description: "A decided report in the list." },
  ),
);

const ReportAbuseInput = builder.inputType("ReportAbuseInput", {
  description: "A report to the admins.",
  fields: (t) => ({
    subjectId: t.id({ description: "Global id of the person or the text." }),
    reason: t.field({ type: AbuseReasonEnum, description: "Why." }),
    details: t.string({
      required: false,
      defaultValue: "",
      // As sent, before separate accents are composed and spaces removed.
      maxLength: 3 * limits.abuseDetails,
      description: `In the viewer's own words, at most ${limits.abuseDetails} characters. Null or empty for none.`,
    }),
  }),
});

const ReportAbuseSuccess = builder.objectRef<{ readonly subjectId: string }>("ReportAbuseSuccess").implement({
  description: "The report was saved, by this request or an earlier one.",
  fields: (t) => ({
    subjectId: t.field({
      type: "ID",
      description: "Global id of the person or the text.",
      resolve: ({ subjectId }) => subjectId,
    }),
  }),
});

const ResolveAbuseReportsSuccess = builder
  .objectRef<{ readonly ids: readonly string[] }>("ResolveAbuseReportsSuccess")
  .implement({
    description: "The reports of this subject have a decision.",
    fields: (t) => ({
      resolvedIds: t.field({
        type: ["ID"],
        description: "Global ids of the report and of the others that this request decided.",
        resolve: ({ ids }) => ids.map((id) => toGlobalId("AbuseReport", id)),
      }),
    }),
  });

builder.mutationFields((t) => ({
  reportAbuse: t.field({
    type: payload("ReportAbusePayload", ReportAbuseSuccess, ["InvalidInputError", "RefusedError", "RateLimitedError"]),
    description:
      "Reports a person or a text to the admins. Guests may, too, a few times an hour. Each person has one report " +
      "of a subject: repeating it replaces the reason and details until an admin has decided. No one can see who " +
      "reported it. NOT_FOUND for what the viewer may not see, NOT_ALLOWED for themselves and their own texts.",
    args: { input: t.arg({ type: ReportAbuseInput, description: "The report." }) },
    resolve: (_root, { input }, context) => reportAbuse(context, { ...input, details: input.details ?? "" }),
  }),
  resolveAbuseReports: t.field({
    type: payload("ResolveAbuseReportsPayload", ResolveAbuseReportsSuccess, ["RefusedError"]),
    description:
      "Decides about a report and all others of the same subject. For admins (others get NOT_ALLOWED). Repeating it " +
      "changes nothing.",
    args: {
      id: t.arg.id({ description: "Global id of one of the reports." }),
      decision: t.arg({ type: AbuseDecisionEnum, description: "The decision." }),
    },
    resolve: (_root, { id, decision }, context) => resolveAbuseReports(context, id, decision),
  }),
}));

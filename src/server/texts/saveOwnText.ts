import { reportNormalising, type NormalisingReport } from "../../engine/text/reportNormalising";
import type { TextRow } from "../database/schema";
import { builder } from "../graphql/builder";
import { LanguageEnum } from "../graphql/enums";
import { payload, Refused } from "../graphql/errors";
import { keepOwnText } from "./keepOwnText";
import { TextNode } from "./TextNode";
import { textCursor, UserTextsEdge } from "./userTexts";

const SaveOwnTextInput = builder.inputType("SaveOwnTextInput", {
  description: "A text that the viewer keeps for themselves.",
  fields: (t) => ({
    id: t.id({ required: false, description: "Global id of the own text that this replaces. Null for a new one." }),
    title: t.string({ description: "1 to 100 characters." }),
    language: t.field({ type: LanguageEnum, description: "What it is written in." }),
    body: t.string({ description: "20 to 20,000 characters (UTF-16 units) once it is normalised, all of them printable." }),
  }),
});

const TextChangeKindEnum = builder.enumType("TextChangeKind", {
  description: "What normalising does to a text.",
  values: {
    LINE_BREAKS: { value: "lineBreaks", description: "Line breaks became a space." },
    TABS: { value: "tabs", description: "Tabs became a space." },
    SPACES: { value: "spaces", description: "Spaces of other kinds, at the ends, or more than one, became a single one or none." },
    INVISIBLE: { value: "invisible", description: "Characters that show nothing were left out." },
    SPELLED_OUT: { value: "spelledOut", description: "Signs for several keys, such as the ellipsis, were spelt out." },
    COMPOSED: { value: "composed", description: "Letters and their accents became one character." },
  } as const,
});

type TextChange = { readonly kind: keyof NormalisingReport; readonly count: number };

const TextChange = builder.objectRef<TextChange>("TextChange").implement({
  description: "One kind of change that was made to a text.",
  fields: (t) => ({
    kind: t.expose("kind", { type: TextChangeKindEnum, description: "Which." }),
    count: t.exposeInt("count", { description: "How often, at least 1." }),
  }),
});

type Saved = { readonly text: TextRow; readonly changes: readonly TextChange[] };

const SaveOwnTextSuccess = builder.objectRef<Saved>("SaveOwnTextSuccess").implement({
  description: "The text is kept.",
  fields: (t) => ({
    text: t.field({ type: TextNode, resolve: ({ text }) => text, description: "What is kept." }),
    textEdge: t.field({ type: UserTextsEdge, resolve: ({ text }) => ({ cursor: textCursor(text), node: text }), description: "The same, for the viewer's list of texts." }),
    changes: t.field({ type: [TextChange], resolve: ({ changes }) => changes, description: "How the body differs from the one that was sent; none when it does not." }),
  }),
});

builder.mutationField("saveOwnText", (t) =>
  t.field({
    type: payload("SaveOwnTextPayload", SaveOwnTextSuccess, ["InvalidInputError", "RefusedError"]),
    description:
      "Keeps a text for the viewer alone, or changes one of theirs; for guests and members. Nobody else finds it, not in lists nor by its id. " +
      "At most 200 (else TOO_MANY_TEXTS). Places in a text stay where they were when it changes.",
    args: { input: t.arg({ type: SaveOwnTextInput, description: "The text." }) },
    resolve: async (_root, { input }, { viewer, services }) => {
      const text = await keepOwnText(services, viewer, input);
      return text instanceof Refused ? text : { text, changes: changesOf(reportNormalising(input.body)) };
    },
  }),
);

const kinds = ["lineBreaks", "tabs", "spaces", "invisible", "spelledOut", "composed"] as const;

function changesOf(report: NormalisingReport): readonly TextChange[] {
  return kinds.map((kind) => ({ kind, count: report[kind] })).filter(({ count }) => count > 0);
}

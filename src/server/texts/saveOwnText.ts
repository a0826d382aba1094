import { limits } from "../../contract/limits";
import type { TextRow } from "../database/schema";
import { builder } from "../graphql/builder";
import { LanguageEnum } from "../graphql/enums";
import { payload, Refused } from "../graphql/errors";
import { changesIn, type TextChange } from "./changesIn";
import { saveText } from "./saveText";
import { TextChangeType } from "./TextChangeType";
import { TextNode } from "./TextNode";
import { textCursor, UserTextsEdge } from "./userTexts";

const SaveOwnTextInput = builder.inputType("SaveOwnTextInput", {
  description: "A text that the viewer keeps for themselves.",
  fields: (t) => ({
    id: t.id({ required: false, description: "Global id of the own text that this replaces. Null for a new one." }),
    title: t.string({ description: "1 to 100 characters." }),
    language: t.field({ type: LanguageEnum, description: "What it is written in." }),
    body: t.string({
      maxLength: limits.textBodySent.max,
      description: "20 to 20,000 characters (UTF-16 units) once it is normalised, all of them printable.",
    }),
  }),
});

type Saved = { readonly text: TextRow; readonly changes: readonly TextChange[] };

const SaveOwnTextSuccess = builder.objectRef<Saved>("SaveOwnTextSuccess").implement({
  description: "The text is kept.",
  fields: (t) => ({
    text: t.field({ type: TextNode, resolve: ({ text }) => text, description: "What is kept." }),
    textEdge: t.field({
      type: UserTextsEdge,
      resolve: ({ text }) => ({ cursor: textCursor(text), node: text }),
      description: "The same, for the viewer's list of texts.",
    }),
    changes: t.field({
      type: [TextChangeType],
      resolve: ({ changes }) => changes,
      description: "How the body differs from the one that was sent; none when it does not.",
    }),
  }),
});

builder.mutationField("saveOwnText", (t) =>
  t.field({
    type: payload("SaveOwnTextPayload", SaveOwnTextSuccess, ["InvalidInputError", "RefusedError"]),
    description:
      "Keeps a text for the viewer alone, or changes the words of one of theirs; for guests and members. As " +
      "saveText, without versions: the last change stays. " +
      "At most 200 (else TOO_MANY_TEXTS). Places in a text stay where they were when it changes.",
    args: { input: t.arg({ type: SaveOwnTextInput, description: "The text." }) },
    resolve: async (_root, { input }, context) => {
      const text = await saveText(context, input);
      return text instanceof Refused ? text : { text, changes: changesIn(input.body) };
    },
  }),
);

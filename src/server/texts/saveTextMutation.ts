import { limits } from "../../contract/limits";
import type { TextRow } from "../database/schema";
import { builder } from "../graphql/builder";
import { LanguageEnum } from "../graphql/enums";
import { payload, Refused } from "../graphql/errors";
import { changesIn, type TextChange } from "./changesIn";
import { saveText } from "./saveText";
import { TextChangeType } from "./TextChangeType";
import { TextNode } from "./TextNode";
import { TextVisibilityEnum } from "./textEnums";

const SaveTextInput = builder.inputType("SaveTextInput", {
  description: "A text that the viewer brings, or a change of one of theirs.",
  fields: (t) => ({
    id: t.id({ required: false, description: "Global id of the own text that this changes. Null for a new one." }),
    version: t.int({ required: false, description: "With an id: the version that the change is based on." }),
    title: t.string({ description: "1 to 100 characters." }),
    language: t.field({ type: LanguageEnum, description: "What it is written in." }),
    body: t.string({
      maxLength: limits.textBodySent.max,
      description: "20 to 20,000 characters (UTF-16 units) once it is normalised, all of them printable.",
    }),
    tags: t.stringList({
      required: false,
      description:
        "What it is about: at most 10, of at most 30 characters each; kept in small letters. Null leaves what " +
        "there is.",
    }),
    source: t.string({
      required: false,
      description: "Where it comes from, and under which licence: at most 300 characters. Null leaves what there is.",
    }),
    visibility: t.field({
      type: TextVisibilityEnum,
      required: false,
      description: "Of a new text only: for whom it shall be. Null is OWN; PUBLIC sends it to be reviewed.",
    }),
    groupId: t.id({ required: false, description: "With GROUP: global id of a group that the viewer is in." }),
  }),
});

type Saved = { readonly text: TextRow; readonly changes: readonly TextChange[] };

export const SaveTextSuccess = builder.objectRef<Saved>("SaveTextSuccess").implement({
  description: "The text is kept.",
  fields: (t) => ({
    text: t.field({ type: TextNode, resolve: ({ text }) => text, description: "What is kept." }),
    changes: t.field({
      type: [TextChangeType],
      resolve: ({ changes }) => changes,
      description: "How the body differs from the one that was sent; none when it does not.",
    }),
  }),
});

builder.mutationField("saveText", (t) =>
  t.field({
    type: payload("SaveTextPayload", SaveTextSuccess, ["InvalidInputError", "RefusedError"]),
    description:
      "Keeps a new text for the viewer, or changes one of theirs. Guests keep texts for themselves; sharing needs " +
      "an account (ACCOUNT_NEEDED). At most 200 (else TOO_MANY_TEXTS). " +
      "A change of another version than there is now is EDIT_CONFLICT, and of an archived text WRONG_STATE. A " +
      "public text that is changed waits for review again; " +
      "one of a group that the viewer has left cannot be changed (NOT_ALLOWED). Places in a text stay where they " +
      "were when it changes.",
    args: { input: t.arg({ type: SaveTextInput, description: "The text." }) },
    resolve: async (_root, { input }, context) => {
      if (input.id != null && input.version == null) return new Refused("EDIT_CONFLICT");
      const text = await saveText(context, input);
      return text instanceof Refused ? text : { text, changes: changesIn(input.body) };
    },
  }),
);

import { makeReviewNoteRules } from "../../contract/textRules";
import { normaliseText } from "../../engine/text/normaliseText";
import { builder } from "../graphql/builder";
import { payload, Refused } from "../graphql/errors";
import { openGroup } from "../groups/openGroup";
import { validate } from "../users/validate";
import { changeTextState } from "./changeTextState";
import { TextSuccess } from "./TextSuccess";
import { archive, publish, restore, sendBack, share, submit, takeBack } from "./textTransitions";

const noteRules = makeReviewNoteRules(normaliseText);

const TextVersionInput = builder.inputType("TextVersionInput", {
  description: "A text, and the version that was decided on.",
  fields: (t) => ({
    id: t.id({ description: "Global id of the text." }),
    version: t.int({ description: "Text.version as it was seen; another one now is EDIT_CONFLICT." }),
  }),
});

const ShareTextInput = builder.inputType("ShareTextInput", {
  description: "Who shall have a text.",
  fields: (t) => ({
    text: t.field({ type: TextVersionInput, description: "Which." }),
    groupId: t.id({
      required: false,
      description: "Global id of a group that the viewer is in. Null makes it theirs alone again.",
    }),
  }),
});

const ReviewTextInput = builder.inputType("ReviewTextInput", {
  description: "What an admin decided.",
  fields: (t) => ({
    text: t.field({ type: TextVersionInput, description: "Which." }),
    isPublished: t.boolean({ description: "Whether everybody shall have it; else it goes back to its owner." }),
    note: t.string({ required: false, description: "Why it goes back: 1 to 500 characters." }),
  }),
});

const common =
  "NOT_FOUND for a text that the viewer may not read, NOT_ALLOWED for who may not do it, WRONG_STATE where the " +
  "text is not in the state for it.";

builder.mutationField("shareText", (t) =>
  t.field({
    type: payload("ShareTextPayload", TextSuccess, ["RefusedError"]),
    description: `Gives an own text to a group, whose members have it at once, or makes it the viewer's alone again: from its group, or from those that wait for review. For members. ${common}`,
    args: { input: t.arg({ type: ShareTextInput, description: "The text and the group." }) },
    resolve: async (_root, { input }, context) => {
      if (input.groupId == null) return changeTextState(context, input.text, takeBack);
      if (context.viewer?.role === "GUEST") return new Refused("ACCOUNT_NEEDED");
      const opened = await openGroup(context, input.groupId, "MEMBER");
      return opened instanceof Refused ? opened : changeTextState(context, input.text, share(opened.group.id));
    },
  }),
);

builder.mutationField("submitText", (t) =>
  t.field({
    type: payload("SubmitTextPayload", TextSuccess, ["RefusedError"]),
    description: `Asks for an own text to become everybody's: it waits for an admin. For members; not for what a group has. ${common}`,
    args: { input: t.arg({ type: TextVersionInput, description: "The text." }) },
    resolve: (_root, { input }, context) => changeTextState(context, input, submit),
  }),
);

builder.mutationField("reviewText", (t) =>
  t.field({
    type: payload("ReviewTextPayload", TextSuccess, ["InvalidInputError", "RefusedError"]),
    description: `Publishes a text that waits for review, or sends it back to its owner with a note. For admins. ${common}`,
    args: { input: t.arg({ type: ReviewTextInput, description: "The decision." }) },
    resolve: async (_root, { input }, context) => {
      if (input.isPublished) return changeTextState(context, input.text, publish);
      const clean = await validate(noteRules, { note: input.note ?? "" });
      return clean instanceof Refused ? clean : changeTextState(context, input.text, sendBack(clean.note));
    },
  }),
);

builder.mutationField("archiveText", (t) =>
  t.field({
    type: payload("ArchiveTextPayload", TextSuccess, ["RefusedError"]),
    description: `Offers a published text no more. For its owner; of a group, also for its coaches; of everybody's, the library's too, for admins. ${common}`,
    args: { input: t.arg({ type: TextVersionInput, description: "The text." }) },
    resolve: (_root, { input }, context) => changeTextState(context, input, archive),
  }),
);

builder.mutationField("restoreText", (t) =>
  t.field({
    type: payload("RestoreTextPayload", TextSuccess, ["RefusedError"]),
    description: `Offers an archived text again. Of a group for its coaches; of everybody's for admins. Its owner may ask for a public text again: it then waits for review. ${common}`,
    args: { input: t.arg({ type: TextVersionInput, description: "The text." }) },
    resolve: (_root, { input }, context) => changeTextState(context, input, restore),
  }),
);

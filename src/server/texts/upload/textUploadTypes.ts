import { builder } from "../../graphql/builder";
import { LanguageEnum } from "../../graphql/scalars";
import { ErrorCodeEnum, payload } from "../../graphql/errors";
import { TextChangeType } from "../textMutations";
import { readUpload, type ReadUpload } from "./readTextUpload";
import type { FoundText } from "./readTexts";

const FoundTextObject = builder.objectRef<FoundText>("FoundText").implement({
  description: "A text in an uploaded file, as it would be saved. Nothing is saved yet.",
  fields: (t) => ({
    title: t.exposeString("title", {
      description: "From the file: a heading, a column of a table, or the file's name. May be empty.",
    }),
    body: t.exposeString("body", { description: "Normalized; at most 30,000 characters (UTF-16 units) of it." }),
    language: t.expose("language", { type: LanguageEnum, description: "Guessed by its most common words." }),
    changes: t.field({
      type: [TextChangeType],
      resolve: ({ changes }) => changes,
      description: "How normalizing changed the body; empty if it did not.",
    }),
    titleIssue: t.expose("titleIssue", {
      type: ErrorCodeEnum,
      nullable: true,
      description: "Why this title could not be saved. Null if it could.",
    }),
    bodyIssue: t.expose("bodyIssue", {
      type: ErrorCodeEnum,
      nullable: true,
      description: "Why this body could not be saved, such as TOO_LONG. Null if it could.",
    }),
  }),
});

const ReadTextUploadSuccess = builder.objectRef<ReadUpload>("ReadTextUploadSuccess").implement({
  description: "The content of the file.",
  fields: (t) => ({
    texts: t.field({
      type: [FoundTextObject],
      resolve: ({ texts }) => texts,
      description: "At least one; several if the file is a table with titles and texts.",
    }),
  }),
});

builder.mutationField("readTextUpload", (t) =>
  t.field({
    type: payload("ReadTextUploadPayload", ReadTextUploadSuccess, [
      "InvalidInputError",
      "RefusedError",
      "RateLimitedError",
    ]),
    description:
      "Reads a .txt, .csv or .docx file of at most 5 MB, recognized by its content and not by its name. It saves " +
      "nothing: use saveText for what the user wants to keep. Members only (ACCOUNT_NEEDED). Refused with " +
      "NOT_A_TEXT_FILE for files that are not text, WRONG_ENCODING for an unknown encoding, TOO_SHORT for empty " +
      "files, TOO_MANY_ROWS for tables of more than 200 texts, or FILE_TOO_HARD for a file that cannot be read " +
      "within two seconds.",
    args: { file: t.arg({ type: "Upload", required: true, description: "The file." }) },
    resolve: (_root, { file }, { viewer, services }) => readUpload(services, viewer, file),
  }),
);

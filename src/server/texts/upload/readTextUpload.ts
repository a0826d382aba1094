import { BUSY_SECONDS } from "../../files/ParserPool";
import { builder } from "../../graphql/builder";
import type { Viewer } from "../../graphql/Context";
import { LanguageEnum } from "../../graphql/scalars";
import { ErrorCodeEnum, payload } from "../../graphql/errors";
import { RateLimited, DomainError } from "../../DomainError";
import type { Services } from "../../services";
import type { UploadedFile } from "../../files/UploadedFile";
import { TextChangeType } from "../textMutations";
import type { FoundText } from "./readTexts";

const FoundTextObject = builder.objectRef<FoundText>("FoundText").implement({
  description: "A text in an uploaded file, as it would be kept. Nothing is kept yet.",
  fields: (t) => ({
    title: t.exposeString("title", {
      description: "From the file: a heading, a column of a table, or the file's name. May be empty.",
    }),
    body: t.exposeString("body", { description: "Normalised; at most 30,000 characters (UTF-16 units) of it." }),
    language: t.expose("language", { type: LanguageEnum, description: "A guess by its commonest words." }),
    changes: t.field({
      type: [TextChangeType],
      resolve: ({ changes }) => changes,
      description: "How the body differs from what stands in the file; none when it does not.",
    }),
    titleIssue: t.expose("titleIssue", {
      type: ErrorCodeEnum,
      nullable: true,
      description: "Why this title could not be kept. Null when it could.",
    }),
    bodyIssue: t.expose("bodyIssue", {
      type: ErrorCodeEnum,
      nullable: true,
      description: "Why this body could not be kept, such as TOO_LONG. Null when it could.",
    }),
  }),
});

type Read = { readonly texts: readonly FoundText[] };

const ReadTextUploadSuccess = builder.objectRef<Read>("ReadTextUploadSuccess").implement({
  description: "What the file holds.",
  fields: (t) => ({
    texts: t.field({
      type: [FoundTextObject],
      resolve: ({ texts }) => texts,
      description: "At least one; several when the file is a table with titles and texts.",
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
      "Reads a .txt, .csv or .docx file of at most 5 MB, told by its content and not by its name, and keeps " +
      "nothing: saveText keeps what the person wants of it. Members only (ACCOUNT_NEEDED). " +
      "Refuses what is no text (NOT_A_TEXT_FILE), what is in an encoding that it does not tell (WRONG_ENCODING), " +
      "empty files (TOO_SHORT) and tables of more than 200 texts (TOO_MANY_ROWS). A file that cannot be read " +
      "within two seconds is FILE_TOO_HARD.",
    args: { file: t.arg({ type: "Upload", required: true, description: "The file." }) },
    resolve: (_root, { file }, { viewer, services }) => readUpload(services, viewer, file),
  }),
);

async function readUpload(
  { parsers, rateLimits, switches }: Services,
  viewer: Viewer | null,
  file: UploadedFile,
): Promise<Read | DomainError> {
  if (!viewer) return new DomainError("NOT_SIGNED_IN");
  if (viewer.role === "GUEST") return new DomainError("ACCOUNT_NEEDED");
  if (!(await switches.isOn("UPLOADS"))) return new DomainError("SWITCHED_OFF");
  const wait = await rateLimits.take("readTextUpload", viewer.userId);
  if (wait !== null) return new RateLimited(wait);
  const read = await parsers.run({ name: "readTexts", bytes: file.bytes, fileName: file.name });
  if (read === "busy") return new RateLimited(BUSY_SECONDS);
  if (read === "tooHard") return new DomainError("FILE_TOO_HARD");
  return "refused" in read.value ? new DomainError(read.value.refused) : { texts: read.value };
}

import { makeTextRules } from "../../../contract/textRules";
import type { ErrorCode } from "../../../contract/errorCodes";
import type { Language } from "../../../engine/practice/PracticeMode";
import { guessLanguage } from "../../../engine/text/guessLanguage";
import { normaliseText } from "../../../engine/text/normaliseText";
import { builder } from "../../graphql/builder";
import type { Viewer } from "../../graphql/Context";
import { LanguageEnum } from "../../graphql/enums";
import { ErrorCodeEnum, InvalidInput, payload, RateLimited, Refused } from "../../graphql/errors";
import type { Services } from "../../services";
import type { UploadedFile } from "../../transport/UploadedFile";
import { validate } from "../../users/validate";
import { changesIn, TextChangeType, type TextChange } from "../TextChangeType";
import { readTextFile } from "./readTextFile";
import { splitTexts, type DraftText } from "./splitTexts";

const textRules = makeTextRules(normaliseText);

type FoundText = {
  readonly title: string;
  readonly body: string;
  readonly language: Language;
  readonly changes: readonly TextChange[];
  readonly titleIssue: ErrorCode | null;
  readonly bodyIssue: ErrorCode | null;
};

const FoundTextObject = builder.objectRef<FoundText>("FoundText").implement({
  description: "A text in an uploaded file, as it would be kept. Nothing is kept yet.",
  fields: (t) => ({
    title: t.exposeString("title", { description: "From the file: a heading, a column of a table, or the file's name. May be empty." }),
    body: t.exposeString("body", { description: "Normalised; at most 30,000 characters (UTF-16 units) of it." }),
    language: t.expose("language", { type: LanguageEnum, description: "A guess by its commonest words." }),
    changes: t.field({ type: [TextChangeType], resolve: ({ changes }) => changes, description: "How the body differs from what stands in the file; none when it does not." }),
    titleIssue: t.expose("titleIssue", { type: ErrorCodeEnum, nullable: true, description: "Why this title could not be kept. Null when it could." }),
    bodyIssue: t.expose("bodyIssue", { type: ErrorCodeEnum, nullable: true, description: "Why this body could not be kept, such as TOO_LONG. Null when it could." }),
  }),
});

type Read = { readonly texts: readonly FoundText[] };

const ReadTextUploadSuccess = builder.objectRef<Read>("ReadTextUploadSuccess").implement({
  description: "What the file holds.",
  fields: (t) => ({ texts: t.field({ type: [FoundTextObject], resolve: ({ texts }) => texts, description: "At least one; several when the file is a table with titles and texts." }) }),
});

builder.mutationField("readTextUpload", (t) =>
  t.field({
    type: payload("ReadTextUploadPayload", ReadTextUploadSuccess, ["InvalidInputError", "RefusedError", "RateLimitedError"]),
    description:
      "Reads a .txt, .csv or .docx file of at most 5 MB, told by its content and not by its name, and keeps nothing: saveText keeps what the person wants of it. Members only (ACCOUNT_NEEDED). " +
      "Refuses what is no text (NOT_A_TEXT_FILE), what is in an encoding that it does not tell (WRONG_ENCODING), empty files (TOO_SHORT) and tables of more than 200 texts (TOO_MANY_ROWS).",
    args: { file: t.arg({ type: "Upload", required: true, description: "The file." }) },
    resolve: (_root, { file }, { viewer, services }) => readUpload(services, viewer, file),
  }),
);

/** What is shown of a text that is too long to keep: enough to shorten it by. */
const MOST_SHOWN = 30_000;

async function readUpload({ rateLimits, switches }: Services, viewer: Viewer | null, file: UploadedFile): Promise<Read | Refused> {
  if (!viewer) return new Refused("NOT_SIGNED_IN");
  if (viewer.role === "GUEST") return new Refused("ACCOUNT_NEEDED");
  if (!(await switches.isOn("UPLOADS"))) return new Refused("SWITCHED_OFF");
  const wait = await rateLimits.take("readTextUpload", viewer.userId);
  if (wait !== null) return new RateLimited(wait);
  const read = await readTextFile(file.bytes);
  if ("refused" in read) return new Refused(read.refused);
  const drafts = splitTexts(read.text, file.name);
  if (drafts.length > MOST_TEXTS) return new Refused("TOO_MANY_ROWS");
  return drafts.length === 0 ? new Refused("TOO_SHORT") : { texts: await Promise.all(drafts.map(judge)) };
}

/** As many as one person may keep. */
const MOST_TEXTS = 200;

async function judge(draft: DraftText): Promise<FoundText> {
  const title = normaliseText(draft.title);
  const body = normaliseText(draft.body).slice(0, MOST_SHOWN);
  const clean = await validate(textRules, { title, body });
  const issueAt = (path: string) => (clean instanceof InvalidInput ? (clean.issues.find((issue) => issue.path === path)?.code ?? null) : null);
  return { title, body, language: guessLanguage(body), changes: changesIn(draft.body.trim()), titleIssue: issueAt("title"), bodyIssue: issueAt("body") };
}

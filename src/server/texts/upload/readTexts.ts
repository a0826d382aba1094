import { ValidationError } from "yup";
import { isErrorCode, type ErrorCode } from "../../../contract/errorCodes";
import { limits } from "../../../contract/limits";
import { makeTextRules } from "../../../contract/textRules";
import type { Language } from "../../../engine/practice/PracticeMode";
import { guessLanguage } from "../../../engine/text/guessLanguage";
import { normaliseText } from "../../../engine/text/normaliseText";
import { changesIn, type TextChange } from "../changesIn";
import { readTextFile } from "./readTextFile";
import { splitTexts, type DraftText } from "./splitTexts";

/** A text in a file, as it would be kept, and why it could not be: plain data, for it comes from a worker. */
export type FoundText = {
  readonly title: string;
  readonly body: string;
  readonly language: Language;
  readonly changes: readonly TextChange[];
  readonly titleIssue: ErrorCode | null;
  readonly bodyIssue: ErrorCode | null;
};

export type TextsRead = readonly FoundText[] | { readonly refused: ErrorCode };

const textRules = makeTextRules(normaliseText);

/** What is shown of a text that is too long to keep: enough to shorten it by. */
const MOST_SHOWN = 30_000;

/** How much of one text is looked at, before it is normalised: nothing that is longer can be kept. */
const MOST_READ = 100_000;

/**
 * The texts in an uploaded file. Refuses what {@link readTextFile} refuses, more than 200 texts (TOO_MANY_ROWS), and
 * none (TOO_SHORT).
 * @param fileName as the browser sent it; only a claim.
 */
export async function readTexts(bytes: Uint8Array, fileName: string): Promise<TextsRead> {
  const read = await readTextFile(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  if ("refused" in read) return read;
  const drafts = splitTexts(read.text, fileName);
  if (drafts.length > limits.ownTexts.max) return { refused: "TOO_MANY_ROWS" };
  return drafts.length === 0 ? { refused: "TOO_SHORT" } : drafts.map(judge);
}

function judge(draft: DraftText): FoundText {
  const written = draft.body.trim().slice(0, MOST_READ);
  const title = normaliseText(draft.title.slice(0, MOST_READ));
  const body = normaliseText(written).slice(0, MOST_SHOWN);
  const issues = issuesOf(title, body);
  return {
    title,
    body,
    language: guessLanguage(body),
    changes: changesIn(written),
    titleIssue: issues.get("title") ?? null,
    bodyIssue: issues.get("body") ?? null,
  };
}

/** The first broken rule of each field. */
function issuesOf(title: string, body: string): ReadonlyMap<string, ErrorCode> {
  try {
    textRules.validateSync({ title, body }, { abortEarly: false });
    return new Map();
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return new Map(
      error.inner.toReversed().map(({ path = "", message }) => [path, isErrorCode(message) ? message : "BAD_REQUEST"]),
    );
  }
}

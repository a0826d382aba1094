import { cutGraphemes } from "../../../engine/text/graphemes";
import { ValidationError } from "yup";
import type { ErrorCode } from "../../../contract/errorCodes";
import { isErrorCode } from "../../../contract/readErrorCode";
import { limits, textFault } from "../../../contract/limits";
import { makeTextRules } from "../../../contract/textRules";
import { DEFAULT_LANGUAGE, type Language, languageCodes, loadPart } from "../../../contract/languages/languages";
import { normalizeText, changesIn, type TextChange } from "../../../engine/text/normalizeText";
import { parse } from "csv-parse/sync";
import { decodeText } from "../../files/UploadedFile";
import { readDocument, readPart } from "./readDocument";

/** A text in a file as it would be saved, and why it could not be. Plain data, because it comes from a worker. */
export type FoundText = {
  readonly title: string;
  readonly body: string;
  readonly language: Language;
  readonly changes: readonly TextChange[];
  readonly titleIssue: ErrorCode | null;
  readonly bodyIssue: ErrorCode | null;
};

export type TextsRead = readonly FoundText[] | { readonly refused: ErrorCode };

const textRules = makeTextRules(normalizeText);

type WordLists = readonly (readonly [Language, readonly string[]])[];

/** The common words of every language, to guess that of a text. */
export function loadWordLists(): Promise<WordLists> {
  return Promise.all(languageCodes.map(async (language) => [language, await loadPart(language, "words")] as const));
}

/** How much is shown of a text that is too long to save, so that the user can shorten it. */
const MOST_SHOWN = 30_000;

/** How much of one text is read before normalizing; a longer text cannot be saved. */
const MOST_READ = 100_000;

/**
 * The texts in an uploaded file. Refuses what {@link readTextFile} refuses, more than 200 texts (TOO_MANY_ROWS), and
 * none (TOO_SHORT).
 * @param fileName as sent by the browser; not verified.
 */
export async function readTexts(bytes: Uint8Array, fileName: string): Promise<TextsRead> {
  const read = await readTextFile(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  if ("refused" in read) return read;
  const drafts = splitTexts(read.text, fileName);
  if (drafts.length > limits.ownTexts.max) return { refused: "TOO_MANY_ROWS" };
  const lists = await loadWordLists();
  return drafts.length === 0 ? { refused: "TOO_SHORT" } : drafts.map((draft) => judge(draft, lists));
}

function judge(draft: DraftText, lists: WordLists): FoundText {
  const written = draft.body.trim().slice(0, MOST_READ);
  const title = normalizeText(draft.title.slice(0, MOST_READ));
  const body = cutGraphemes(normalizeText(written), MOST_SHOWN);
  const issues = issuesOf(title, body);
  return {
    title,
    body,
    language: guessLanguage(body, lists) ?? DEFAULT_LANGUAGE,
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

/** A text as in the file, not yet normalized. */
type DraftText = { readonly title: string; readonly body: string };

const titleColumns = /^(title|titel|titre|name|naam|nom)$/iu;
const bodyColumns = /^(text|tekst|texte|body|content|inhoud|contenu|inhalt)$/iu;

/**
 * Splits a file's content into texts. A table whose first line names a column for titles and one for texts (in any
 * language of the interface, separated by commas, semicolons or tabs) gives a text per row. Otherwise it is one text.
 * Its title is the first line if that looks like a heading (which is then not typed), or the file's name.
 * @param fileName as sent by the browser; not verified.
 */
export function splitTexts(text: string, fileName: string): readonly DraftText[] {
  return readTable(text) ?? [readWhole(text, fileName)];
}

function readTable(text: string): readonly DraftText[] | null {
  const firstLine = text.slice(0, 2_000).split(/\r?\n/u, 1)[0] ?? "";
  const delimiter = [";", "\t", ","].find((sign) => firstLine.includes(sign));
  if (delimiter === undefined) return null;
  const names = firstLine.split(delimiter).map((name) => name.trim().replace(/^"|"$/gu, ""));
  const [title, body] = [
    names.findIndex((name) => titleColumns.test(name)),
    names.findIndex((name) => bodyColumns.test(name)),
  ];
  if (title < 0 || body < 0) return null;
  const rows = readRows(text, delimiter);
  return (
    rows
      ?.map((row) => ({ title: row[title] ?? "", body: row[body] ?? "" }))
      .filter((draft) => draft.title.trim() !== "" || draft.body.trim() !== "") ?? null
  );
}

function readRows(text: string, delimiter: string): readonly string[][] | null {
  try {
    return parse(text, {
      delimiter,
      bom: true,
      from_line: 2,
      relax_column_count: true,
      skip_empty_lines: true,
      record_delimiter: ["\r\n", "\n", "\r"],
      to: limits.ownTexts.max + 1,
    });
  } catch {
    // A quote that is never closed: either a text with commas in its first line, or a broken table. Both are shown
    // unchanged.
    return null;
  }
}

function readWhole(text: string, fileName: string): DraftText {
  const [first = "", ...rest] = text.trim().split(/\r?\n/u);
  const isHeading = rest.length > 0 && first.trim().length <= limits.textTitle.max && !/[.,;:]$/u.test(first.trim());
  if (isHeading) return { title: first.trim(), body: rest.join("\n") };
  return {
    title: cutGraphemes(
      fileName
        .replace(/\.[A-Za-z0-9]{1,5}$/u, "")
        .replace(/[_-]+/gu, " ")
        .trim(),
      limits.textTitle.max,
    ),
    body: text,
  };
}

/** The content of a file, recognized by its content and not by its name; or why it cannot be used. */
type ReadFile = { readonly kind: "docx" | "text"; readonly text: string } | { readonly refused: ErrorCode };

/** The first bytes of every zip archive that is not empty; a Word document is one. */
const zipMark = Buffer.from("PK\u0003\u0004");

/**
 * The text in an uploaded file. Refuses an empty file (TOO_SHORT), one that is not text (NOT_A_TEXT_FILE), text in an
 * unknown encoding (WRONG_ENCODING), a document that unpacks to far more than a text can be (PAYLOAD_TOO_LARGE), and
 * more than 30 consecutive combining marks (WRONG_CHARACTERS).
 */
export async function readTextFile(bytes: Buffer): Promise<ReadFile> {
  if (bytes.length === 0) return { refused: "TOO_SHORT" };
  if (bytes.subarray(0, zipMark.length).equals(zipMark)) return readDocx(bytes);
  const text = decodeText(bytes);
  return typeof text === "string" ? unlessFault({ kind: "text", text }) : text;
}

/** The text is normalized next, so it must not have more consecutive marks than {@link textFault} allows. */
function unlessFault(read: { readonly kind: "docx" | "text"; readonly text: string }): ReadFile {
  const fault = textFault(read.text, read.text.length);
  return fault ? { refused: fault } : read;
}

async function readDocx(bytes: Buffer): Promise<ReadFile> {
  const part = await readPart(bytes, "word/document.xml");
  if (part === "tooLarge") return { refused: "PAYLOAD_TOO_LARGE" };
  const text = part === null ? null : readDocument(part.toString("utf8"));
  return text === null ? { refused: "NOT_A_TEXT_FILE" } : unlessFault({ kind: "docx", text });
}

/** How many words of a text are examined. */
const MOST_WORDS = 1_000;

/**
 * The language of a text, by its common words; the first language if that is undecided. By Zipf's law the word of rank
 * r makes up about 1/r of a running text, so each listed word is evidence by its rank, and a word that is not listed
 * counts as much as the last one.
 * @param lists the common words of each language, most common first.
 */
export function guessLanguage<Name extends string>(
  text: string,
  lists: readonly (readonly [Name, readonly string[]])[],
): Name | undefined {
  const words = (
    text
      .slice(0, 20 * MOST_WORDS)
      .toLowerCase()
      .match(/\p{L}+(?:['’]\p{L}+)?/gu) ?? []
  ).slice(0, MOST_WORDS);
  let best: { readonly language: Name; readonly evidence: number } | undefined;
  for (const [language, list] of lists) {
    const ranks = new Map(list.map((word, at) => [word.toLowerCase(), at + 1]));
    const evidence = words.reduce((sum, word) => sum - Math.log(ranks.get(word) ?? list.length + 1), 0);
    if (best === undefined || evidence > best.evidence) best = { language, evidence };
  }
  return best?.language;
}

import type { ErrorCode } from "../../../contract/errorCodes";
import { textFault } from "../../../contract/limits";
import { decodeText } from "../../files/decodeText";
import { readDocument } from "./readDocument";
import { readPart } from "./readPart";

/** What a file holds, told by its content and not by its name; or why nothing can be made of it. */
export type ReadFile = { readonly kind: "docx" | "text"; readonly text: string } | { readonly refused: ErrorCode };

/** The first bytes of every zip archive with something in it; a Word document is one. */
const zipMark = Buffer.from("PK\u0003\u0004");

/**
 * The text in an uploaded file. Refuses what is empty (TOO_SHORT), no text at all (NOT_A_TEXT_FILE), a text in an
 * encoding that is not told
 * (WRONG_ENCODING), a document that unpacks to far more than a text can be (PAYLOAD_TOO_LARGE), and more than 30
 * combining marks in a row (WRONG_CHARACTERS).
 */
export async function readTextFile(bytes: Buffer): Promise<ReadFile> {
  if (bytes.length === 0) return { refused: "TOO_SHORT" };
  if (bytes.subarray(0, zipMark.length).equals(zipMark)) return readDocx(bytes);
  const text = decodeText(bytes);
  return typeof text === "string" ? unlessFault({ kind: "text", text }) : text;
}

/** What follows normalises the text, so no run of marks may be longer than {@link textFault} takes. */
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

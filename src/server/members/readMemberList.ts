import type { ErrorCode } from "../../contract/errorCodes";
import { textFault } from "../../contract/textFault";
import { decodeText } from "../files/decodeText";
import { readRows } from "./readRows";
import type { WrittenRow } from "./WrittenRow";

export type MembersRead = readonly WrittenRow[] | { readonly refused: ErrorCode };

/** The rows of an uploaded list of names; or why it cannot be read, as {@link decodeText}, {@link readRows} and {@link textFault} say. */
export function readMemberList(bytes: Uint8Array): MembersRead {
  const text = decodeText(bytes);
  if (typeof text !== "string") return text;
  const fault = textFault(text, text.length);
  return fault ? { refused: fault } : readRows(text);
}

import type { ErrorCode } from "../../contract/errorCodes";
import { textFault } from "../../contract/limits";
import { decodeText } from "../files/decodeText";
import { readRows } from "./readRows";
import type { WrittenRow } from "./WrittenRow";

export type MembersRead = readonly WrittenRow[] | { readonly refused: ErrorCode };

/** How much of a name is shown where it is too long to be one, in UTF-16 units. */
const MOST_SHOWN = 200;

/**
 * The rows of an uploaded list of names; or why it cannot be read, as {@link decodeText}, {@link readRows} and {@link
 * textFault} say.
 */
export function readMemberList(bytes: Uint8Array): MembersRead {
  const text = decodeText(bytes);
  if (typeof text !== "string") return text;
  const fault = textFault(text, text.length);
  if (fault) return { refused: fault };
  const rows = readRows(text);
  return "refused" in rows
    ? rows
    : rows.map((row) => ({
        ...row,
        name: row.name.slice(0, MOST_SHOWN),
        username: row.username?.slice(0, MOST_SHOWN) ?? null,
      }));
}

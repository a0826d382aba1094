import { Buffer } from "node:buffer";
import { ThrownDomainError } from "./DomainError";
import { isUuid } from "./globalIds";

/** The position of a row in a list ordered by time and then id. */
export type Position = { readonly at: Date; readonly id: string };

/** What is thrown for a cursor that is not one of the list's own. */
export function badCursor(): ThrownDomainError {
  return new ThrownDomainError("BAD_CURSOR", "This cursor was not made by this list.");
}

/** An opaque cursor for a row's position, so that rows added meanwhile do not shift the page. */
export function toCursor({ at, id }: Position): string {
  return Buffer.from(`${at.getTime()}:${id}`).toString("base64url");
}

/** @throws BAD_CURSOR when the text was not made by {@link toCursor}. */
export function fromCursor(cursor: string): Position {
  const [time = "", id = ""] = Buffer.from(cursor, "base64url").toString().split(":");
  const at = new Date(Number(time));
  if (!/^\d{1,15}$/u.test(time) || Number.isNaN(at.getTime()) || !isUuid(id)) throw badCursor();
  return { at, id };
}

/** The position of an item in a list ordered by title or name. */
type TitlePlace = { readonly title: string; readonly id: string };

/** An opaque cursor for such a position. */
export function toTitleCursor({ title, id }: TitlePlace): string {
  return Buffer.from(`${id}:${title}`).toString("base64url");
}

/** @throws BAD_CURSOR when the text was not made by {@link toTitleCursor}. */
export function fromTitleCursor(cursor: string): TitlePlace {
  const text = Buffer.from(cursor, "base64url").toString();
  const place = { id: text.slice(0, 36), title: text.slice(37) };
  // Postgres stores no NUL, so no title contains one.
  if (isUuid(place.id) && text[36] === ":" && !place.title.includes("\0")) return place;
  throw badCursor();
}

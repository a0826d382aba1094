import { GraphQLError } from "graphql";
import { isUuid } from "./rowId";

/** Where something stands in a list by title or name. */
export type TitlePlace = { readonly title: string; readonly id: string };

/** An opaque cursor that names such a place, so that what is added meanwhile shift nothing. */
export function toTitleCursor({ title, id }: TitlePlace): string {
  return Buffer.from(`${id}:${title}`).toString("base64url");
}

/** @throws GraphQLError with code BAD_CURSOR when the text was not made by {@link toTitleCursor}. */
export function fromTitleCursor(cursor: string): TitlePlace {
  const text = Buffer.from(cursor, "base64url").toString();
  const place = { id: text.slice(0, 36), title: text.slice(37) };
  // Postgres keeps no NUL, so that no title holds one.
  if (isUuid(place.id) && text[36] === ":" && !place.title.includes("\0")) return place;
  throw new GraphQLError("This cursor was not made by this list.", { extensions: { code: "BAD_CURSOR" } });
}

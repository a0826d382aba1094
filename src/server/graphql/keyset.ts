import { GraphQLError } from "graphql";

/** Where a row stands in a list ordered by time and then id. */
export type Position = { readonly at: Date; readonly id: string };

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/u;

/** An opaque cursor that names a row's place, so that rows added meanwhile shift nothing. */
export function toCursor({ at, id }: Position): string {
  return Buffer.from(`${at.getTime()}:${id}`).toString("base64url");
}

/** @throws GraphQLError with code BAD_CURSOR when the text was not made by {@link toCursor}. */
export function fromCursor(cursor: string): Position {
  const [time = "", id = ""] = Buffer.from(cursor, "base64url").toString().split(":");
  const at = new Date(Number(time));
  if (!/^\d{1,15}$/u.test(time) || Number.isNaN(at.getTime()) || !uuid.test(id)) {
    throw new GraphQLError("This cursor was not made by this list.", { extensions: { code: "BAD_CURSOR" } });
  }
  return { at, id };
}

import { GraphQLError } from "graphql";
import { fromCursor, toCursor, type Position } from "../../graphql/keyset";

/** Where a flagged result stands: those that nobody has reviewed come first. */
export type FlaggedPosition = Position & { readonly isOpen: boolean };

export function toFlaggedCursor({ isOpen, ...position }: FlaggedPosition): string {
  return `${isOpen ? "o" : "r"}${toCursor(position)}`;
}

/** @throws GraphQLError with code BAD_CURSOR when the text was not made by {@link toFlaggedCursor}. */
export function fromFlaggedCursor(cursor: string): FlaggedPosition {
  if (!/^[or]/u.test(cursor))
    throw new GraphQLError("This cursor was not made by this list.", { extensions: { code: "BAD_CURSOR" } });
  return { isOpen: cursor.startsWith("o"), ...fromCursor(cursor.slice(1)) };
}

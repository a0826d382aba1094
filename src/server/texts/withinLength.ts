import { and, gte, lt, type SQL } from "drizzle-orm";
import { texts } from "../database/schema";
import { textLengthStarts, type TextLength } from "./textLengthOf";

/** Texts of one of the lengths. */
export function withinLength(length: TextLength): SQL | undefined {
  const { MEDIUM, LONG } = textLengthStarts;
  if (length === "SHORT") return lt(texts.characters, MEDIUM);
  return length === "LONG"
    ? gte(texts.characters, LONG)
    : and(gte(texts.characters, MEDIUM), lt(texts.characters, LONG));
}

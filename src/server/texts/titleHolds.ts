import { sql, type SQL } from "drizzle-orm";
import { limits } from "../../contract/limits";
import { normaliseText } from "../../engine/text/normaliseText";
import { texts } from "../database/schema";

/** Texts whose title holds these words, whatever their case; all when there is nothing to search for. */
export function titleHolds(search: string | null | undefined): SQL | undefined {
  const words = normaliseText(search ?? "").slice(0, limits.textTitle.max);
  return words === "" ? undefined : sql`position(lower(${words}) in lower(${texts.title})) > 0`;
}

import { and, arrayOverlaps, eq, gte, inArray, lte, ne, or, sql, type SQL } from "drizzle-orm";
import { limits } from "../../contract/limits";
import { cleanTags } from "../../contract/textRules";
import type { LayoutId } from "../../engine/keyboards/KeyboardLayout";
import { keyboardLayouts } from "../../engine/keyboards/keyboardLayouts";
import { typableCharacters } from "../../engine/keyboards/fitText";
import type { Language } from "../../engine/practice/PracticeMode";
import { normaliseText } from "../../engine/text/normaliseText";
import { texts, type TextRow } from "../database/schema";
import type { Viewer } from "../graphql/Context";
import { isInGroupOf } from "./readableBy";
import type { TextLength } from "./textLengthOf";
import { withinLength } from "./withinLength";

export type TextShelf = "PUBLIC" | "GROUP" | "OWN" | "ARCHIVED";

/**
 * What is looked for. A list that is empty or not there asks for nothing; of a list with several, one is enough, but
 * all of the layouts.
 */
export type TextFilters = {
  readonly shelves?: readonly TextShelf[] | null | undefined;
  readonly languages?: readonly Language[] | null | undefined;
  readonly difficulties?: readonly TextRow["difficulty"][] | null | undefined;
  readonly tags?: readonly string[] | null | undefined;
  readonly lengths?: readonly TextLength[] | null | undefined;
  readonly minCharacters?: number | null | undefined;
  readonly maxCharacters?: number | null | undefined;
  readonly layouts?: readonly LayoutId[] | null | undefined;
  readonly search?: string | null | undefined;
  /** Row id. */
  readonly groupId?: string | null | undefined;
};

/** As a condition on rows of texts. It never finds what the viewer may not read. */
export function textFilters(viewer: Viewer | null, filters: TextFilters): SQL | undefined {
  const { languages, difficulties, tags, lengths, minCharacters, maxCharacters, layouts, search, groupId } = filters;
  const named = cleanTags(tags ?? [], normaliseText);
  return and(
    or(...shelvesOf(filters).map((shelf) => onShelf(viewer, shelf))),
    languages?.length ? inArray(texts.language, [...languages]) : undefined,
    difficulties?.length ? inArray(texts.difficulty, [...difficulties]) : undefined,
    named.length > 0 ? arrayOverlaps(texts.tags, named) : undefined,
    lengths?.length ? or(...lengths.map(withinLength)) : undefined,
    minCharacters == null ? undefined : gte(texts.characters, minCharacters),
    maxCharacters == null ? undefined : lte(texts.characters, maxCharacters),
    // What remains of its characters without those of the layout.
    ...(layouts ?? []).map(
      (layout) => sql`translate(${texts.characterSet}, ${typableCharacters(keyboardLayouts[layout])}, '') = ''`,
    ),
    searched(search),
    groupId == null ? undefined : eq(texts.groupId, groupId),
  );
}

function shelvesOf({ shelves }: TextFilters): readonly TextShelf[] {
  return shelves?.length ? shelves : ["PUBLIC"];
}

function onShelf(viewer: Viewer | null, shelf: TextShelf): SQL | undefined {
  if (shelf === "PUBLIC") return isDrawnFrom;
  if (viewer === null) return sql`false`;
  const mine = eq(texts.ownerId, viewer.userId);
  if (shelf === "OWN") return and(mine, ne(texts.status, "ARCHIVED"));
  if (shelf === "GROUP")
    return and(eq(texts.visibility, "GROUP"), eq(texts.status, "PUBLISHED"), isInGroupOf(viewer.userId));
  const overseen =
    viewer.role === "ADMIN"
      ? inArray(texts.visibility, ["PUBLIC", "GROUP"])
      : and(eq(texts.visibility, "GROUP"), isInGroupOf(viewer.userId, ["OWNER", "COACH"]));
  return and(eq(texts.status, "ARCHIVED"), or(mine, overseen));
}

/** Everybody's: the library, and what was published after a review. */
export const isDrawnFrom: SQL | undefined = and(eq(texts.visibility, "PUBLIC"), eq(texts.status, "PUBLISHED"));

/**
 * Texts whose title or one of whose tags holds these words, whatever their case; all when there is nothing to search
 * for.
 */
function searched(search: string | null | undefined): SQL | undefined {
  const words = normaliseText(search ?? "").slice(0, limits.textTitle.max);
  return words === ""
    ? undefined
    : sql`position(lower(${words}) in lower(${texts.title} || ' ' || array_to_string(${texts.tags}, ' '))) > 0`;
}

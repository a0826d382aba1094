import { type PageLoader, queryLoader } from "../../Page";
import { changedByOthers } from "../../relay/routeQuery";
import { type Language, languageCodes, toWireLanguage } from "../../../contract/languages/languages";
import { type LayoutId, layoutIds } from "../../../engine/keyboards/KeyboardLayout";
import type { TextsPageQuery$variables } from "../../../../__generated__/TextsPageQuery.graphql";
import { layoutNameOf } from "../../typing/keyboard/layouts";

/** The options, in display order. */
export const textsChoices = {
  languages: languageCodes,
  difficulties: ["EASY", "MEDIUM", "HARD"],
  lengths: ["SHORT", "MEDIUM", "LONG"],
  layouts: layoutIds,
  shelves: ["PUBLIC", "GROUP", "OWN", "ARCHIVED"],
} as const;

/** The filters in an address. Unknown options are ignored. */
export function readFilters(query: URLSearchParams): ChosenFilters {
  const chosen = <Value extends string>(name: string, values: readonly Value[]): readonly Value[] => {
    const named = query.getAll(name);
    return values.filter((value) => named.includes(value.toLowerCase()));
  };
  return {
    search: query.get("search") ?? "",
    isFavorite: query.get("favorites") === "1",
    languages: chosen("language", textsChoices.languages),
    difficulties: chosen("difficulty", textsChoices.difficulties),
    tags: [...new Set(query.getAll("tag"))],
    lengths: chosen("length", textsChoices.lengths),
    layouts: chosen("keyboard", textsChoices.layouts),
    shelves: chosen("in", textsChoices.shelves),
  };
}

/** The query of an address; empty without filters. */
export function toQueryString({
  search,
  isFavorite,
  languages,
  difficulties,
  tags,
  lengths,
  layouts,
  shelves,
}: ChosenFilters): string {
  const query = new URLSearchParams();
  if (search.trim() !== "") query.set("search", search.trim());
  if (isFavorite) query.set("favorites", "1");
  const lists = {
    language: languages,
    difficulty: difficulties,
    tag: tags,
    length: lengths,
    keyboard: layouts,
    in: shelves,
  };
  for (const [name, values] of Object.entries(lists))
    for (const value of values) query.append(name, name === "tag" ? value : value.toLowerCase());
  const text = query.toString();
  return text === "" ? "" : `?${text}`;
}

/** Filters for texts. */
export type ChosenFilters = {
  readonly search: string;
  /** Only favorites. */
  readonly isFavorite: boolean;
  readonly languages: readonly Language[];
  readonly difficulties: readonly ("EASY" | "MEDIUM" | "HARD")[];
  readonly tags: readonly string[];
  readonly lengths: readonly ("SHORT" | "MEDIUM" | "LONG")[];
  readonly layouts: readonly LayoutId[];
  readonly shelves: readonly ("PUBLIC" | "GROUP" | "OWN" | "ARCHIVED")[];
};

const all = textsChoices.shelves.filter((shelf) => shelf !== "ARCHIVED");

/** Nothing is filtered. */
export const noFilters: ChosenFilters = {
  search: "",
  isFavorite: false,
  languages: [],
  difficulties: [],
  tags: [],
  lengths: [],
  layouts: [],
  shelves: [],
};

/** The variables of the query. Without a chosen shelf, all but the archive are searched. */
export function toQueryVariables({
  search,
  isFavorite,
  languages,
  difficulties,
  tags,
  lengths,
  layouts,
  shelves,
}: ChosenFilters): TextsPageQuery$variables {
  return {
    search: search.trim(),
    filters: {
      ...(isFavorite && { isFavorite }),
      languages: languages.map(toWireLanguage),
      difficulties,
      tags,
      lengths,
      layouts: layouts.map(layoutNameOf),
      shelves: shelves.length > 0 ? shelves : all,
    },
  };
}

/** Starts the page's query, with the filters of its address. */
export const loadTexts: PageLoader = queryLoader(
  () => import("../../../../__generated__/TextsPageQuery$parameters"),
  (_, search) => toQueryVariables(readFilters(search)),
  changedByOthers,
);

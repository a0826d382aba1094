import type { TextsPageQuery$variables } from "../../../../__generated__/TextsPageQuery.graphql";
import { layoutNameOf } from "../Practice/layoutNameOf";
import { textsChoices } from "./textsAddress";
import type { TextsPlace } from "./TextsPlace";

const all = textsChoices.shelves.filter((shelf) => shelf !== "ARCHIVED");

/** What the server is asked for a place. Who names no shelf looks on all but that of what is archived. */
export function textsVariables({
  search,
  languages,
  difficulties,
  tags,
  lengths,
  layouts,
  shelves,
}: TextsPlace): TextsPageQuery$variables {
  return {
    search: search.trim(),
    filters: {
      languages,
      difficulties,
      tags,
      lengths,
      layouts: layouts.map(layoutNameOf),
      shelves: shelves.length > 0 ? shelves : all,
    },
  };
}

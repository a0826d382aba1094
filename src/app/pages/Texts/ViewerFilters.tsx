import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { ViewerFilters_query$key } from "../../../../__generated__/ViewerFilters_query.graphql";
import { compareNames } from "../../../contract/names";
import { MultiSelect } from "../../ui/MultiSelect";
import { tagWord } from "../Text/words/tagWord";
import { textsChoices } from "./textsAddress";
import type { TextsPlace } from "./TextsPlace";

const shelfWords = {
  PUBLIC: msg`For everybody`,
  GROUP: msg`Of my groups`,
  OWN: msg`My own`,
  ARCHIVED: msg`Archived`,
} as const;

type Props = {
  /** Null while it is on its way. */
  readonly queryRef: ViewerFilters_query$key | null;
  readonly place: TextsPlace;
  readonly choose: (change: Partial<TextsPlace>) => void;
};

/** What depends on who looks: the tags of what they can find, and whose texts these are. */
export function ViewerFilters({ queryRef, place, choose }: Props) {
  const { t } = useLingui();
  const query = useFragment(
    graphql`
      fragment ViewerFilters_query on Query @throwOnFieldError {
        textTags
        viewer {
          __typename
        }
      }
    `,
    queryRef,
  );
  // What the address names stays chosen, even where no text has it any more.
  const tags = [...new Set([...(query?.textTags ?? []), ...place.tags])].map((value) => ({
    value,
    label: tagWord(value, t),
  }));
  return (
    <>
      <MultiSelect
        label={t`Tags`}
        isLoading={query == null}
        options={tags.toSorted((a, b) => compareNames(a.label, b.label))}
        value={place.tags}
        onChange={(chosen) => choose({ tags: chosen })}
      />
      {query?.viewer != null && (
        <MultiSelect
          label={t`Whose`}
          options={textsChoices.shelves.map((value) => ({ value, label: t(shelfWords[value]) }))}
          value={place.shelves}
          onChange={(shelves) => choose({ shelves })}
        />
      )}
    </>
  );
}

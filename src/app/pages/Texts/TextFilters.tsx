import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { layoutNames } from "../../typing/keyboard/layouts";
import { MultiSelect } from "../../ui/MultiSelect";
import { difficultyWord, languageWord, tagWord } from "../../features/text/TextFacts";
import { textsChoices, type ChosenFilters } from "./textsAddress";
import { graphql, useFragment } from "react-relay";
import type { TextFilters_query$key } from "../../../../__generated__/TextFilters_query.graphql";
import { compareNames } from "../../../contract/names";

const lengthWords = {
  SHORT: msg`short, under 220 characters`,
  MEDIUM: msg`medium, 220 to 399`,
  LONG: msg`long, 400 or more`,
} as const;

type Props = { readonly filters: ChosenFilters; readonly choose: (change: Partial<ChosenFilters>) => void };

/** The filters that are the same for every viewer. */
export function TextFilters({ filters, choose }: Props) {
  const { t } = useLingui();
  return (
    <>
      <MultiSelect
        label={t`Language`}
        options={textsChoices.languages.map((value) => ({ value, label: t(languageWord(value)) }))}
        value={filters.languages}
        onChange={(languages) => choose({ languages })}
      />
      <MultiSelect
        label={t`Difficulty`}
        options={textsChoices.difficulties.map((value) => ({ value, label: t(difficultyWord(value)) }))}
        value={filters.difficulties}
        onChange={(difficulties) => choose({ difficulties })}
      />
      <MultiSelect
        label={t`Length`}
        options={textsChoices.lengths.map((value) => ({ value, label: t(lengthWords[value]) }))}
        value={filters.lengths}
        onChange={(lengths) => choose({ lengths })}
      />
      <MultiSelect
        label={t`Can be typed on`}
        placeholder={t`Any`}
        options={textsChoices.layouts.map((value) => ({ value, label: t(layoutNames[value]) }))}
        value={filters.layouts}
        onChange={(layouts) => choose({ layouts })}
      />
    </>
  );
}

const shelfWords = {
  PUBLIC: msg`Public`,
  GROUP: msg`My groups`,
  OWN: msg`My own`,
  ARCHIVED: msg`Archived`,
} as const;

type ViewerFiltersProps = {
  /** Null while it is loading. */
  readonly queryRef: TextFilters_query$key | null;
  readonly filters: ChosenFilters;
  readonly choose: (change: Partial<ChosenFilters>) => void;
};

/** The filters that depend on the viewer: the tags of the texts that they can find, and the owners. */
export function ViewerFilters({ queryRef, filters, choose }: ViewerFiltersProps) {
  const { t } = useLingui();
  const query = useFragment(
    graphql`
      fragment TextFilters_query on Query @throwOnFieldError {
        textTags
        viewer {
          __typename
        }
      }
    `,
    queryRef,
  );
  // A selected tag in the address is kept, even if no text has it anymore.
  const tags = [...new Set([...(query?.textTags ?? []), ...filters.tags])].map((value) => ({
    value,
    label: tagWord(value, t),
  }));
  return (
    <>
      <MultiSelect
        label={t`Tags`}
        isLoading={query == null}
        options={tags.toSorted((a, b) => compareNames(a.label, b.label))}
        value={filters.tags}
        onChange={(chosen) => choose({ tags: chosen })}
      />
      {query?.viewer != null && (
        <MultiSelect
          label={t`Whose texts`}
          options={textsChoices.shelves.map((value) => ({ value, label: t(shelfWords[value]) }))}
          value={filters.shelves}
          onChange={(shelves) => choose({ shelves })}
        />
      )}
    </>
  );
}

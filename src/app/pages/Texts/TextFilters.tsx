import { useLocale } from "../../platform/locale/useLocale";
import { languageOptions } from "../../platform/locale/languageName";
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { layoutNames } from "../../typing/keyboard/layouts";
import { MultiSelect } from "../../ui/MultiSelect";
import { difficultyWord, tagWord } from "../../features/text/TextFacts";
import { textsChoices, type ChosenFilters } from "./textsAddress";
import { audiences } from "../../../contract/languages/Passage";
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
        options={languageOptions(useLocale(), textsChoices.languages)}
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
        label={t`Audience`}
        options={audiences.map((value) => ({ value, label: tagWord(value, t) }))}
        value={filters.tags.filter(isAudience)}
        onChange={(chosen) => choose({ tags: [...filters.tags.filter((tag) => !isAudience(tag)), ...chosen] })}
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

/** Whether a tag says for whom a text is, rather than what it is about. */
function isAudience(tag: string): boolean {
  return audiences.some((audience) => audience === tag);
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
  const subjects = [...new Set([...(query?.textTags ?? []), ...filters.tags])]
    .filter((tag) => !isAudience(tag))
    .map((value) => ({ value, label: tagWord(value, t) }));
  return (
    <>
      <MultiSelect
        label={t`Subject`}
        isLoading={query == null}
        options={subjects.toSorted((a, b) => compareNames(a.label, b.label))}
        value={filters.tags.filter((tag) => !isAudience(tag))}
        onChange={(chosen) => choose({ tags: [...chosen, ...filters.tags.filter(isAudience)] })}
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

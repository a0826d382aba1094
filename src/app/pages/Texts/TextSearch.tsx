import { useLocale } from "../../platform/locale/useLocale";
import { languageOptions } from "../../platform/locale/languageName";
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { layoutNames } from "../../typing/keyboard/layouts";
import { MultiSelect } from "../../ui/MultiSelect";
import { difficultyWord, tagWord, textAddress, stateWord, TextFacts, TextBest } from "../../features/text/TextFacts";
import { textsChoices, type ChosenFilters, noFilters, toQueryString } from "./textsAddress";
import { audiences } from "../../../contract/languages/Passage";
import { graphql, useFragment, usePaginationFragment } from "react-relay";
import type { TextSearch_query$key } from "../../../../__generated__/TextSearch_query.graphql";
import { compareNames } from "../../../contract/names";
import type { TextSearch_results$key } from "../../../../__generated__/TextSearch_results.graphql";
import type { TextResultsPaginationQuery } from "../../../../__generated__/TextResultsPaginationQuery.graphql";
import { ShowMore } from "../../ui/ShowMore";
import { Button } from "../../ui/Button";
import { EmptyState } from "../../ui/EmptyState";
import styles from "./TextsPage.module.css";
import { Link } from "react-router-dom";
import type { TextSearch_text$key } from "../../../../__generated__/TextSearch_text.graphql";
import { FavoriteButton, NoFavorites } from "../../features/text/FavoriteButton";

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
  OWN: msg`My texts`,
  ARCHIVED: msg`Archived`,
} as const;

type ViewerFiltersProps = {
  /** Null while it is loading. */
  readonly queryRef: TextSearch_query$key | null;
  readonly filters: ChosenFilters;
  readonly choose: (change: Partial<ChosenFilters>) => void;
};

/** The filters that depend on the viewer: the tags of the texts that they can find, and the owners. */
export function ViewerFilters({ queryRef, filters, choose }: ViewerFiltersProps) {
  const { t } = useLingui();
  const query = useFragment(
    graphql`
      fragment TextSearch_query on Query @throwOnFieldError {
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

const PAGE = 25;

type TextResultsProps = {
  readonly queryRef: TextSearch_results$key;
  readonly filters: ChosenFilters;
  readonly onClear: () => void;
};

/** The texts that were found, by title. */
export function TextResults({ queryRef, filters, onClear }: TextResultsProps) {
  const { t } = useLingui();
  const { data, ...page } = usePaginationFragment<TextResultsPaginationQuery, TextSearch_results$key>(
    graphql`
      fragment TextSearch_results on Query
      @throwOnFieldError
      @refetchable(queryName: "TextResultsPaginationQuery")
      @argumentDefinitions(
        filters: { type: "TextFilters!" }
        search: { type: "String!" }
        first: { type: "Int", defaultValue: 25 }
        after: { type: "String" }
      ) {
        texts(filters: $filters, search: $search, first: $first, after: $after)
          @connection(key: "TextResults_query_texts") {
          edges {
            node {
              id
              ...TextSearch_text
            }
          }
        }
      }
    `,
    queryRef,
  );
  const { edges } = data.texts;
  if (edges.length === 0) {
    if (toQueryString(filters) === toQueryString({ ...noFilters, isFavorite: true }))
      return (
        <NoFavorites>
          <Button onClick={onClear}>{t`Show all texts`}</Button>
        </NoFavorites>
      );
    return toQueryString(filters) === "" ? (
      <EmptyState drawing="book" text={t`No texts yet.`} />
    ) : (
      <EmptyState drawing="book" text={t`No texts found. Try fewer filters or a different search term.`}>
        <Button onClick={onClear}>{t`Show all texts`}</Button>
      </EmptyState>
    );
  }
  return (
    <>
      <ul className={styles["rows"]}>
        {edges.map(({ node }) => (
          <TextListRow key={node.id} textRef={node} />
        ))}
      </ul>
      <ShowMore page={page} count={PAGE} />
    </>
  );
}

/** A text in the list: a link with its title, and its details. */
function TextListRow({ textRef }: { readonly textRef: TextSearch_text$key }) {
  const { t } = useLingui();
  const text = useFragment(
    graphql`
      fragment TextSearch_text on Text @throwOnFieldError {
        id
        title
        language
        isOwn
        visibility
        status
        owner {
          displayName
        }
        group {
          name
        }
        ...TextFacts_text
        ...TextFacts_bestText
        ...FavoriteButton_text
      }
    `,
    textRef,
  );
  const { visibility, status, isOwn } = text;
  const state = stateWord({ visibility, status });
  const group = text.group?.name;
  const owner = isOwn ? undefined : text.owner?.displayName;
  const ownership = [
    ...(isOwn ? [t`yours`] : owner === undefined ? [] : [t`by ${owner}`]),
    ...(group !== undefined && status === "PUBLISHED" ? [t`for ${group}`] : state === null ? [] : [t(state)]),
  ];
  return (
    <li className={styles["row"]}>
      <div className={styles["words"]}>
        <Link to={textAddress(text.id)} lang={text.language.toLowerCase()}>
          {text.title}
        </Link>
        <p className={styles["about"]}>
          <TextFacts textRef={text} />
        </p>
        {ownership.length > 0 && <p className={styles["about"]}>{ownership.join(" · ")}</p>}
        <p className={styles["best"]}>
          <TextBest textRef={text} />
        </p>
      </div>
      <FavoriteButton textRef={text} />
    </li>
  );
}

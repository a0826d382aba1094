import { useLingui } from "@lingui/react/macro";
import { startTransition, useState } from "react";
import { graphql, usePaginationFragment } from "react-relay";
import type { TextChoice_query$key } from "../../../../__generated__/TextChoice_query.graphql";
import type { TextChoicePaginationQuery } from "../../../../__generated__/TextChoicePaginationQuery.graphql";
import type { ErrorCode } from "../../../contract/errorCodes";
import { languageCodes, toWireLanguage } from "../../../contract/languages/languages";
import { languageOptions } from "../../platform/locale/languageName";
import { useLocale } from "../../platform/locale/useLocale";
import { useServerSearch } from "../../relay/useServerSearch";
import { Select } from "../../ui/ChoiceFields";
import { ErrorNotice } from "../../ui/ErrorBoundary";
import { SearchSelect } from "../../ui/MultiSelect";
import type { MultiSelectOption } from "../../ui/multiSelect/SelectBox";
import { useLoadMore } from "../../ui/ShowMore";
import { tagWord } from "../text/TextFacts";
import styles from "./assignment.module.css";

const PAGE = 50;

type Props = {
  readonly queryRef: TextChoice_query$key;
  readonly label?: string;
  /** Also one that no search has shown. */
  readonly chosen: MultiSelectOption | null;
  readonly onChange: (chosen: MultiSelectOption) => void;
  readonly issue: ErrorCode | null;
};

const none = { language: "", difficulty: "", length: "", tag: "" };

/**
 * Which text an assignment asks for: one of the group, or one that everybody has. The server filters by language,
 * subject, length and difficulty, searches and pages.
 */
export function TextChoice({ queryRef, label, chosen, onChange, issue }: Props) {
  const { t } = useLingui();
  const locale = useLocale();
  const textOption = useTextOption();
  const difficulties = useDifficultyOptions();
  const [filters, setFilters] = useState(none);
  const { data, refetch, ...page } = usePaginationFragment<TextChoicePaginationQuery, TextChoice_query$key>(
    graphql`
      fragment TextChoice_query on Query
      @throwOnFieldError
      @refetchable(queryName: "TextChoicePaginationQuery")
      @argumentDefinitions(
        groupId: { type: "ID!" }
        search: { type: "String", defaultValue: "" }
        languages: { type: "[Language!]" }
        difficulties: { type: "[Difficulty!]" }
        lengths: { type: "[TextLength!]" }
        tags: { type: "[String!]" }
        first: { type: "Int", defaultValue: 50 }
        after: { type: "String" }
      ) {
        textTags
        texts(
          filters: {
            shelves: [GROUP, PUBLIC]
            shelfGroupId: $groupId
            languages: $languages
            difficulties: $difficulties
            lengths: $lengths
            tags: $tags
          }
          search: $search
          first: $first
          after: $after
        ) @connection(key: "TextChoice_query_texts") {
          edges {
            node {
              id
              title
              characters
            }
          }
        }
      }
    `,
    queryRef,
  );
  const ask = (search: string, { language, difficulty, length, tag }: typeof none) =>
    refetch(
      {
        search,
        languages: languageCodes.filter((code) => code === language).map(toWireLanguage),
        difficulties: (["EASY", "MEDIUM", "HARD"] as const).filter((one) => one === difficulty),
        lengths: (["SHORT", "MEDIUM", "LONG"] as const).filter((one) => one === length),
        tags: tag === "" ? [] : [tag],
      },
      { fetchPolicy: "store-and-network" },
    );
  const { search, setSearch, isSearching } = useServerSearch((variables) => ask(variables.search, filters));
  const { issue: moreIssue, loadMore } = useLoadMore(page, PAGE);
  const filter = (name: keyof typeof none) => ({
    value: filters[name],
    onChange: (value: string): void => {
      const next = { ...filters, [name]: value };
      setFilters(next);
      startTransition(() => void ask(search, next));
    },
  });
  const any = { value: "", label: t`Any` };
  return (
    <div className={styles["choice"]}>
      <div className={styles["filters"]}>
        <Select
          label={t`Language`}
          options={[
            any,
            ...languageOptions(locale, languageCodes).map(({ value, label: name }) => ({ value, label: name })),
          ]}
          {...filter("language")}
        />
        <Select
          label={t`Subject`}
          options={[any, ...data.textTags.map((value) => ({ value, label: tagWord(value, t) }))]}
          {...filter("tag")}
        />
        <Select
          label={t`Length`}
          options={[
            any,
            { value: "SHORT", label: t`Short` },
            { value: "MEDIUM", label: t`Medium` },
            { value: "LONG", label: t`Long` },
          ]}
          {...filter("length")}
        />
        <Select label={t`Difficulty`} options={[any, ...difficulties]} {...filter("difficulty")} />
      </div>
      <SearchSelect
        label={label ?? t({ message: "Text", context: "assignment" })}
        options={data.texts.edges.map(({ node }) => textOption(node))}
        value={chosen?.value ?? null}
        chosenOption={chosen}
        onChange={(_, option) => onChange(option)}
        issue={issue}
        onSearch={setSearch}
        isSearching={isSearching}
        onMore={loadMore}
      />
      {moreIssue !== null && <ErrorNotice code={moreIssue} onRetry={loadMore} />}
    </div>
  );
}

type ListedText = { readonly id: string; readonly title: string; readonly characters: number };

/** A text as it is offered. */
export function useTextOption(): (text: ListedText) => MultiSelectOption {
  const { t } = useLingui();
  return ({ id, title, characters }) => ({ value: id, label: t`${title} (${characters} characters)` });
}

/** The levels of difficulty, as options of a filter. */
export function useDifficultyOptions() {
  const { t } = useLingui();
  return [
    { value: "EASY", label: t`Easy` },
    { value: "MEDIUM", label: t({ message: "Medium", context: "difficulty" }) },
    { value: "HARD", label: t`Hard` },
  ] as const;
}

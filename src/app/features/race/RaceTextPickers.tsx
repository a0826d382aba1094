import { useLingui } from "@lingui/react/macro";
import { useDeferredValue, useEffect, useState } from "react";
import { graphql, type PreloadedQuery, usePaginationFragment, usePreloadedQuery, useQueryLoader } from "react-relay";
import TextPickerQueryNode, {
  type RaceTextPickersTextsQuery,
} from "../../../../__generated__/RaceTextPickersTextsQuery.graphql";
import type { RaceTextPickers_texts$key } from "../../../../__generated__/RaceTextPickers_texts.graphql";
import type { RaceTextsPaginationQuery } from "../../../../__generated__/RaceTextsPaginationQuery.graphql";
import type { ErrorCode } from "../../../contract/errorCodes";
import { type Language, toWireLanguage } from "../../../contract/languages/languages";
import { compareNames } from "../../../contract/names";
import { courseLayouts, courses } from "../../../engine/lessons/courses";
import { layoutNames } from "../../typing/keyboard/layouts";
import { MultiSelect, SearchSelect } from "../../ui/MultiSelect";
import type { MultiSelectOption } from "../../ui/multiSelect/SelectBox";
import { Skeleton } from "../../ui/primitives";
import { ErrorNotice } from "../../ui/ErrorBoundary";
import { useLoadMore } from "../../ui/ShowMore";
import { useLessonTitle } from "../course/lessonLanguage";
import { tagWord } from "../text/TextFacts";
import { difficultyName, lengthName } from "./raceWords";
import styles from "./raceForm.module.css";

type Picked = {
  readonly value: MultiSelectOption | null;
  readonly issue: ErrorCode | null;
  readonly onChange: (chosen: MultiSelectOption) => void;
};

const levels = ["EASY", "MEDIUM", "HARD"] as const;
const lengths = ["SHORT", "MEDIUM", "LONG"] as const;

type Filters = {
  readonly tags: readonly string[];
  readonly difficulties: readonly (typeof levels)[number][];
  readonly lengths: readonly (typeof lengths)[number][];
};

const PAGE = 50;

/** The server is asked after a pause in typing, in ms. */
const PAUSE_MS = 250;

type TextPickerProps = Picked & {
  readonly language: Language;
  readonly groupId: string | null;
  readonly isOpen: boolean;
};

/** A choice of a text by title, subject, difficulty and length. */
export function TextPicker({ language, groupId, isOpen, ...picked }: TextPickerProps) {
  const [reference, load] = useQueryLoader<RaceTextPickersTextsQuery>(TextPickerQueryNode);
  const [filters, setFilters] = useState<Filters>({ tags: [], difficulties: [], lengths: [] });
  const [search, setSearch] = useState("");
  const shown = useDeferredValue(reference);
  useEffect(() => {
    const ask = () =>
      load({
        language: toWireLanguage(language),
        search: search.trim() || null,
        filters: {
          tags: [...filters.tags],
          difficulties: [...filters.difficulties],
          lengths: [...filters.lengths],
          shelves: isOpen ? ["PUBLIC"] : ["OWN", "GROUP", "PUBLIC"],
          shelfGroupId: groupId,
        },
      });
    if (search === "") return ask();
    const timer = setTimeout(ask, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [load, language, search, filters, isOpen, groupId]);
  if (shown == null) return <Skeleton size="field" />;
  return (
    <FoundTexts
      {...picked}
      reference={shown}
      filters={filters}
      onFilter={setFilters}
      onSearch={setSearch}
      isSearching={shown !== reference}
      isOpen={isOpen}
    />
  );
}

type FoundProps = Picked & {
  readonly reference: PreloadedQuery<RaceTextPickersTextsQuery>;
  readonly filters: Filters;
  readonly onFilter: (filters: Filters) => void;
  readonly onSearch: (search: string) => void;
  readonly isSearching: boolean;
  readonly isOpen: boolean;
};

function FoundTexts({ reference, filters, onFilter, value, issue, onChange, isOpen, ...server }: FoundProps) {
  const { t } = useLingui();
  const query = usePreloadedQuery<RaceTextPickersTextsQuery>(
    graphql`
      query RaceTextPickersTextsQuery($language: Language!, $search: String, $filters: TextFilters!)
      @throwOnFieldError {
        ...RaceTextPickers_texts @arguments(language: $language, search: $search, filters: $filters)
      }
    `,
    reference,
  );
  const { data, ...page } = usePaginationFragment<RaceTextsPaginationQuery, RaceTextPickers_texts$key>(
    graphql`
      fragment RaceTextPickers_texts on Query
      @throwOnFieldError
      @refetchable(queryName: "RaceTextsPaginationQuery")
      @argumentDefinitions(
        language: { type: "Language!" }
        search: { type: "String" }
        filters: { type: "TextFilters!" }
        first: { type: "Int", defaultValue: 50 }
        after: { type: "String" }
      ) {
        textTags
        texts(language: $language, search: $search, filters: $filters, first: $first, after: $after)
          @connection(key: "RaceTextPickers_query_texts") {
          edges {
            node {
              id
              title
              difficulty
              characters
            }
          }
        }
      }
    `,
    query,
  );
  const { issue: moreIssue, loadMore } = useLoadMore(page, PAGE);
  const { texts, textTags } = data;
  const options = texts.edges.map(({ node: { id, title, characters, ...node } }) => {
    const difficulty = t(difficultyName(node.difficulty));
    return { value: id, label: t`${title} (${difficulty}, ${characters} characters)` };
  });
  const subjects = textTags.map((tag) => ({ value: tag, label: tagWord(tag, t) }));
  return (
    <div className={styles["picker"]}>
      <SearchSelect
        label={t`Which text`}
        options={options}
        value={value?.value ?? null}
        chosenOption={value}
        issue={issue}
        onChange={(_, option) => onChange(option)}
        onMore={loadMore}
        {...server}
      />
      {moreIssue !== null && <ErrorNotice code={moreIssue} onRetry={loadMore} />}
      {!isOpen && <p className={styles["hint"]}>{t`Your own texts and those of your groups are in the list, too.`}</p>}
      <div className={styles["filters"]}>
        <MultiSelect
          label={t`Subject`}
          options={subjects.toSorted((a, b) => compareNames(a.label, b.label))}
          value={filters.tags}
          onChange={(tags) => onFilter({ ...filters, tags })}
        />
        <MultiSelect
          label={t`Difficulty`}
          options={levels.map((level) => ({ value: level, label: t(difficultyName(level)) }))}
          value={filters.difficulties}
          onChange={(difficulties) => onFilter({ ...filters, difficulties })}
        />
        <MultiSelect
          label={t`Length`}
          options={lengths.map((length) => ({ value: length, label: t(lengthName(length)) }))}
          value={filters.lengths}
          onChange={(chosen) => onFilter({ ...filters, lengths: chosen })}
        />
      </div>
    </div>
  );
}

/** A choice of a lesson that has something to type, of all courses. */
export function LessonPicker({ value, issue, onChange }: Picked) {
  const { t } = useLingui();
  const titleOf = useLessonTitle();
  const options = courses.flatMap(({ id, lessons }) =>
    lessons.flatMap((lesson, at) =>
      lesson.exercises.some((exercise) => "content" in exercise)
        ? [{ value: lesson.id, label: `${at}. ${titleOf(lesson)} (${t(layoutNames[courseLayouts[id]])})` }]
        : [],
    ),
  );
  return (
    <SearchSelect
      label={t`Which lesson`}
      options={options}
      value={value?.value ?? null}
      chosenOption={value}
      issue={issue}
      onChange={(_, option) => onChange(option)}
    />
  );
}

import { useLocale } from "../../platform/locale/useLocale";
import { languagesWith } from "../../../contract/languages/languages";
import { languageOptions } from "../../platform/locale/languageName";
import { useLingui } from "@lingui/react/macro";
import type { ErrorCode } from "../../../contract/errorCodes";
import { limits } from "../../../contract/limits";
import { SearchSelect } from "../../ui/MultiSelect";
import { SegmentedControl } from "../../ui/ChoiceFields";
import { TextField } from "../../ui/TextField";
import fieldStyles from "../../ui/TextField.module.css";
import styles from "./GroupWorkPage.module.css";
import type { FormValues } from "./formValues";
import { formatSpeed } from "../../typing/figures/formatFigure";
import { useShortUnit } from "../../typing/useSpeedUnit";
import type { TaskFields_query$key } from "../../../../__generated__/TaskFields_query.graphql";
import { ErrorBoundary, ErrorNotice } from "../../ui/ErrorBoundary";
import { courses } from "../../../engine/lessons/courses";
import type { MultiSelectOption } from "../../ui/multiSelect/SelectBox";
import { graphql, usePaginationFragment } from "react-relay";
import type { TaskFieldsPaginationQuery } from "../../../../__generated__/TaskFieldsPaginationQuery.graphql";
import { useServerSearch } from "../../relay/useServerSearch";
import { useLoadMore } from "../../ui/ShowMore";

type Field = {
  readonly name: string;
  readonly value: string;
  readonly issue: ErrorCode | null;
  readonly onChange: (value: string) => void;
  readonly onBlur: () => void;
};
type Props = {
  readonly kind: string;
  readonly choices: Readonly<Record<"lesson" | "norm", readonly MultiSelectOption[]>>;
  /** The assignment's norm, which may no longer be a choice. */
  readonly chosenNorm: MultiSelectOption | null;
  readonly textsRef: TaskFields_query$key;
  readonly text: MultiSelectOption | null;
  readonly onText: (text: MultiSelectOption) => void;
  readonly field: (name: keyof FormValues) => Field;
};

const { minutes, accuracy, wpm } = limits.assignment;

/** The fields that go with a kind of work. */
export function TaskFields({ kind, choices, chosenNorm, textsRef, text, onText, field }: Props) {
  const { t } = useLingui();
  const locale = useLocale();
  const { perWpm, unit } = useShortUnit();
  const [slowest, fastest] = [wpm.min * perWpm, formatSpeed(locale, wpm.max * perWpm, 0)];
  const chosen = (name: "lesson" | "norm") => {
    const { value, issue, onChange } = field(name);
    return { options: choices[name], value: value === "" ? null : value, issue, onChange };
  };
  if (kind === "LESSON") return <SearchSelect label={t`Lesson`} {...chosen("lesson")} />;
  if (kind === "EXAM") {
    const language = field("language");
    return (
      <>
        <SearchSelect label={t`Exam`} {...chosen("norm")} chosenOption={chosenNorm} />
        <SegmentedControl
          label={t`Language of the texts`}
          options={languageOptions(locale, languagesWith("examTexts"))}
          value={language.value}
          onChange={language.onChange}
        />
      </>
    );
  }
  const least = (
    <TextField
      {...field("accuracy")}
      type="number"
      inputMode="numeric"
      label={t`Minimum accuracy (%)`}
      hint={t`${accuracy.min} to ${accuracy.max} (optional)`}
    />
  );
  if (kind === "TEXT") {
    return (
      <>
        {/* A search that fails takes nothing of the form with it. */}
        <ErrorBoundary rank="part">
          <TextChoice queryRef={textsRef} chosen={text} onChange={onText} issue={field("textId").issue} />
        </ErrorBoundary>
        {least}
      </>
    );
  }
  const practice = field("minutes");
  const isEmpty = practice.issue === "REQUIRED";
  return (
    <div className={styles["goal"]}>
      <div className={styles["numbers"]}>
        <TextField
          {...practice}
          issue={isEmpty ? null : practice.issue}
          type="number"
          inputMode="numeric"
          label={t`Minutes of practice`}
          hint={t`${minutes.min} to ${minutes.max} (optional)`}
        />
        {least}
        <TextField
          {...field("wpm")}
          type="number"
          inputMode="numeric"
          step={perWpm}
          label={t`Minimum speed (${unit})`}
          hint={
            perWpm === 1
              ? t`${slowest} to ${fastest} (optional)`
              : t`${slowest} to ${fastest}, in steps of ${perWpm} (optional)`
          }
        />
      </div>
      <p
        className={isEmpty ? fieldStyles["issue"] : fieldStyles["hint"]}
        role={isEmpty ? "alert" : undefined}
      >{t`Fill in at least one of the three.`}</p>
    </div>
  );
}

/** All lessons of all courses, in order. */
export function lessonOptions(nameOf: (id: string) => string): readonly MultiSelectOption[] {
  return courses.flatMap(({ lessons }) => lessons.map(({ id }, at) => ({ value: id, label: `${at}. ${nameOf(id)}` })));
}

const PAGE = 50;

type TextChoiceProps = {
  readonly queryRef: TaskFields_query$key;
  /** Also one that no search has shown. */
  readonly chosen: MultiSelectOption | null;
  readonly onChange: (chosen: MultiSelectOption) => void;
  readonly issue: ErrorCode | null;
};

/** Which text an assignment asks for: one of the group, or one that everybody has. */
function TextChoice({ queryRef, chosen, onChange, issue }: TextChoiceProps) {
  const { t } = useLingui();
  const textOption = useTextOption();
  const { data, refetch, ...page } = usePaginationFragment<TaskFieldsPaginationQuery, TaskFields_query$key>(
    graphql`
      fragment TaskFields_query on Query
      @throwOnFieldError
      @refetchable(queryName: "TaskFieldsPaginationQuery")
      @argumentDefinitions(
        groupId: { type: "ID!" }
        search: { type: "String", defaultValue: "" }
        first: { type: "Int", defaultValue: 50 }
        after: { type: "String" }
      ) {
        texts(
          filters: { shelves: [GROUP, PUBLIC], shelfGroupId: $groupId }
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
  const { setSearch, isSearching } = useServerSearch(refetch);
  const { issue: moreIssue, loadMore } = useLoadMore(page, PAGE);
  return (
    <div>
      <SearchSelect
        label={t({ message: "Text", context: "assignment" })}
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

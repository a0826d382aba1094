import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { startTransition, useState } from "react";
import { graphql, usePaginationFragment } from "react-relay";
import type { LessonChoice_group$key } from "../../../../__generated__/LessonChoice_group.graphql";
import type { LessonChoicePaginationQuery } from "../../../../__generated__/LessonChoicePaginationQuery.graphql";
import { courseChapters } from "../../../contract/enums";
import type { ErrorCode } from "../../../contract/errorCodes";
import { chapterNames } from "../course/chapterNames";
import { layoutNames } from "../../typing/keyboard/layouts";
import type { CourseId } from "../../../engine/lessons/Course";
import { courseLayouts, courses } from "../../../engine/lessons/courses";
import { useServerSearch } from "../../relay/useServerSearch";
import { Select } from "../../ui/ChoiceFields";
import { ErrorNotice } from "../../ui/ErrorBoundary";
import { SearchSelect } from "../../ui/MultiSelect";
import type { MultiSelectOption } from "../../ui/multiSelect/SelectBox";
import { useLoadMore } from "../../ui/ShowMore";
import styles from "./assignment.module.css";
import { gameName, useLessonName } from "./assignmentWords";
import { useDifficultyOptions } from "./TextChoice";

const PAGE = 50;

/** The keyboard layout of each course, as the schema names it. */
export const courseLayoutNames = {
  "us-intl": "US_INTERNATIONAL",
  us: "US",
  "be-azerty": "BELGIAN",
  "fr-azerty": "FRENCH",
  "de-qwertz": "GERMAN",
} as const satisfies Readonly<Record<CourseId, string>>;

const lengths = [1, 2, 5] as const;

const none = { layout: "", chapter: "", length: "", difficulty: "" };

type Props = {
  readonly groupRef: LessonChoice_group$key;
  readonly isGame: boolean;
  /** A lesson, or for games an exercise, by its id. Also one that no search has shown. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly issue: ErrorCode | null;
};

/** Which lesson or game an assignment asks for. The server filters, searches and pages. */
export function LessonChoice({ groupRef, isGame, value, onChange, issue }: Props) {
  const { t } = useLingui();
  const optionOf = useChoiceOption();
  const difficulties = useDifficultyOptions();
  const [filters, setFilters] = useState(none);
  const { data, refetch, ...page } = usePaginationFragment<LessonChoicePaginationQuery, LessonChoice_group$key>(
    graphql`
      fragment LessonChoice_group on Group
      @throwOnFieldError
      @refetchable(queryName: "LessonChoicePaginationQuery")
      @argumentDefinitions(
        language: { type: "Language!" }
        isGame: { type: "Boolean", defaultValue: false }
        search: { type: "String", defaultValue: "" }
        layout: { type: "KeyboardLayout" }
        chapter: { type: "CourseChapter" }
        difficulty: { type: "Difficulty" }
        maxMinutes: { type: "Int" }
        first: { type: "Int", defaultValue: 50 }
        after: { type: "String" }
      ) {
        lessonChoices(
          language: $language
          isGame: $isGame
          search: $search
          layout: $layout
          chapter: $chapter
          difficulty: $difficulty
          maxMinutes: $maxMinutes
          first: $first
          after: $after
        ) @connection(key: "LessonChoice_group_lessonChoices") {
          edges {
            node {
              __typename
              lesson
              exercise
              minutes
            }
          }
        }
      }
    `,
    groupRef,
  );
  const ask = (search: string, { layout, chapter, length, difficulty }: typeof none) =>
    refetch(
      {
        isGame,
        search,
        layout: Object.values(courseLayoutNames).find((one) => one === layout) ?? null,
        chapter: chapterKeys.find((one) => one === chapter) ?? null,
        difficulty: difficulties.find((one) => one.value === difficulty)?.value ?? null,
        maxMinutes: length === "" ? null : Number(length),
      },
      { fetchPolicy: "store-and-network" },
    );
  const { search, setSearch, isSearching } = useServerSearch((variables) => ask(variables.search, filters));
  const { issue: moreIssue, loadMore } = useLoadMore(page, PAGE);
  const filter = (name: keyof typeof none) => ({
    value: filters[name],
    onChange: (chosen: string): void => {
      const next = { ...filters, [name]: chosen };
      setFilters(next);
      startTransition(() => void ask(search, next));
    },
  });
  const any = { value: "", label: t`Any` };
  const chosen = value === "" ? null : optionOf(value);
  return (
    <div className={styles["choice"]}>
      <div className={styles["filters"]}>
        <Select
          label={t`Keyboard`}
          options={[
            any,
            ...courses.map(({ id }) => ({ value: courseLayoutNames[id], label: t(layoutNames[courseLayouts[id]]) })),
          ]}
          {...filter("layout")}
        />
        <Select
          label={t`Subject`}
          options={[any, ...chapterKeys.map((key) => ({ value: key, label: t(chapterNames[courseChapters[key]]) }))]}
          {...filter("chapter")}
        />
        <Select
          label={t`Length`}
          options={[
            any,
            ...lengths.map((minutes) => ({
              value: String(minutes),
              label: t`${plural(minutes, { one: "Up to # minute", other: "Up to # minutes" })}`,
            })),
          ]}
          {...filter("length")}
        />
        <Select label={t`Difficulty`} options={[any, ...difficulties]} {...filter("difficulty")} />
      </div>
      <SearchSelect
        label={isGame ? t`Game` : t`Lesson`}
        options={(data.lessonChoices?.edges ?? []).map(({ node }) =>
          optionOf(node.exercise ?? node.lesson, node.minutes),
        )}
        value={chosen?.value ?? null}
        chosenOption={chosen}
        onChange={(next) => onChange(next)}
        issue={issue}
        onSearch={setSearch}
        isSearching={isSearching}
        onMore={loadMore}
      />
      {moreIssue !== null && <ErrorNotice code={moreIssue} onRetry={loadMore} />}
    </div>
  );
}

const chapterKeys = Object.keys(courseChapters).filter(
  (key): key is keyof typeof courseChapters => key in courseChapters,
);

/** A lesson or game as it is offered. */
function useChoiceOption(): (id: string, minutes?: number) => MultiSelectOption {
  const { t } = useLingui();
  const lessonName = useLessonName();
  return (id, minutes) => {
    const at = id.lastIndexOf(".");
    const lesson = lessonName(at < 0 ? id : id.slice(0, at));
    const name = at < 0 ? lesson : `${t(gameName(id))}: ${lesson}`;
    return { value: id, label: minutes === undefined ? name : t`${name}, about ${minutes} min` };
  };
}

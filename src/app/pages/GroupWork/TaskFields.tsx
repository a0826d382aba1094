import { nameOfNorm } from "../../features/exam/examWords";
import { useLocale } from "../../platform/locale/useLocale";
import { languageCodes, languagesWith } from "../../../contract/languages/languages";
import { languageOptions } from "../../platform/locale/languageName";
import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { ErrorCode } from "../../../contract/errorCodes";
import { limits } from "../../../contract/limits";
import { Select } from "../../ui/ChoiceFields";
import { SearchSelect } from "../../ui/MultiSelect";
import { TextField } from "../../ui/TextField";
import choiceStyles from "../../features/assignment/assignment.module.css";
import fieldStyles from "../../ui/TextField.module.css";
import styles from "./GroupWorkPage.module.css";
import { formatSpeed } from "../../typing/figures/formatFigure";
import { useShortUnit } from "../../typing/useSpeedUnit";
import type { TaskFields_norms$key } from "../../../../__generated__/TaskFields_norms.graphql";
import type { TaskFields_query$key } from "../../../../__generated__/TaskFields_query.graphql";
import { ErrorBoundary } from "../../ui/ErrorBoundary";
import type { MultiSelectOption } from "../../ui/multiSelect/SelectBox";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import { LessonChoice } from "../../features/assignment/LessonChoice";
import { TextChoice } from "../../features/assignment/TextChoice";

/** The fields of one task, all as text; `wpm` is in the unit of the user. */
export type TaskField = "kind" | "lesson" | "game" | "textId" | "norm" | "language" | "minutes" | "accuracy" | "wpm";

export type Field = {
  readonly name: string;
  readonly value: string;
  readonly issue: ErrorCode | null;
  readonly onChange: (value: string) => void;
  readonly onBlur: () => void;
};
type Props = {
  readonly norms: readonly NormOption[];
  /** The task's norm, which may no longer be a choice. */
  readonly chosenNorm: MultiSelectOption | null;
  readonly queryRef: TaskFields_query$key;
  readonly text: MultiSelectOption | null;
  readonly onText: (text: MultiSelectOption) => void;
  readonly field: (name: TaskField) => Field;
};

/** Stands for any language in the field `language`. */
export const ANY_LANGUAGE = "any";

/** The fields that go with a kind of task. */
export function TaskFields({ norms, chosenNorm, queryRef, text, onText, field }: Props) {
  const { t } = useLingui();
  const locale = useLocale();
  const { minutes, accuracy, wpm } = limits.assignment;
  const { perWpm, unit } = useShortUnit();
  const [slowest, fastest] = [wpm.min * perWpm, formatSpeed(locale, wpm.max * perWpm, 0)];
  const query = useFragment(
    graphql`
      fragment TaskFields_query on Query
      @throwOnFieldError
      @argumentDefinitions(groupId: { type: "ID!" }, language: { type: "Language!" }) {
        ...TextChoice_query @arguments(groupId: $groupId)
        group: node(id: $groupId) {
          ...LessonChoice_group @arguments(language: $language) @alias(as: "lessons")
        }
        groupOfGames: node(id: $groupId) {
          ...LessonChoice_group @arguments(language: $language, isGame: true) @alias(as: "games")
        }
      }
    `,
    queryRef,
  );
  const kind = field("kind").value;
  const language = field("language");
  const isGame = kind === "GAME";
  const lessons = isGame ? query.groupOfGames?.games : query.group?.lessons;
  if (kind === "LESSON" || isGame) {
    return lessons == null ? null : (
      // A search that fails takes nothing of the form with it.
      <ErrorBoundary key={kind} rank="part">
        <LessonChoice groupRef={lessons} isGame={isGame} {...field(isGame ? "game" : "lesson")} />
      </ErrorBoundary>
    );
  }
  if (kind === "EXAM") {
    return (
      <>
        <ExamChoice norms={norms} chosenNorm={chosenNorm} {...field("norm")} />
        <Select
          label={t`Language of the texts`}
          options={[
            { value: ANY_LANGUAGE, label: t`Any language` },
            ...languageOptions(locale, languagesWith("examTexts")).map(({ value, label }) => ({ value, label })),
          ]}
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
        <ErrorBoundary rank="part">
          <TextChoice queryRef={query} chosen={text} onChange={onText} issue={field("textId").issue} />
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
      <Select
        label={t`Language`}
        options={[
          { value: ANY_LANGUAGE, label: t`Any language` },
          ...languageOptions(locale, languageCodes).map(({ value, label }) => ({ value, label })),
        ]}
        value={language.value}
        onChange={language.onChange}
      />
    </div>
  );
}

type ExamChoiceProps = {
  readonly norms: readonly NormOption[];
  /** The task's norm, which may no longer be a choice. */
  readonly chosenNorm: MultiSelectOption | null;
  readonly value: string;
  readonly issue: ErrorCode | null;
  readonly onChange: (value: string) => void;
};

/** Which exam an assignment asks for. All are loaded: there are few. */
function ExamChoice({ norms, chosenNorm, value, issue, onChange }: ExamChoiceProps) {
  const { t } = useLingui();
  const [most, setMost] = useState("");
  const lengths = [...new Set(norms.map(({ minutes }) => minutes))].toSorted((one, other) => one - other);
  const shown = norms.filter(({ minutes }) => most === "" || minutes <= Number(most));
  return (
    <div className={choiceStyles["choice"]}>
      {lengths.length > 1 && (
        <div className={choiceStyles["filters"]}>
          <Select
            label={t`Length`}
            options={[
              { value: "", label: t`Any` },
              ...lengths.map((minutes) => ({
                value: String(minutes),
                label: t`${plural(minutes, { one: "Up to # minute", other: "Up to # minutes" })}`,
              })),
            ]}
            value={most}
            onChange={setMost}
          />
        </div>
      )}
      <SearchSelect
        label={t`Exam`}
        options={shown.map(({ label, minutes, ...norm }) => ({
          value: norm.value,
          label: t`${label}, ${minutes} min`,
        }))}
        value={value === "" ? null : value}
        issue={issue}
        onChange={onChange}
        chosenOption={chosenNorm}
      />
    </div>
  );
}

/** A norm to choose, with the minutes of one attempt. */
export type NormOption = MultiSelectOption & { readonly minutes: number };

/** The norms that an assignment of a group can ask for: those for everyone, and its own that are in use. */
export function useNormOptions(queryRef: TaskFields_norms$key): readonly NormOption[] {
  const { t } = useLingui();
  const { examNorms, group } = useFragment(
    graphql`
      fragment TaskFields_norms on Query @throwOnFieldError @argumentDefinitions(groupId: { type: "ID!" }) {
        examNorms {
          name
          title
          minutes
          groupName
        }
        # Also for admins, who are offered no exam of a group that they are not in.
        group: node(id: $groupId) {
          ... on Group {
            ownExamNorms {
              archivedAt
              norm {
                name
                title
                minutes
              }
            }
          }
        }
      }
    `,
    queryRef,
  );
  const forAll = examNorms.filter(({ groupName }) => groupName == null);
  const own = (group?.ownExamNorms ?? []).filter(({ archivedAt }) => archivedAt == null).map(({ norm }) => norm);
  return [...own, ...forAll].map(({ name, title, minutes }) => ({
    value: name,
    label: nameOfNorm(t, name, title),
    minutes,
  }));
}

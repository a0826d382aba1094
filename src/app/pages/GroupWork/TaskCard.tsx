import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { TaskCard_item$key } from "../../../../__generated__/TaskCard_item.graphql";
import type { TaskCard_query$key } from "../../../../__generated__/TaskCard_query.graphql";
import { useTextOption } from "../../features/assignment/TextChoice";
import { nameOfNorm } from "../../features/exam/examWords";
import { Button } from "../../ui/Button";
import { Select } from "../../ui/ChoiceFields";
import { useSuggestedLanguage } from "./formValues";
import styles from "./GroupWorkPage.module.css";
import { ANY_LANGUAGE, type Field, type TaskField, TaskFields, type NormOption } from "./TaskFields";

type Props = {
  /** Its place, from 1. */
  readonly number: number;
  readonly queryRef: TaskCard_query$key;
  readonly norms: readonly NormOption[];
  /** The task as it is stored; null for a new one. */
  readonly itemRef: TaskCard_item$key | null;
  readonly field: (name: TaskField) => Field;
  /** Null where there is no such task. */
  readonly onUp: (() => void) | null;
  readonly onRemove: (() => void) | null;
};

/** One task in the form of an assignment. */
export function TaskCard({ number, queryRef, norms, itemRef, field, onUp, onRemove }: Props) {
  const { t } = useLingui();
  const textOption = useTextOption();
  const suggested = useSuggestedLanguage();
  const item = useFragment(
    graphql`
      fragment TaskCard_item on AssignmentItem @throwOnFieldError {
        task {
          ... on ExamTask {
            norm
            normTitle
          }
          ... on TextTask {
            text {
              id
              title
              characters
            }
          }
        }
      }
    `,
    itemRef,
  );
  const query = useFragment(
    graphql`
      fragment TaskCard_query on Query
      @throwOnFieldError
      @argumentDefinitions(groupId: { type: "ID!" }, language: { type: "Language!" }) {
        ...TaskFields_query @arguments(groupId: $groupId, language: $language)
      }
    `,
    queryRef,
  );
  // What is chosen stays chosen, even if no list shows it anymore.
  const [text, setText] = useState(() => {
    if (!item?.task.text) return null;
    const { id, title, characters } = item.task.text;
    return textOption({ id, title, characters });
  });
  const { norm, normTitle } = item?.task ?? {};
  const chosenNorm = norm === undefined ? null : { value: norm, label: nameOfNorm(t, norm, normTitle) };
  const kind = field("kind");
  return (
    <fieldset className={styles["task"]}>
      <legend className={styles["legend"]}>{t`Task ${number}`}</legend>
      <Select
        label={t`Type of task`}
        options={[
          { value: "LESSON", label: t`A lesson` },
          { value: "TEXT", label: t`A text` },
          { value: "GAME", label: t`A game` },
          { value: "GOAL", label: t`A goal` },
          { value: "EXAM", label: t`An exam` },
        ]}
        value={kind.value}
        onChange={(chosen) => {
          kind.onChange(chosen);
          // An exam has a language unless the coach leaves it open; practice is free unless they choose one.
          field("language").onChange(chosen === "EXAM" ? suggested : ANY_LANGUAGE);
        }}
      />
      <TaskFields
        norms={norms}
        queryRef={query}
        chosenNorm={chosenNorm}
        text={text}
        onText={(chosen) => {
          setText(chosen);
          field("textId").onChange(chosen.value);
        }}
        field={field}
      />
      {(onUp !== null || onRemove !== null) && (
        <div className={styles["actions"]}>
          {onUp !== null && (
            <Button isSmall look="quiet" onClick={onUp} aria-label={t`Move task ${number} up`}>
              {t`Move up`}
            </Button>
          )}
          {onRemove !== null && (
            <Button isSmall look="quiet" onClick={onRemove} aria-label={t`Remove task ${number}`}>
              {t`Remove`}
            </Button>
          )}
        </div>
      )}
    </fieldset>
  );
}

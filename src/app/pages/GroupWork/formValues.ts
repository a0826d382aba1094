import {
  DEFAULT_LANGUAGE,
  findLanguage,
  fromWireLanguage,
  type Language,
  toWireLanguage,
  withPart,
} from "../../../contract/languages/languages";
import { toDateAndTime } from "../../platform/dates/localTime";
import { assignmentKinds, assignmentRules } from "../../../contract/assignmentRules";
import type { AssignmentFieldsInput } from "../../../../__generated__/assignmentMutationsCreateMutation.graphql";
import { toIsoDateTime } from "../../../contract/scalars";
import { parseDateAndTime } from "../../platform/dates/calendar";
import { checkRules, type FieldIssue } from "../../ui/form/useForm";
import { useLanguage } from "../../platform/locale/useLocale";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type {
  formValues_assignment$data,
  formValues_assignment$key,
} from "../../../../__generated__/formValues_assignment.graphql";
import { serverNow } from "../../relay/serverClock";

/** The values of the form's fields, all as text; `wpm` is in the unit of the user. */
export type FormValues = Readonly<
  Record<
    | "title"
    | "note"
    | "kind"
    | "lesson"
    | "textId"
    | "norm"
    | "language"
    | "minutes"
    | "accuracy"
    | "wpm"
    | "opensDate"
    | "opensTime"
    | "dueDate"
    | "dueTime"
    | "audience",
    string
  >
>;

const WEEK_MS = 7 * 86_400_000;

/** A new assignment, which opens now and is due in a week, at the end of an afternoon. */
function newValues(now: number, language: Language): FormValues {
  const opens = toDateAndTime(now);
  return {
    title: "",
    note: "",
    kind: "LESSON",
    lesson: "",
    textId: "",
    norm: "",
    language,
    minutes: "",
    accuracy: "",
    wpm: "",
    opensDate: opens.date,
    opensTime: opens.time,
    dueDate: toDateAndTime(now + WEEK_MS).date,
    dueTime: "17:00",
    audience: "all",
  };
}

/** The form's field for an issue with the contract's name. */
const fieldOf: ReadonlyMap<string, keyof FormValues> = new Map([
  ["opensAt", "opensDate"],
  ["dueAt", "dueDate"],
]);

/** The other values of the form: the chosen members. */
type Chosen = {
  readonly values: FormValues;
  readonly members: readonly string[];
  /** How many of the user's unit of speed one word per minute is. */
  readonly perWpm: number;
};

/** A number for the rules: null if empty, NaN if it is not a number. */
function toNumber(text: string): number | null {
  return text.trim() === "" ? null : Number(text);
}

function read(values: FormValues, perWpm: number) {
  const { title, note, kind, lesson, textId, norm, minutes, accuracy, opensDate, opensTime, dueDate, dueTime } = values;
  const speed = kind === "GOAL" ? toNumber(values.wpm) : null;
  const opens = parseDateAndTime(opensDate, opensTime);
  const due = dueDate === "" ? null : parseDateAndTime(dueDate, dueTime);
  return {
    title,
    note,
    kind: assignmentKinds.find((one) => one === kind) ?? ("LESSON" as const),
    lesson: lesson || null,
    textId: textId || null,
    norm: norm || null,
    minutes: kind === "GOAL" ? toNumber(minutes) : null,
    accuracy: kind === "GOAL" || kind === "TEXT" ? toNumber(accuracy) : null,
    // A goal is in whole words per minute: another speed has a fraction, which the rules refuse.
    wpm: speed === null ? null : speed / perWpm,
    opensAt: opens === null ? undefined : new Date(opens),
    dueAt: due === null ? (dueDate === "" ? null : new Date(Number.NaN)) : new Date(due),
  };
}

/** What is wrong with the form, by its fields. */
export function checkForm({ values, members, perWpm }: Chosen): readonly FieldIssue[] {
  const issues = inForm(checkRules(assignmentRules, read(values, perWpm)));
  return values.audience === "some" && members.length === 0
    ? [...issues, { path: "members", code: "REQUIRED" }]
    : issues;
}

/** Translates the contract's names of issues to those of the form. */
export function inForm(issues: readonly FieldIssue[]): readonly FieldIssue[] {
  return issues.map(({ path, code }) => {
    const name = path.split(".").at(-1) ?? path;
    return { path: fieldOf.get(name) ?? (name === "memberIds" ? "members" : name), code };
  });
}

/** The input to send, from a form without issues in {@link checkForm}. */
export function toFields({ values, members, perWpm }: Chosen): AssignmentFieldsInput {
  const { opensAt, dueAt, ...fields } = read(values, perWpm);
  return {
    ...fields,
    language: toWireLanguage(findLanguage(values.language) ?? DEFAULT_LANGUAGE),
    opensAt: toIsoDateTime(+(opensAt ?? 0)),
    dueAt: dueAt === null ? null : toIsoDateTime(+dueAt),
    memberIds: values.audience === "some" ? members : null,
  };
}

/**
 * The initial values of the form for an assignment, or for a new one (null). Later changes of the assignment do not
 * affect them.
 */
export function useInitialValues(assignmentRef: formValues_assignment$key | null, perWpm: number): FormValues {
  const assignment = useFragment(
    graphql`
      fragment formValues_assignment on Assignment @throwOnFieldError {
        title
        note
        kind
        opensAt
        dueAt
        isForAll
        task {
          __typename
          ... on LessonTask {
            lesson
          }
          ... on TextTask {
            text {
              id
            }
            textAccuracy: accuracy
          }
          ... on GoalTask {
            minutes
            goalAccuracy: accuracy
            wpm
          }
          ... on ExamTask {
            norm
            language
          }
        }
      }
    `,
    assignmentRef,
  );
  const unset = newValues(serverNow(), withPart(useLanguage(), "examTexts"));
  const [initial] = useState(() => (assignment ? valuesOf(assignment, unset, perWpm) : unset));
  return initial;
}

const numberText = (value: number | null | undefined) => (value == null ? "" : String(value));

function valuesOf(
  { title, note, kind, opensAt, dueAt, isForAll, task }: formValues_assignment$data,
  unset: FormValues,
  perWpm: number,
): FormValues {
  const opens = toDateAndTime(opensAt);
  const due = dueAt == null ? { date: "", time: "17:00" } : toDateAndTime(dueAt);
  const shown = {
    ...unset,
    title,
    note,
    kind,
    opensDate: opens.date,
    opensTime: opens.time,
    dueDate: due.date,
    dueTime: due.time,
    audience: isForAll ? "all" : "some",
  };
  switch (task.__typename) {
    case "LessonTask":
      return { ...shown, lesson: task.lesson };
    case "TextTask":
      return { ...shown, textId: task.text?.id ?? "", accuracy: numberText(task.textAccuracy) };
    case "GoalTask":
      return {
        ...shown,
        minutes: numberText(task.minutes),
        accuracy: numberText(task.goalAccuracy),
        wpm: numberText(task.wpm == null ? null : task.wpm * perWpm),
      };
    case "ExamTask":
      return { ...shown, norm: task.norm, language: fromWireLanguage(task.language) };
    default:
      return shown;
  }
}

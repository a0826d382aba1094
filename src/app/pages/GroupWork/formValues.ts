import {
  findLanguage,
  fromWireLanguage,
  type Language,
  toWireLanguage,
  withPart,
} from "../../../contract/languages/languages";
import { toDateAndTime, parseDateAndTime } from "../../platform/dates/localTime";
import { assignmentKinds, assignmentRules } from "../../../contract/assignmentRules";
import type { AssignmentFieldsInput } from "../../../../__generated__/assignmentMutationsCreateMutation.graphql";
import { toIsoDateTime } from "../../../contract/scalars";
import { checkRules, type FieldIssue } from "../../ui/form/Form";
import { useLanguage } from "../../platform/locale/useLocale";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type {
  formValues_assignment$data,
  formValues_assignment$key,
} from "../../../../__generated__/formValues_assignment.graphql";
import { serverNow } from "../../relay/serverClock";
import { ANY_LANGUAGE, type TaskField } from "./TaskFields";

/** The values of the form's fields, all as text. Those of a task begin with its key: `task1.kind`. */
export type FormValues = Readonly<Record<string, string>>;

const WEEK_MS = 7 * 86_400_000;

/** A new assignment, which opens now and is due in a week, at the end of an afternoon. */
function newValues(now: number): FormValues {
  const opens = toDateAndTime(now);
  return {
    title: "",
    note: "",
    opensDate: opens.date,
    opensTime: opens.time,
    dueDate: toDateAndTime(now + WEEK_MS).date,
    dueTime: "17:00",
    audience: "all",
  };
}

/** The name of a task's field in the form. */
export function taskField(key: string, name: TaskField): string {
  return `${key}.${name}`;
}

/** The key of the task at a place. New tasks get the key of a place that was never taken. */
export function keyOfTask(at: number): string {
  return `task${at}`;
}

/** The form's field for an issue with the contract's name. */
const fieldOf: ReadonlyMap<string, string> = new Map([
  ["opensAt", "opensDate"],
  ["dueAt", "dueDate"],
  ["memberIds", "members"],
]);

/** The values of the form, and what else is chosen. */
type Chosen = {
  readonly values: FormValues;
  /** Keys of the tasks, in order. */
  readonly tasks: readonly string[];
  readonly members: readonly string[];
  /** How many of the user's unit of speed one word per minute is. */
  readonly perWpm: number;
};

/** A number for the rules: null if empty, NaN if it is not a number. */
function toNumber(text: string): number | null {
  return text.trim() === "" ? null : Number(text);
}

function readTask(values: FormValues, key: string, perWpm: number) {
  const value = (name: TaskField): string => values[taskField(key, name)] ?? "";
  const isGame = value("kind") === "GAME";
  const kind = assignmentKinds.find((one) => one === value("kind")) ?? ("LESSON" as const);
  const game = value("game");
  const speed = kind === "GOAL" ? toNumber(value("wpm")) : null;
  return {
    kind,
    lesson: (isGame ? game.slice(0, Math.max(0, game.lastIndexOf("."))) : value("lesson")) || null,
    exercise: isGame && game !== "" ? game : null,
    textId: value("textId") || null,
    norm: value("norm") || null,
    language: findLanguage(value("language")),
    isAnyLanguage: value("language") === ANY_LANGUAGE,
    minutes: kind === "GOAL" ? toNumber(value("minutes")) : null,
    accuracy: kind === "GOAL" || kind === "TEXT" ? toNumber(value("accuracy")) : null,
    // A goal is in whole words per minute: another speed has a fraction, which the rules refuse.
    wpm: speed === null ? null : speed / perWpm,
  };
}

function read({ values, tasks, perWpm }: Omit<Chosen, "members">) {
  const { title = "", note = "", opensDate = "", opensTime = "", dueDate = "", dueTime = "" } = values;
  const opens = parseDateAndTime(opensDate, opensTime);
  const due = dueDate === "" ? null : parseDateAndTime(dueDate, dueTime);
  return {
    title,
    note,
    tasks: tasks.map((key) => readTask(values, key, perWpm)),
    opensAt: opens === null ? undefined : new Date(opens),
    dueAt: due === null ? (dueDate === "" ? null : new Date(Number.NaN)) : new Date(due),
  };
}

/** What is wrong with the form, by its fields. */
export function checkForm({ members, ...chosen }: Chosen): readonly FieldIssue[] {
  const issues = inForm(checkRules(assignmentRules, read(chosen)), chosen.values, chosen.tasks);
  return chosen.values["audience"] === "some" && members.length === 0
    ? [...issues, { path: "members", code: "REQUIRED" }]
    : issues;
}

/** Translates the names of issues to those of the form: `tasks.1.lesson`, of the rules `tasks[1].lesson`. */
export function inForm(
  issues: readonly FieldIssue[],
  values: FormValues,
  tasks: readonly string[],
): readonly FieldIssue[] {
  return issues.map(({ path, code }) => {
    const [, at = "", part = ""] = /\btasks(?:\.|\[)(\d+)\]?\.(\w+)$/u.exec(path) ?? [];
    const key = tasks[Number(at)];
    const isGame = key !== undefined && values[taskField(key, "kind")] === "GAME";
    if (at !== "" && key !== undefined)
      return { path: `${key}.${isGame && ["lesson", "exercise"].includes(part) ? "game" : part}`, code };
    const name = path.split(".").at(-1) ?? path;
    return { path: fieldOf.get(name) ?? name, code };
  });
}

/** The input to send, from a form without issues in {@link checkForm}. */
export function toFields({ members, ...chosen }: Chosen, suggested: Language): AssignmentFieldsInput {
  const { opensAt, dueAt, tasks, ...fields } = read(chosen);
  return {
    ...fields,
    tasks: tasks.map(({ language, ...task }) => ({
      ...task,
      language: language !== null ? toWireLanguage(language) : task.kind === "EXAM" ? toWireLanguage(suggested) : null,
    })),
    opensAt: toIsoDateTime(+(opensAt ?? 0)),
    dueAt: dueAt === null ? null : toIsoDateTime(+dueAt),
    memberIds: chosen.values["audience"] === "some" ? members : null,
  };
}

/** When an assignment in the form opens, in ms since 1970; null if it is no moment. */
export function opensAtOf(values: FormValues): number | null {
  return parseDateAndTime(values["opensDate"] ?? "", values["opensTime"] ?? "");
}

/** A language for exams in any: the interface's, if there are texts for exams in it. */
export function useSuggestedLanguage(): Language {
  return withPart(useLanguage(), "examTexts");
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
        opensAt
        dueAt
        isForAll
        tasks {
          task {
            __typename
            ... on LessonTask {
              lesson
              exercise
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
              goalLanguage: language
            }
            ... on ExamTask {
              norm
              requiredLanguage
            }
          }
        }
      }
    `,
    assignmentRef,
  );
  const unset = newValues(serverNow());
  const [initial] = useState(() =>
    assignment ? valuesOf(assignment, unset, perWpm) : { ...unset, ...newTask(keyOfTask(0)) },
  );
  return initial;
}

/** The values of a new task in the form. */
export function newTask(key: string): FormValues {
  return named(key, { kind: "LESSON", language: ANY_LANGUAGE });
}

function named(key: string, values: Readonly<Record<string, string>>): FormValues {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [`${key}.${name}`, value]));
}

const numberText = (value: number | null | undefined) => (value == null ? "" : String(value));

function valuesOf(
  { title, note, opensAt, dueAt, isForAll, tasks }: formValues_assignment$data,
  unset: FormValues,
  perWpm: number,
): FormValues {
  const opens = toDateAndTime(opensAt);
  const due = dueAt == null ? { date: "", time: "17:00" } : toDateAndTime(dueAt);
  return {
    ...unset,
    title,
    note,
    opensDate: opens.date,
    opensTime: opens.time,
    dueDate: due.date,
    dueTime: due.time,
    audience: isForAll ? "all" : "some",
    ...Object.assign({}, ...tasks.map(({ task }, at) => named(keyOfTask(at), taskValues(task, perWpm)))),
  };
}

function taskValues(
  task: formValues_assignment$data["tasks"][number]["task"],
  perWpm: number,
): Readonly<Record<string, string>> {
  const unset = { language: ANY_LANGUAGE };
  switch (task.__typename) {
    case "LessonTask":
      return task.exercise == null
        ? { ...unset, kind: "LESSON", lesson: task.lesson }
        : { ...unset, kind: "GAME", game: task.exercise };
    case "TextTask":
      return { ...unset, kind: "TEXT", textId: task.text?.id ?? "", accuracy: numberText(task.textAccuracy) };
    case "GoalTask":
      return {
        kind: "GOAL",
        minutes: numberText(task.minutes),
        accuracy: numberText(task.goalAccuracy),
        wpm: numberText(task.wpm == null ? null : task.wpm * perWpm),
        language: task.goalLanguage == null ? ANY_LANGUAGE : fromWireLanguage(task.goalLanguage),
      };
    case "ExamTask":
      return {
        kind: "EXAM",
        norm: task.norm,
        language: task.requiredLanguage == null ? ANY_LANGUAGE : fromWireLanguage(task.requiredLanguage),
      };
    default:
      return unset;
  }
}

import { assignmentKinds, assignmentRules } from "../../../../contract/assignmentRules";
import type { AssignmentFieldsInput } from "../../../../../__generated__/useCreateAssignmentMutation.graphql";
import { toIsoDateTime } from "../../../../contract/scalars";
import { parseDateAndTime } from "../../../platform/dates/calendar";
import { checkRules, type FieldIssue } from "../../../ui/form/useForm";
import type { FormValues } from "./FormValues";

/** The field in which an issue of the contract's names stands. */
const fieldOf: ReadonlyMap<string, keyof FormValues> = new Map([
  ["opensAt", "opensDate"],
  ["dueAt", "dueDate"],
]);

/** What the form shows beside: the members who are chosen. */
type Chosen = { readonly values: FormValues; readonly members: readonly string[] };

/** Numbers as the rules want them: empty is nothing, and what is no number is said to be none. */
function toNumber(text: string): number | null {
  return text.trim() === "" ? null : Number(text);
}

function read({
  title,
  note,
  kind,
  lesson,
  textId,
  norm,
  minutes,
  accuracy,
  wpm,
  opensDate,
  opensTime,
  dueDate,
  dueTime,
}: FormValues) {
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
    wpm: kind === "GOAL" ? toNumber(wpm) : null,
    opensAt: opens === null ? undefined : new Date(opens),
    dueAt: due === null ? (dueDate === "" ? null : new Date(Number.NaN)) : new Date(due),
  };
}

/** What is wrong with what stands in the form, by its fields. */
export function checkForm({ values, members }: Chosen): readonly FieldIssue[] {
  const issues = inForm(checkRules(assignmentRules, read(values)));
  return values.audience === "some" && members.length === 0
    ? [...issues, { path: "members", code: "REQUIRED" }]
    : issues;
}

/** Issues by the names of the contract, by those of the form. */
export function inForm(issues: readonly FieldIssue[]): readonly FieldIssue[] {
  return issues.map(({ path, code }) => {
    const name = path.split(".").at(-1) ?? path;
    return { path: fieldOf.get(name) ?? (name === "memberIds" ? "members" : name), code };
  });
}

/** What is sent, of a form that {@link checkForm} has nothing against. */
export function toFields({ values, members }: Chosen): AssignmentFieldsInput {
  const { opensAt, dueAt, ...fields } = read(values);
  return {
    ...fields,
    language: values.language === "EN" ? "EN" : "NL",
    opensAt: toIsoDateTime(+(opensAt ?? 0)),
    dueAt: dueAt === null ? null : toIsoDateTime(+dueAt),
    memberIds: values.audience === "some" ? members : null,
  };
}

import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { gradeDialogs_grade$key } from "../../../../__generated__/gradeDialogs_grade.graphql";
import { gradeRules, weightRules } from "../../../contract/gradeRules";
import { limits } from "../../../contract/limits";
import { type GradeScale, numbersOf, stepsOf, toPercent } from "../../../engine/grades/gradeScale";
import { useGradeText } from "../../features/grades/gradeWords";
import { formatDateTime } from "../../platform/dates/formatDate";
import { toFormOutcome } from "../../relay/useResultMutation";
import { Checkbox, Select } from "../../ui/ChoiceFields";
import { Dialog } from "../../ui/Dialog";
import { useErrorMessage } from "../../ui/errorMessages";
import { Form, checkRules, type FieldIssue, useForm } from "../../ui/form/Form";
import { TextArea, TextField } from "../../ui/TextField";
import { useSetGrade, useSetWeight } from "./gradeMutations";
import styles from "./GroupGradesPage.module.css";
import { LinkButton } from "../../ui/Button";
import { type RefObject, useLayoutEffect } from "react";
import { Dated } from "../../ui/Dated";

/** The longest text of a grade in a scale of numbers: "100%", "7.25". */
const LONGEST_GRADE = 6;

type Props = {
  readonly gradeRef: gradeDialogs_grade$key;
  readonly scale: GradeScale;
  /** Whose grade it is, and for which assignment. */
  readonly memberName: string;
  readonly assignmentTitle: string;
  /** What was typed on the cell to open it; empty for nothing. */
  readonly typed: string;
  readonly onClose: () => void;
  readonly onSaved: () => void;
};

/** A coach's decision about one grade, in a dialog. */
export function GradeDialog({ memberName, assignmentTitle, onClose, ...form }: Props) {
  return (
    <Dialog title={`${memberName}, ${assignmentTitle}`} isOpen onClose={onClose}>
      <GradeForm {...form} />
    </Dialog>
  );
}

type FormProps = Pick<Props, "gradeRef" | "scale" | "typed" | "onSaved">;
type Values = { readonly grade: string; readonly excused: string; readonly comment: string };

function GradeForm({ gradeRef, scale, typed, onSaved }: FormProps) {
  const { t } = useLingui();
  const text = useGradeText(scale);
  const grade = useFragment(
    graphql`
      fragment gradeDialogs_grade on Grade @throwOnFieldError {
        id
        version
        proposedPercent
        givenPercent
        isExcused
        comment
        doneAt
        isLate
      }
    `,
    gradeRef,
  );
  const setGrade = useSetGrade();
  const given = grade.givenPercent == null ? "" : text(grade.givenPercent);
  // A grade that was not touched keeps its exact percentage, also if the group has another scale by now.
  const percentOf = (written: string) =>
    written.trim() === "" ? null : written === given ? (grade.givenPercent ?? null) : toPercent(scale, written);
  const { field, ...form } = useForm<Values>({
    initial: {
      grade: typed === "" ? given : typed,
      excused: grade.isExcused && typed === "" ? "yes" : "",
      comment: grade.comment,
    },
    check: (values) => checkGrade(values, percentOf),
    send: async ({ grade: written, excused, comment }) => {
      const decision = { percent: percentOf(written), isExcused: excused !== "", comment };
      const outcome = toFormOutcome(await setGrade({ id: grade.id, version: grade.version, ...decision }));
      if (outcome.kind === "done") onSaved();
      return outcome;
    },
  });
  const [written, excused, comment] = [field("grade"), field("excused"), field("comment")];
  const commentIssue = useErrorMessage(comment.issue);
  const hasConflict = form.refusal === "EDIT_CONFLICT";
  const proposed = grade.proposedPercent == null ? null : text(grade.proposedPercent);
  const proposal =
    proposed === null ? t`No grade is proposed, because this isn't done.` : t`Proposed grade: ${proposed}`;
  const emptyHint = proposed === null ? t`Leave it empty for no grade.` : t`Leave it empty to use the proposed grade.`;
  useFirstFocus(form.formProps.formRef);
  return (
    <Form {...form} action={hasConflict ? t`Overwrite with my version` : t`Save`} actionUnderWay={t`Saving`}>
      <div className={styles["facts"]}>
        <p>{proposal}</p>
        {grade.doneAt != null && <DoneWords at={grade.doneAt} isLate={grade.isLate} />}
        {hasConflict && given !== "" && <p>{t`Saved by someone else: ${given}`}</p>}
      </div>
      {numbersOf(scale) === null ? (
        <Select
          label={t`Grade`}
          options={[
            { value: "", label: proposed === null ? t`No grade` : proposal },
            ...stepsOf(scale).map(({ label }) => ({ value: label, label })),
          ]}
          value={stepsOf(scale).find(({ label }) => label.toLowerCase() === written.value.toLowerCase())?.label ?? ""}
          onChange={written.onChange}
        />
      ) : (
        <TextField
          {...written}
          label={t`Grade`}
          hint={`${scale.scale === "TEN" ? t`1 to 10, such as 7.5.` : t`0 to 100.`} ${emptyHint}`}
          inputMode="decimal"
          maxLength={LONGEST_GRADE}
          autoComplete="off"
        />
      )}
      <Checkbox
        label={t`Excused`}
        hint={t`This assignment doesn't count for this person.`}
        isChecked={excused.value !== ""}
        onChange={(isChecked) => excused.onChange(isChecked ? "yes" : "")}
      />
      <TextArea
        {...comment}
        label={t`Comment`}
        hint={t`Optional, up to ${limits.grade.comment.max} characters. It's shown wherever the grade is.`}
        issue={comment.issue === null ? null : commentIssue}
        rows={3}
      />
    </Form>
  );
}

function DoneWords({ at, isLate }: { readonly at: string; readonly isLate: boolean }) {
  const { t } = useLingui();
  const when = formatDateTime(at);
  return (
    <p>
      <Dated words={isLate ? t`Finished late, on ${when}` : t`Done on ${when}`} dates={[when]} />
    </p>
  );
}

function checkGrade(
  { grade, excused, comment }: Values,
  percentOf: (written: string) => number | null,
): readonly FieldIssue[] {
  const percent = percentOf(grade);
  const issues = checkRules(gradeRules, { percent, isExcused: excused !== "", comment });
  return grade.trim() !== "" && percent === null ? [{ path: "grade", code: "OUT_OF_RANGE" }, ...issues] : issues;
}

type Assignment = { readonly id: string; readonly title: string; readonly weight: number };
type WeightDialogProps = {
  readonly assignment: Assignment;
  readonly isReadOnly: boolean;
  readonly onClose: () => void;
};

/** An assignment of the grade book in a dialog: how often it counts, and a link to what members did. */
export function WeightDialog({ assignment, isReadOnly, onClose }: WeightDialogProps) {
  const { t } = useLingui();
  return (
    <Dialog title={assignment.title} isOpen onClose={onClose}>
      {!isReadOnly && <WeightForm assignment={assignment} onSaved={onClose} />}
      <p className={styles["more"]}>
        <LinkButton to={`/assignments/${encodeURIComponent(assignment.id)}`}>{t`View assignment`}</LinkButton>
      </p>
    </Dialog>
  );
}

function WeightForm({ assignment, onSaved }: { readonly assignment: Assignment; readonly onSaved: () => void }) {
  const { t } = useLingui();
  const [setWeight] = useSetWeight();
  const { field, ...form } = useForm({
    initial: { weight: String(assignment.weight) },
    check: (values) => checkRules(weightRules, values),
    send: async ({ weight }) => {
      const outcome = toFormOutcome(await setWeight({ id: assignment.id, weight: Number(weight) }));
      if (outcome.kind === "done") onSaved();
      return outcome;
    },
  });
  useFirstFocus(form.formProps.formRef);
  return (
    <Form {...form} action={t`Save`} actionUnderWay={t`Saving`}>
      <TextField
        {...field("weight")}
        label={t`Weight`}
        hint={t`0 to 10: how much it counts toward the average. At 0, it doesn't count.`}
        type="number"
        min={0}
        max={10}
        step={1}
      />
    </Form>
  );
}

/** Focuses the first field of a form when the dialog around it opens, instead of the dialog's close button. */
function useFirstFocus(form: RefObject<HTMLFormElement | null>): void {
  // The browser does it, as the dialog is opened after this effect.
  useLayoutEffect(() => form.current?.querySelector("input, select")?.setAttribute("autofocus", ""), [form]);
}

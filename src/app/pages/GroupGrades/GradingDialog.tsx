import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { GradingDialog_group$key } from "../../../../__generated__/GradingDialog_group.graphql";
import { gradingRules } from "../../../contract/gradeRules";
import { type GradeScaleName, type GradeStep } from "../../../engine/grades/gradeScale";
import { useRoleNouns } from "../../features/group/roleWords";
import { toScaleName } from "../../features/grades/gradeWords";
import { toFormOutcome } from "../../relay/useResultMutation";
import { Checkbox, Select } from "../../ui/ChoiceFields";
import { Dialog } from "../../ui/Dialog";
import { useErrorMessage } from "../../ui/errorMessages";
import { Form, checkRules, type FieldIssue, useForm } from "../../ui/form/Form";
import { TextArea, TextField } from "../../ui/TextField";
import { useChangeGrading } from "./gradeMutations";

type Props = {
  readonly groupRef: GradingDialog_group$key;
  readonly onClose: () => void;
  /** The proposed grades may be others now. */
  readonly onSaved: () => void;
};

/** How a group grades, in a dialog. */
export function GradingDialog({ groupRef, onClose, onSaved }: Props) {
  const { t } = useLingui();
  return (
    <Dialog title={t`Grade settings`} isOpen onClose={onClose}>
      <GradingForm groupRef={groupRef} onSaved={onSaved} />
    </Dialog>
  );
}

type Values = {
  readonly scale: string;
  readonly steps: string;
  readonly latePercent: string;
  readonly isShared: string;
};

function GradingForm({ groupRef, onSaved }: Pick<Props, "groupRef" | "onSaved">) {
  const { t } = useLingui();
  const { members } = useRoleNouns();
  const group = useFragment(
    graphql`
      fragment GradingDialog_group on Group @throwOnFieldError {
        id
        version
        grading {
          scale
          steps {
            label
            from
          }
          latePercent
          isShared
        }
      }
    `,
    groupRef,
  );
  const { grading } = group;
  const [change] = useChangeGrading();
  const { field, ...form } = useForm<Values>({
    initial: {
      scale: toScaleName(grading.scale),
      steps: grading.scale === "OWN" ? writeSteps(grading.steps) : "",
      latePercent: String(grading.latePercent),
      isShared: grading.isShared ? "yes" : "",
    },
    check: (values) => checkRules(gradingRules, toGrading(values)).map(inForm),
    send: async (values) => {
      const input = { groupId: group.id, version: group.version, ...toGrading(values) };
      const outcome = toFormOutcome(await change({ input }));
      if (outcome.kind === "done") onSaved();
      return outcome.kind === "issues" ? { kind: "issues", issues: outcome.issues.map(inForm) } : outcome;
    },
  });
  const [scale, steps, isShared] = [field("scale"), field("steps"), field("isShared")];
  const stepsIssue = useErrorMessage(steps.issue);
  const scales: readonly { readonly value: GradeScaleName; readonly label: string }[] = [
    { value: "PERCENT", label: t`Percentages` },
    { value: "TEN", label: t`1 to 10, as in the Netherlands` },
    { value: "LETTERS", label: t`Letters A to F` },
    { value: "OWN", label: t`Custom scale` },
  ];
  return (
    <Form {...form} action={t`Save`} actionUnderWay={t`Saving`}>
      <Select label={t`Scale`} options={scales} value={toScaleName(scale.value)} onChange={scale.onChange} />
      {scale.value === "OWN" && (
        <TextArea
          {...steps}
          label={t`Grades in this scale`}
          hint={t`One per line, from high to low, each with its lowest percentage, such as “good 75”. The last one starts at 0.`}
          issue={steps.issue === null ? null : stepsIssue}
          rows={5}
        />
      )}
      <TextField
        {...field("latePercent")}
        label={t`Points off for late work`}
        hint={t`0 to 100 percentage points, for work finished after the due date. You can still give a different grade.`}
        type="number"
        min={0}
        max={100}
        step={1}
      />
      <Checkbox
        label={t`Share grades`}
        hint={t`If this is on, ${members} see their own grades and comments.`}
        isChecked={isShared.value !== ""}
        onChange={(isChecked) => isShared.onChange(isChecked ? "yes" : "")}
      />
    </Form>
  );
}

function writeSteps(steps: readonly GradeStep[]): string {
  return steps.map(({ label, from }) => `${label} ${from}`).join("\n");
}

/** The steps that someone wrote, one per line; a line without a number has none that is valid. */
function readSteps(text: string): GradeStep[] {
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  return lines.map((line) => {
    const [, label = line, from] = /^(.*?)[\s:]+(\d{1,3})\s*%?\s*$/u.exec(line) ?? [];
    return { label: label.trim(), from: from === undefined ? -1 : Number(from) };
  });
}

function toGrading({ scale, steps, latePercent, isShared }: Values) {
  const name = toScaleName(scale);
  return {
    scale: name,
    steps: name === "OWN" ? readSteps(steps) : [],
    latePercent: latePercent.trim() === "" ? Number.NaN : Number(latePercent),
    isShared: isShared !== "",
  };
}

/** What is wrong with one step is wrong with the field of all steps. */
function inForm({ path, code }: FieldIssue): FieldIssue {
  return { path: path.startsWith("steps") ? "steps" : path, code };
}

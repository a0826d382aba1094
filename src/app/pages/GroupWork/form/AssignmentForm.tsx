import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { AssignmentForm_assignment$key } from "../../../../../__generated__/AssignmentForm_assignment.graphql";
import { Button } from "../../../ui/Button";
import { Card } from "../../../ui/Card";
import { useForm } from "../../../ui/form/useForm";
import { Form } from "../../../ui/form/Form";
import { announce } from "../../../ui/notices";
import { SegmentedControl } from "../../../ui/ChoiceFields";
import { TextField, TextArea } from "../../../ui/TextField";
import { useErrorMessage } from "../../../ui/errorMessages";
import { sayDraft } from "../draftNote";
import styles from "./AssignmentForm.module.css";
import type { Choices } from "./Choices";
import { MemberField } from "./MemberField";
import { MomentField } from "./MomentField";
import { NowNotice } from "./NowNotice";
import { TaskFields } from "./TaskFields";
import { checkForm, inForm, toFields } from "./toFields";
import { useChangeAssignment } from "./useChangeAssignment";
import { useCreateAssignment } from "./useCreateAssignment";
import { useInitialValues } from "./useInitialValues";

type Props = {
  readonly groupId: string;
  /** Null for a new one. */
  readonly assignmentRef: AssignmentForm_assignment$key | null;
  readonly choices: Choices;
  readonly connections: readonly string[];
  readonly onClose: () => void;
};

/** Makes an assignment or changes one. Whatever is refused, what was typed stays. */
export function AssignmentForm({ groupId, assignmentRef, choices, connections, onClose }: Props) {
  const { t } = useLingui();
  const assignment = useFragment(
    graphql`
      fragment AssignmentForm_assignment on Assignment @throwOnFieldError {
        id
        version
        members {
          id
        }
        ...useInitialValues_assignment
        ...NowNotice_assignment
      }
    `,
    assignmentRef,
  );
  // The version that the coach has seen: another one is shown before it is written over.
  const [seen, setSeen] = useState(assignment?.version ?? 0);
  const [hasConflict, setConflict] = useState(false);
  const [members, setMembers] = useState<readonly string[]>(() => (assignment?.members ?? []).map(({ id }) => id));
  const initial = useInitialValues(assignment ?? null);
  const create = useCreateAssignment();
  const change = useChangeAssignment();
  const { field, ...form } = useForm({
    initial,
    check: (values) => checkForm({ values, members }),
    send: async (values) => {
      const fields = toFields({ values, members });
      const version = hasConflict ? (assignment?.version ?? seen) : seen;
      const outcome = assignment
        ? await change({ id: assignment.id, version, fields })
        : await create(groupId, fields, connections);
      setSeen(version);
      setConflict(outcome.kind === "refused" && outcome.code === "EDIT_CONFLICT");
      if (outcome.kind === "issues") return { kind: "issues", issues: inForm(outcome.issues) };
      if (outcome.kind === "done") {
        if (assignment) announce(t`The assignment is changed.`);
        else sayDraft(t`The assignment is kept as a draft. Open it when members may see it.`);
        onClose();
      }
      return outcome;
    },
  });
  const kind = field("kind");
  const audience = field("audience");
  const note = field("note");
  const noteIssue = useErrorMessage(note.issue);

  return (
    <Card title={assignment ? t`Change the assignment` : t`New assignment`}>
      <Form
        {...form}
        action={assignment ? (hasConflict ? t`Save mine over it` : t`Save`) : t`Keep as a draft`}
        actionUnderWay={t`Saving`}
      >
        {hasConflict && assignment && <NowNotice assignmentRef={assignment} />}
        <TextField
          {...field("title")}
          label={t`Title`}
          hint={t`What members see, such as “Home row before Friday”.`}
          required
        />
        <SegmentedControl
          label={t`What is asked`}
          options={[
            { value: "LESSON", label: t`A lesson` },
            { value: "TEXT", label: t`A text` },
            { value: "GOAL", label: t`A goal` },
            { value: "EXAM", label: t`An exam` },
          ]}
          value={kind.value}
          onChange={kind.onChange}
        />
        <TaskFields kind={kind.value} choices={choices} field={field} />
        <div className={styles["moments"]}>
          <MomentField legend={t`Opens`} date={field("opensDate")} time={field("opensTime")} />
          <MomentField
            legend={t`Due`}
            hint={t`Without a day it is never due.`}
            date={field("dueDate")}
            time={field("dueTime")}
          />
        </div>
        <SegmentedControl
          label={t`For whom`}
          options={[
            { value: "all", label: t`Everybody in the group` },
            { value: "some", label: t`Some members` },
          ]}
          value={audience.value}
          onChange={audience.onChange}
        />
        {audience.value === "some" && <MemberField options={choices.members} value={members} onChange={setMembers} />}
        <TextArea
          name="note"
          label={t`Note`}
          hint={t`What members should know, up to 500 characters.`}
          rows={3}
          value={note.value}
          onChange={note.onChange}
          onBlur={note.onBlur}
          issue={note.issue === null ? null : noteIssue}
        />
      </Form>
      <div>
        <Button look="quiet" onClick={onClose}>
          {t`Leave it as it was`}
        </Button>
      </div>
    </Card>
  );
}

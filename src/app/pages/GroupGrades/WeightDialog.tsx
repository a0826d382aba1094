import { useLingui } from "@lingui/react/macro";
import { weightRules } from "../../../contract/gradeRules";
import { toFormOutcome } from "../../relay/useResultMutation";
import { Dialog } from "../../ui/Dialog";
import { Form } from "../../ui/form/Form";
import { checkRules, useForm } from "../../ui/form/useForm";
import { TextField } from "../../ui/TextField";
import { useSetWeight } from "./gradeMutations";
import { LinkButton } from "../../ui/Button";
import { useFirstFocus } from "./useFirstFocus";
import styles from "./GroupGradesPage.module.css";

type Assignment = { readonly id: string; readonly title: string; readonly weight: number };
type Props = { readonly assignment: Assignment; readonly isReadOnly: boolean; readonly onClose: () => void };

/** An assignment of the grade book in a dialog: how often it counts, and a link to what members did. */
export function WeightDialog({ assignment, isReadOnly, onClose }: Props) {
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

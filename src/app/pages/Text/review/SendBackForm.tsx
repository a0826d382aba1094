import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { limits } from "../../../../contract/limits";
import { makeReviewNoteRules } from "../../../../contract/textRules";
import { normaliseText } from "../../../../engine/text/normaliseText";
import { checkRules } from "../../../ui/form/checkRules";
import { Form } from "../../../ui/form/Form";
import type { FormOutcome } from "../../../ui/form/FormOutcome";
import { useForm } from "../../../ui/form/useForm";
import { TextArea } from "../../../ui/TextArea";

const rules = makeReviewNoteRules(normaliseText);

const issues = {
  REQUIRED: msg`Write a few words first, so that they know what to change.`,
  OTHER: msg`This note is too long, or has characters that cannot be shown.`,
};

type Props = { readonly onSend: (note: string) => Promise<FormOutcome>; readonly onSent: () => void };

/** Why a text is not published. */
export function SendBackForm({ onSend, onSent }: Props) {
  const { t } = useLingui();
  const { field, ...form } = useForm({
    initial: { note: "" },
    check: (values) => checkRules(rules, values),
    send: async ({ note }) => {
      const outcome = await onSend(note);
      if (outcome.kind === "done") onSent();
      return outcome;
    },
  });
  const { issue, ...note } = field("note");
  const most = limits.reviewNote.max;
  return (
    <Form {...form} action={t`Send back`} actionUnderWay={t`Sending`}>
      <TextArea
        {...note}
        rows={4}
        label={t`What should change`}
        hint={t`Only its owner reads this. At most ${most} characters.`}
        issue={issue === null ? null : t(issue === "REQUIRED" ? issues.REQUIRED : issues.OTHER)}
      />
    </Form>
  );
}

import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { ReviewActions_text$key } from "../../../../__generated__/ReviewActions_text.graphql";
import type { ErrorCode } from "../../../contract/errorCodes";
import { toFormOutcome, useResultMutation } from "../../relay/useResultMutation";
import { Button } from "../../ui/Button";
import { Dialog } from "../../ui/Dialog";
import { ErrorNotice } from "../../ui/ErrorBoundary";
import { announce } from "../../ui/Notice";
import styles from "./TextForm.module.css";
import { msg } from "@lingui/core/macro";
import { limits } from "../../../contract/limits";
import { makeReviewNoteRules } from "../../../contract/textRules";
import { normalizeText } from "../../../engine/text/normalizeText";
import { checkRules, type FormOutcome, useForm, Form } from "../../ui/form/Form";
import { TextArea } from "../../ui/TextField";
import type { ReviewActionsMutation } from "../../../../__generated__/ReviewActionsMutation.graphql";

/** An admin's decision about a text in review: publish it, or send it back with a note. */
export function ReviewActions({ textRef }: { readonly textRef: ReviewActions_text$key }) {
  const { t } = useLingui();
  const { id, title, version } = useFragment(
    graphql`
      fragment ReviewActions_text on Text @throwOnFieldError {
        id
        title
        version
      }
    `,
    textRef,
  );
  const [review, isInFlight] = useResultMutation<ReviewActionsMutation, object>(
    graphql`
      mutation ReviewActionsMutation($input: ReviewTextInput!) {
        reviewText(input: $input) {
          __typename
          ... on TextSuccess {
            text {
              status
              visibility
              version
              rights
              reviewNote
            }
          }
          ... on Error {
            code
          }
          ... on InvalidInputError {
            issues {
              path
              code
            }
          }
        }
      }
    `,
    (payload) => payload.text,
  );
  const [isOpen, setOpen] = useState(false);
  const [refusal, setRefusal] = useState<ErrorCode | null>(null);
  const text = { id, version };

  const publish = async (): Promise<void> => {
    setRefusal(null);
    const result = await review({ input: { text, isPublished: true } });
    if (result.ok) announce(t`“${title}” is now public.`);
    else setRefusal(result.error);
  };

  const publishIt = t`Publish`;
  const sendBack = t`Send back`;

  return (
    <div className={styles["column"]}>
      {refusal !== null && <ErrorNotice code={refusal} />}
      <div className={styles["actions"]}>
        <Button look="primary" isBusy={isInFlight} onClick={() => void publish()} aria-label={`${publishIt}: ${title}`}>
          {publishIt}
        </Button>
        <Button onClick={() => setOpen(true)} aria-label={`${sendBack}: ${title}`}>
          {sendBack}
        </Button>
      </div>
      <Dialog title={t`Send “${title}” back`} isOpen={isOpen} onClose={() => setOpen(false)}>
        <SendBackForm
          onSend={async (note) => toFormOutcome(await review({ input: { text, isPublished: false, note } }))}
          onSent={() => {
            setOpen(false);
            announce(t`“${title}” was sent back to its owner.`);
          }}
        />
      </Dialog>
    </div>
  );
}

const rules = makeReviewNoteRules(normalizeText);

const issues = {
  REQUIRED: msg`Write a short note so the owner knows what to change.`,
  OTHER: msg`This note is too long or has characters that can't be displayed. Shorten it or remove them.`,
};

type Props = { readonly onSend: (note: string) => Promise<FormOutcome>; readonly onSent: () => void };

/** The form for why a text is not published. */
function SendBackForm({ onSend, onSent }: Props) {
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
        hint={t`Only the owner sees this. Up to ${most} characters.`}
        issue={issue === null ? null : t(issue === "REQUIRED" ? issues.REQUIRED : issues.OTHER)}
      />
    </Form>
  );
}

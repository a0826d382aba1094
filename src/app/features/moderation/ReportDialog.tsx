import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { graphql } from "react-relay";
import type { ReportDialogMutation } from "../../../../__generated__/ReportDialogMutation.graphql";
import { type AbuseReason, abuseReasons, abuseRules } from "../../../contract/reportRules";
import { limits } from "../../../contract/limits";
import { toFormOutcome, useResultMutation } from "../../relay/useResultMutation";
import { Button } from "../../ui/Button";
import { Select } from "../../ui/ChoiceFields";
import { Dialog } from "../../ui/Dialog";
import { Form, checkRules, useForm } from "../../ui/form/Form";
import { TextArea } from "../../ui/TextField";
import type { ReportKind, ReportSubject } from "./ReportButton";

/** The reasons in words. */
export const abuseReasonNames: Readonly<Record<AbuseReason, MessageDescriptor>> = {
  OFFENSIVE: msg`Insulting, hateful or not suitable for children`,
  PERSONAL_DATA: msg`Personal information`,
  IMPERSONATION: msg`Pretends to be someone else`,
  COPYRIGHT: msg`Copied without permission`,
  OTHER: msg`Something else`,
};

/** Those that fit a person, and a text. */
const reasonsOf = {
  person: ["OFFENSIVE", "IMPERSONATION", "PERSONAL_DATA", "OTHER"],
  text: ["OFFENSIVE", "PERSONAL_DATA", "COPYRIGHT", "OTHER"],
} as const satisfies Readonly<Record<string, readonly AbuseReason[]>>;

type Props = {
  readonly kind: ReportKind;
  readonly subjects: readonly ReportSubject[];
  readonly isOpen: boolean;
  readonly onClose: () => void;
};

/** Reports somebody or a text to the admins. */
export function ReportDialog({ kind, subjects, isOpen, onClose }: Props) {
  const { t } = useLingui();
  const only = subjects.length === 1 ? subjects[0] : undefined;
  const name = only?.name ?? "";
  return (
    <Dialog title={name === "" ? t`Report someone` : t`Report “${name}”`} isOpen={isOpen} onClose={onClose}>
      <ReportForm kind={kind} subjects={subjects} onClose={onClose} />
    </Dialog>
  );
}

function ReportForm({ kind, subjects, onClose }: Omit<Props, "isOpen">) {
  const { t } = useLingui();
  const [send] = useReportAbuse();
  const [chosenId, setChosenId] = useState("");
  // Somebody who was chosen may have left the race meanwhile.
  const subjectId = (subjects.find(({ id }) => id === chosenId) ?? subjects[0])?.id ?? "";
  const [reason, setReason] = useState<AbuseReason>("OFFENSIVE");
  const [isSent, setSent] = useState(false);
  const { field, ...form } = useForm({
    initial: { details: "" },
    check: (values) => checkRules(abuseRules, values),
    send: async ({ details }) => {
      const result = await send({ input: { subjectId, reason, details } });
      if (result.ok) setSent(true);
      return toFormOutcome(result);
    },
  });
  if (isSent)
    return (
      <>
        <output>{t`Thank you. An admin will look at it.`}</output>
        <div>
          <Button onClick={onClose}>{t`Close`}</Button>
        </div>
      </>
    );
  return (
    <Form {...form} action={t`Send report`} actionUnderWay={t`Sending`}>
      <p>{t`The admins of this server read your report. They can't see who sent it.`}</p>
      {subjects.length > 1 && (
        <Select
          label={t`Name`}
          options={subjects.map(({ id, name }) => ({ value: id, label: name }))}
          value={subjectId}
          onChange={setChosenId}
        />
      )}
      <Select
        label={t`What's wrong?`}
        options={reasonsOf[kind].map((value) => ({ value, label: t(abuseReasonNames[value]) }))}
        value={reason}
        onChange={(chosen) => setReason(abuseReasons.find((one) => one === chosen) ?? "OTHER")}
      />
      <TextArea
        {...field("details")}
        label={t`In your own words (optional)`}
        hint={t`At most ${limits.abuseDetails} characters.`}
        rows={3}
      />
    </Form>
  );
}

/** Visitors become a guest first. It is safe to repeat. */
function useReportAbuse() {
  return useResultMutation<ReportDialogMutation, string>(
    graphql`
      mutation ReportDialogMutation($input: ReportAbuseInput!) {
        reportAbuse(input: $input) {
          __typename
          ... on ReportAbuseSuccess {
            subjectId
          }
          ... on RateLimitedError {
            retryAfterSeconds
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
    ({ subjectId }) => subjectId,
    { needsAccount: true },
  );
}

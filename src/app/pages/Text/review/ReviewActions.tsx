import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { ReviewActions_text$key } from "../../../../../__generated__/ReviewActions_text.graphql";
import type { ErrorCode } from "../../../../contract/errorCodes";
import { Button } from "../../../ui/Button";
import { Dialog } from "../../../ui/Dialog";
import { ErrorNotice } from "../../../ui/ErrorNotice";
import { announce } from "../../../ui/notices";
import { readErrorCode } from "../../../ui/readErrorCode";
import styles from "../TextPage.module.css";
import { SendBackForm } from "./SendBackForm";
import { useReviewText } from "./useReviewText";

/** What an admin decides about a text that waits: everybody shall have it, or it goes back with a note. */
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
  const [review, isInFlight] = useReviewText();
  const [isOpen, setOpen] = useState(false);
  const [refusal, setRefusal] = useState<ErrorCode | null>(null);
  const text = { id, version };

  const publish = async (): Promise<void> => {
    setRefusal(null);
    try {
      const outcome = await review({ text, isPublished: true });
      if (outcome.kind === "refused") setRefusal(outcome.code);
      if (outcome.kind === "done") announce(t`“${title}” is everybody's now.`);
    } catch (error) {
      setRefusal(readErrorCode(error));
    }
  };

  return (
    <div className={styles["column"]}>
      {refusal !== null && <ErrorNotice code={refusal} />}
      <div className={styles["actions"]}>
        <Button look="primary" isBusy={isInFlight} onClick={() => void publish()} aria-label={t`Publish ${title}`}>
          {t`Publish`}
        </Button>
        <Button onClick={() => setOpen(true)} aria-label={t`Send ${title} back`}>
          {t`Send back`}
        </Button>
      </div>
      <Dialog title={t`Send “${title}” back`} isOpen={isOpen} onClose={() => setOpen(false)}>
        <SendBackForm
          onSend={(note) => review({ text, isPublished: false, note })}
          onSent={() => {
            setOpen(false);
            announce(t`“${title}” is back with its owner.`);
          }}
        />
      </Dialog>
    </div>
  );
}

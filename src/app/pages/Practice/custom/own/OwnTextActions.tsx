import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { OwnTextActions_text$key } from "../../../../../../__generated__/OwnTextActions_text.graphql";
import type { ErrorCode } from "../../../../../contract/errorCodes";
import { Button } from "../../../../ui/Button";
import { Dialog } from "../../../../ui/Dialog";
import { ErrorNotice } from "../../../../ui/ErrorBoundary";
import styles from "./OwnTexts.module.css";
import { TextDialog } from "./TextDialog";
import { useDeleteOwnText } from "./useDeleteOwnText";

type Props = { readonly textRef: OwnTextActions_text$key; readonly onChange: () => void };

/** Changes or deletes a text of one's own; deleting asks first. */
export function OwnTextActions({ textRef, onChange }: Props) {
  const { t } = useLingui();
  const { id, title, body, language } = useFragment(
    graphql`
      fragment OwnTextActions_text on Text @throwOnFieldError {
        id
        title
        body
        language
      }
    `,
    textRef,
  );
  const [open, setOpen] = useState<"edit" | "delete" | null>(null);
  const [remove, isDeleting] = useDeleteOwnText();
  const [issue, setIssue] = useState<ErrorCode | null>(null);
  const close = (): void => setOpen(null);
  const confirm = async (): Promise<void> => {
    const code = await remove(id);
    setIssue(code);
    if (code !== null) return;
    close();
    onChange();
  };

  return (
    <>
      <Button look="quiet" isSmall onClick={() => setOpen("edit")} aria-label={t`Change ${title}`}>
        {t`Change`}
      </Button>
      <Button look="quiet" isSmall onClick={() => setOpen("delete")} aria-label={t`Delete ${title}`}>
        {t`Delete`}
      </Button>
      <TextDialog
        isOpen={open === "edit"}
        text={{ id, title, body, language: language === "NL" ? "nl" : "en" }}
        onClose={close}
        onSaved={onChange}
      />
      <Dialog title={t`Delete “${title}”?`} isOpen={open === "delete"} onClose={close}>
        <p>{t`The text and your place in it go, on every device. Results of it stay.`}</p>
        {issue !== null && <ErrorNotice code={issue} />}
        <div className={styles["actions"]}>
          <Button look="danger" isBusy={isDeleting} onClick={() => void confirm()}>
            {t`Delete`}
          </Button>
          <Button onClick={close}>{t({ message: "Keep", context: "text" })}</Button>
        </div>
      </Dialog>
    </>
  );
}

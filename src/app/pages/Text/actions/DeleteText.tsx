import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import { useNavigate } from "react-router-dom";
import type { DeleteText_text$key } from "../../../../../__generated__/DeleteText_text.graphql";
import type { ErrorCode } from "../../../../contract/errorCodes";
import { Button } from "../../../ui/Button";
import { Dialog } from "../../../ui/Dialog";
import { ErrorNotice } from "../../../ui/ErrorNotice";
import { announce } from "../../../ui/notices";
import { useDeleteOwnText } from "../../Practice/custom/own/useDeleteOwnText";
import styles from "../TextPage.module.css";

/** Deletes a text that nobody else has, once it was asked whether that is meant. */
export function DeleteText({ textRef }: { readonly textRef: DeleteText_text$key }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { id, title } = useFragment(
    graphql`
      fragment DeleteText_text on Text @throwOnFieldError {
        id
        title
      }
    `,
    textRef,
  );
  const [remove, isDeleting] = useDeleteOwnText();
  const [isOpen, setOpen] = useState(false);
  const [refusal, setRefusal] = useState<ErrorCode | null>(null);

  const confirm = async (): Promise<void> => {
    const code = await remove(id);
    setRefusal(code);
    if (code !== null) return;
    announce(t`The text is deleted.`);
    await navigate("/texts");
  };

  return (
    <>
      <Button look="quiet" onClick={() => setOpen(true)}>
        {t`Delete`}
      </Button>
      <Dialog title={t`Delete “${title}”?`} isOpen={isOpen} onClose={() => setOpen(false)}>
        <div className={styles["column"]}>
          <p>{t`The text and your place in it go, on every device. Results of it stay.`}</p>
          {refusal !== null && <ErrorNotice code={refusal} />}
          <div className={styles["actions"]}>
            <Button look="danger" isBusy={isDeleting} onClick={() => void confirm()}>
              {t`Delete`}
            </Button>
            <Button onClick={() => setOpen(false)}>{t({ message: "Keep", context: "text" })}</Button>
          </div>
        </div>
      </Dialog>
    </>
  );
}

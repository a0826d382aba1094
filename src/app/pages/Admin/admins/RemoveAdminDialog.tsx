import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { type ErrorCode, readErrorCode } from "../../../../contract/errorCodes";
import { Button } from "../../../ui/Button";
import { Dialog } from "../../../ui/Dialog";
import { ErrorNotice } from "../../../ui/ErrorBoundary";
import { announce } from "../../../ui/notices";
import { useRemoveAdmin } from "./adminMutations";
import styles from "./Admins.module.css";

export type NamedAdmin = { readonly id: string; readonly displayName: string; readonly isViewer: boolean };

/** Asks once more before an admin is a member again. */
export function RemoveAdminDialog({ admin, onClose }: { readonly admin: NamedAdmin; readonly onClose: () => void }) {
  const { t } = useLingui();
  const remove = useRemoveAdmin();
  const [issue, setIssue] = useState<ErrorCode | null>(null);
  const [isBusy, setBusy] = useState(false);
  const { id, displayName, isViewer } = admin;
  const go = async (): Promise<void> => {
    setBusy(true);
    const code = await remove(id).catch(readErrorCode);
    setBusy(false);
    setIssue(code);
    if (code !== null) return;
    announce(t`${displayName} is no longer an admin.`);
    onClose();
  };
  return (
    <Dialog title={t`Remove admin`} isOpen onClose={onClose}>
      <div className={styles["dialog"]}>
        <p>
          {isViewer
            ? t`You'll no longer be an admin. Another admin can appoint you again.`
            : t`${displayName} will no longer be an admin. The account and its results stay.`}
        </p>
        {issue !== null && <ErrorNotice code={issue} onRetry={() => void go()} />}
        <div className={styles["buttons"]}>
          <Button look="danger" isBusy={isBusy} onClick={() => void go()}>
            {t`Remove admin`}
          </Button>
          <Button onClick={onClose}>{t`Cancel`}</Button>
        </div>
      </div>
    </Dialog>
  );
}

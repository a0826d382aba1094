import { useLingui } from "@lingui/react/macro";
import { type ReactNode, useState } from "react";
import type { ErrorCode } from "../../../contract/errorCodes";
import { Button, type ButtonLook } from "../../ui/Button";
import { ErrorNotice } from "../../ui/ErrorBoundary";
import styles from "./DialogBody.module.css";
import type { MutationResult } from "../../relay/useResultMutation";

type Props = {
  readonly action: string;
  readonly look?: ButtonLook;
  readonly issue: ErrorCode | null;
  readonly isBusy: boolean;
  readonly go: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
};

/** The content of a dialog: what it will do, an error message, the button to do it, and one to cancel. */
export function DialogBody({ action, look = "primary", issue, isBusy, go, onClose, children }: Props) {
  const { t } = useLingui();
  return (
    <div className={styles["body"]}>
      {children}
      {issue !== null && <ErrorNotice code={issue} onRetry={go} />}
      <div className={styles["buttons"]}>
        <Button look={look} isBusy={isBusy} onClick={go}>
          {action}
        </Button>
        <Button onClick={onClose}>{t`Cancel`}</Button>
      </div>
    </div>
  );
}

/** For a dialog with one action: runs it, shows an error, or continues when it is done. */
export function useDialogAction(act: () => Promise<MutationResult<unknown>>, onDone: () => void) {
  const [issue, setIssue] = useState<ErrorCode | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const go = async (): Promise<void> => {
    if (isBusy) return;
    setIsBusy(true);
    const result = await act();
    setIsBusy(false);
    setIssue(result.ok ? null : result.error);
    if (result.ok) onDone();
  };
  return { issue, isBusy, go: () => void go() };
}

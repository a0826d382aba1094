import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { ErrorCode } from "../../../../contract/errorCodes";
import { Button, type ButtonLook } from "../../../ui/Button";
import { ErrorNotice } from "../../../ui/ErrorBoundary";
import styles from "./DialogBody.module.css";

type Props = {
  readonly action: string;
  readonly look?: ButtonLook;
  readonly issue: ErrorCode | null;
  readonly isBusy: boolean;
  readonly go: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
};

/** In a dialog: what will be done, what stopped it, the button that does it, and the way back. */
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

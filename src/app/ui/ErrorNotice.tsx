import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { ErrorCode } from "../../contract/errorCodes";
import { errorReactions } from "../../contract/errorCodes";
import { Button } from "./Button";
import { Notice } from "./Notice";
import { useErrorMessage } from "./useErrorMessage";

type Props = {
  readonly code: ErrorCode;
  /** The whole page failed: the message is its heading. */
  readonly isPage?: boolean;
  /** Without it, nothing is offered; with it, only where the catalogue says that trying again can help. */
  readonly onRetry?: () => void;
  /** More to do, for instance a link away. */
  readonly children?: ReactNode;
};

/** A failure in the catalogue's words. */
export function ErrorNotice({ code, isPage = false, onRetry, children }: Props) {
  const { t } = useLingui();
  const message = useErrorMessage(code);
  return (
    <Notice kind="error" isPage={isPage} text={message}>
      {code === "DOCUMENT_UNKNOWN" && <Button onClick={() => location.reload()}>{t`Load the new version`}</Button>}
      {errorReactions[code].retry && onRetry !== undefined && <Button onClick={onRetry}>{t`Try again`}</Button>}
      {children}
    </Notice>
  );
}

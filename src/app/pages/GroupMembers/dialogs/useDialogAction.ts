import { useState } from "react";
import { type ErrorCode, readErrorCode } from "../../../../contract/errorCodes";

/** For a dialog that does one thing: does it, says what stopped it, and goes on when it is done. */
export function useDialogAction(act: () => Promise<ErrorCode | null>, onDone: () => void) {
  const [issue, setIssue] = useState<ErrorCode | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const go = async (): Promise<void> => {
    if (isBusy) return;
    setIsBusy(true);
    const code = await act().catch(readErrorCode);
    setIsBusy(false);
    setIssue(code);
    if (code === null) onDone();
  };
  return { issue, isBusy, go: () => void go() };
}

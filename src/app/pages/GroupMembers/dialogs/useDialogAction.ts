import { useState } from "react";
import type { ErrorCode } from "../../../../contract/errorCodes";
import { readErrorCode } from "../../../ui/readErrorCode";

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

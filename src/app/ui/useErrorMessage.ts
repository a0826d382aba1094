import { useEffect, useSyncExternalStore } from "react";
import type { ErrorCode } from "../../contract/errorCodes";
import { errorMessage, loadErrorMessages, subscribeToErrorMessages } from "./errorMessages";

/** What a code says; "" for none. */
export function useErrorMessage(code: ErrorCode | null): string {
  const message = useSyncExternalStore(subscribeToErrorMessages, () => (code === null ? "" : errorMessage(code)));
  useEffect(() => {
    if (code !== null) void loadErrorMessages();
  }, [code]);
  return message;
}

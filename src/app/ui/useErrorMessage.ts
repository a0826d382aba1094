import { useLingui } from "@lingui/react/macro";
import { useEffect, useSyncExternalStore } from "react";
import type { ErrorCode } from "../../contract/errorCodes";
import { useLocale } from "../platform/locale/useLocale";
import { errorMessage, loadErrorMessages, subscribeToErrorMessages } from "./errorMessages";

/** What a code says, in general words while the catalogue is not here; "" for none. */
export function useErrorMessage(code: ErrorCode | null): string {
  const { t } = useLingui();
  const locale = useLocale();
  const read = () => (code === null ? "" : errorMessage(code, locale));
  const message = useSyncExternalStore(subscribeToErrorMessages, read, read);
  useEffect(() => {
    if (code !== null) void loadErrorMessages(locale);
  }, [code, locale]);
  return message ?? t`Something went wrong. Check the connection, then try again.`;
}

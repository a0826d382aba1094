import { useEffect } from "react";
import { useLocale } from "../../platform/locale/useLocale";
import { subscribeToToken } from "../../relay/sessionToken";
import { errorMessage, loadErrorMessages } from "../../ui/errorMessages";
import { announce } from "../../ui/notices";

/** Says when the server has ended the session. */
export function useSessionNotices(): void {
  const locale = useLocale();
  useEffect(
    () =>
      subscribeToToken((change) => {
        if (change === "expired")
          void loadErrorMessages(locale).then(() => announce(errorMessage("SESSION_EXPIRED", locale) ?? ""));
      }),
    [locale],
  );
}
